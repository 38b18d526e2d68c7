import { DEFAULT_SITE_SETTINGS, type GeneralSettings, type OfficeSettings } from '@rahnama/contract/site-settings.ts'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FirmProvider } from '../firm/firm.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import GeneralPage from './general-page.tsx'
import { showSettings } from './show-settings.test-data.tsx'

const { general } = DEFAULT_SITE_SETTINGS
type Sent = { version: number; value: GeneralSettings }

const offices: { version: number; value: OfficeSettings }[] = []
function serveOffice(init: RequestInit | undefined) {
  if (init?.method !== 'PUT') return Response.json({ version: 1, value: DEFAULT_SITE_SETTINGS.office })
  const body = JSON.parse(String(init.body))
  offices.push(body)
  return Response.json({ version: 2, value: body.value })
}

/** A server with one group of settings; what is put into `answers` is answered first. */
function serve(answers: (() => Response)[] = []) {
  const server = { version: 3, value: general, sent: [] as Sent[] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).endsWith('/office')) return serveOffice(init)
    if (init?.method !== 'PUT') return Response.json({ version: server.version, value: server.value })
    const body = JSON.parse(String(init.body)) as Sent
    server.sent.push(body)
    const answer = answers.shift()
    if (answer) return answer()
    server.version = body.version + 1
    server.value = body.value
    return Response.json({ version: server.version, value: server.value })
  })
  return server
}

afterEach(() => vi.restoreAllMocks())

const screenOf = (language: 'en' | 'fa') =>
  showSettings(
    language,
    <FirmProvider initial={{ names: general.name, logo: null, sheet: '' }}>
      <Logo />
      <GeneralPage />
    </FirmProvider>,
  )

test('a renamed firm is saved over the version that was read, and is called so at once', async () => {
  const server = serve()
  const screen = await screenOf('en')
  await userEvent.fill(screen.getByLabelText('In English'), 'Compass')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).first())
  await expect.element(screen.getByText('Compass', { exact: true })).toBeVisible()
  expect(server.sent).toEqual([{ version: 3, value: { ...general, name: { ...general.name, en: 'Compass' } } }])
})

test('a network left empty is none, and one filled in is sent as its address', async () => {
  const server = serve()
  const screen = await screenOf('en')
  await userEvent.fill(screen.getByLabelText(/LinkedIn/), 'https://in.example/company/firm')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).first())
  await expect.poll(() => server.sent.length).toBe(1)
  expect(server.sent[0]?.value.links).toEqual({ ...general.links, linkedin: 'https://in.example/company/firm' })
})

test('what the server refuses stands on its field in words', async () => {
  const body = { code: 'INVALID_INPUT', issues: [{ field: 'value.contactEmail', fault: 'NOT_AN_EMAIL' }] }
  serve([() => Response.json(body, { status: 400 })])
  const screen = await screenOf('en')
  await userEvent.fill(screen.getByLabelText('Email', { exact: true }), 'nowhere')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).first())
  await expect
    .element(screen.getByRole('alert').getByRole('link'))
    .toHaveTextContent('Enter an email address like name@firm.example')
  await expect.element(screen.getByLabelText('Email', { exact: true })).toHaveValue('nowhere')
})

test('whoever saves second sees what the first changed, keeps what they typed, and saves over it knowingly', async () => {
  const answers = [() => Response.json({ code: 'CONFLICT' }, { status: 409 })]
  const server = serve(answers)
  const screen = await screenOf('en')
  await userEvent.fill(screen.getByLabelText('In English'), 'Compass')
  server.version = 4
  server.value = { ...general, phone: '+1 647 555 0100' }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).first())
  await expect.element(screen.getByText(/Somebody else saved these settings/)).toBeVisible()
  await expect.element(screen.getByLabelText('Phone')).toHaveValue('+1 647 555 0100')
  await expect.element(screen.getByLabelText('In English')).toHaveValue('Compass')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).first())
  await expect
    .poll(() => server.sent.at(-1))
    .toMatchObject({
      version: 4,
      value: { phone: '+1 647 555 0100', name: { en: 'Compass' } },
    })
})

test('hours and a closed day are saved together, with the days in the order of the week', async () => {
  serve()
  const screen = await screenOf('en')
  await userEvent.fill(screen.getByLabelText('Friday, closes at'), '13:00')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a day' }))
  await userEvent.fill(screen.getByLabelText('Day', { exact: true }).last(), '22')
  await userEvent.fill(screen.getByLabelText('Month', { exact: true }), '3')
  await userEvent.fill(screen.getByLabelText('Year', { exact: true }), '2099')
  await userEvent.fill(screen.getByLabelText('Name in English'), 'Nowruz')
  await userEvent.fill(screen.getByLabelText('Name in Persian'), 'نوروز')
  await userEvent.click(screen.getByRole('button', { name: 'Add', exact: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).last())
  await expect.poll(() => offices.length).toBe(1)
  const { week } = DEFAULT_SITE_SETTINGS.office
  expect(offices[0]).toEqual({
    version: 1,
    value: {
      week: week.with(1, null).with(5, { opens: '09:00', closes: '13:00' }),
      keepsPublicHolidays: true,
      closures: [{ on: '2099-03-22', name: { en: 'Nowruz', fa: 'نوروز' } }],
    },
  })
})

test.each(['en', 'fa'] as const)('in %s the page fits a phone and passes axe', async (language) => {
  serve()
  await page.viewport(390, 844)
  const screen = await screenOf(language)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: language === 'en' ? 'Save' : 'ذخیره' }).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect((await axe.run(screen.container)).violations).toEqual([])
})
