import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import PrivacyRegisterPage from './privacy-register-page.tsx'

afterEach(() => void vi.restoreAllMocks())

const WAITING = {
  id: '44444444-4444-4444-8444-444444444444',
  client: 'Mina Sample',
  email: 'mina@example.com',
  what: 'My date of birth is wrong.',
  dueAt: '2020-01-15T12:00:00.000Z',
}
const BREACH = {
  id: '55555555-5555-4555-8555-555555555555',
  version: 1,
  foundOn: '2026-11-14',
  what: 'A laptop was left on a train.',
  affected: 'Passports',
  people: 12,
  isRealRisk: true,
  assessment: 'High',
  measures: 'Sessions ended',
  reportedOn: null,
  toldOn: null,
  closedOn: null,
  recordedBy: 'Owner',
  keptUntil: '2028-11-14',
}

async function show(language: 'en' | 'fa') {
  const sent: { url: string; body: unknown }[] = []
  let waiting: object[] = [WAITING]
  let register: object[] = [BREACH]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method && init.method !== 'GET') {
      const body = JSON.parse(String(init.body))
      sent.push({ url: `${init.method} ${String(url)}`, body })
      if (String(url).includes('corrections')) waiting = []
      else register = [{ ...BREACH, ...body.breach, id: body.id ?? BREACH.id }]
    }
    return Response.json(String(url).includes('corrections') ? { corrections: waiting } : { breaches: register })
  })
  await Promise.all((['breaches', 'errors', 'ui'] as const).map((name) => loadTexts(language, name)))
  const screen = await renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ToastProvider>
          <PrivacyRegisterPage />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { screen, sent }
}

test('a request past its day says so, is answered with what was done, and is gone', async () => {
  const { screen, sent } = await show('en')
  await expect.element(screen.getByText('Was due by 15 January 2020')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  await expect.element(screen.getByRole('link', { name: 'Write something here' })).toBeVisible()
  await userEvent.click(screen.getByLabelText('Left it as it is'))
  await userEvent.fill(screen.getByLabelText('What the client reads'), 'Your passport says the same.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  await expect.element(screen.getByText('No request is waiting for an answer.')).toBeVisible()
  expect(sent).toEqual([
    {
      url: `POST /api/corrections/${WAITING.id}/answer`,
      body: { outcome: 'refused', words: 'Your passport says the same.' },
    },
  ])
})

test('a breach with real risk asks to be reported until it is, and is completed over its version', async () => {
  const { screen, sent } = await show('en')
  await expect.element(screen.getByText(/report to the Privacy Commissioner of Canada/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }))
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  await userEvent.fill(screen.getByLabelText('How you judged the risk'), 'The disk is encrypted.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByText('No real risk of significant harm')).toBeVisible()
  expect(sent).toMatchObject([
    {
      url: `PUT /api/breaches/${BREACH.id}`,
      body: { version: 1, breach: { isRealRisk: false, assessment: 'The disk is encrypted.', reportedOn: null } },
    },
  ])
  await expect.element(screen.getByText(/report to the Privacy Commissioner of Canada/)).not.toBeInTheDocument()
})

test('closing a breach that nobody has judged is refused on its fields, and nothing is sent', async () => {
  const { screen, sent } = await show('en')
  await userEvent.click(screen.getByRole('button', { name: 'Record a breach' }))
  await userEvent.fill(screen.getByLabelText('What happened'), 'A letter went to a wrong address.')
  await userEvent.fill(screen.getByLabelText('Whose data, and which'), 'One client, an address')
  const closed = screen.getByRole('group', { name: 'Closed on' })
  await userEvent.fill(closed.getByLabelText('Day'), '20')
  await userEvent.fill(closed.getByLabelText('Month'), 'November')
  await userEvent.fill(closed.getByLabelText('Year'), '2026')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('link', { name: 'Judge the risk before you close it' })).toBeVisible()
  expect(sent).toEqual([])
})

test.each(LANGUAGES)('in %s the page fits a phone and passes axe', async (language) => {
  await page.viewport(390, 844)
  const { screen } = await show(language)
  await expect.element(screen.getByText('A laptop was left on a train.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect((await axe.run(screen.container)).violations).toEqual([])
})
