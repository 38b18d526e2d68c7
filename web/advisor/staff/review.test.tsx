import type { ReviewedTurn } from '@rahnama/contract/advisor/advisor.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import AdvisorSettingsPage from './advisor-settings-page.tsx'

const TURN: ReviewedTurn = {
  id: '11111111-1111-4111-8111-111111111111',
  question: 'Can my parrot fly with me?',
  language: 'en',
  askedAt: '2026-11-15T12:00:00.000Z',
  state: 'done',
  parts: [
    {
      topic: 'unknown',
      outcome: 'handedOver',
      heading: null,
      sentences: ['I am not sure enough.'],
      table: null,
      sources: [],
      link: null,
    },
  ],
  choices: [],
  draft: null,
  writtenBy: 'rules',
  isRight: false,
  otherwise: { choices: [], draft: '' },
  correction: null,
  client: { id: '11111111-1111-4111-8111-111111111112', name: 'Parnian Nemooneh' },
  understood: { topics: ['unknown'], leftover: ['parrot'], fallback: 'figure', dropped: ['Your score is 612.'] },
  rating: null,
  judgements: [],
  isAdopted: false,
}

function serve(turn: ReviewedTurn = TURN) {
  const sent: { path: string; body: unknown }[] = []
  let setting = { version: 0, value: { isOn: true, toman: null, helpLines: null } }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = String(url)
    const isSetting = path.includes('/site-settings/')
    if (init?.method === 'PUT') {
      const body = JSON.parse(String(init.body))
      sent.push({ path, body })
      if (isSetting) setting = { version: 1, value: body.value }
      return Response.json(isSetting ? setting : { ...turn, rating: body.rating })
    }
    if (init?.method === 'POST') {
      sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : {} })
      turn = { ...turn, isAdopted: true }
      return Response.json(turn)
    }
    return Response.json(isSetting ? setting : { turns: [turn], hasEarlier: false })
  })
  return sent
}

afterEach(() => vi.restoreAllMocks())

async function show(language: Language) {
  await Promise.all((['advisorDesk', 'errors'] as const).map((name) => loadTexts(language, name)))
  return renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ToastProvider>
          <AdvisorSettingsPage />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

test('the owner switches the assistant off over the version that was read', async () => {
  const sent = serve()
  const screen = await show('en')
  const box = screen.getByRole('checkbox', { name: 'Clients may ask the assistant' })
  await box.click()
  await expect.element(box).not.toBeChecked()
  expect(sent).toEqual([
    { path: '/api/site-settings/advisor', body: { version: 0, value: { isOn: false, toman: null, helpLines: null } } },
  ])
})

test('the switch stands where it was put while the answer is under way, and goes back when it is refused', async () => {
  serve()
  const screen = await show('en')
  const box = screen.getByRole('checkbox', { name: 'Clients may ask the assistant' })
  await expect.element(box).toBeChecked()
  const answer = Promise.withResolvers<Response>()
  vi.mocked(fetch).mockImplementationOnce(() => answer.promise)
  await box.click()
  await expect.element(box).not.toBeChecked()
  answer.resolve(Response.json({ code: 'INTERNAL' }, { status: 500 }))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(box).toBeChecked()
})

test('the owner says whom somebody in despair can call, in both languages or not at all', async () => {
  const sent = serve()
  const screen = await show('en')
  await screen.getByRole('textbox', { name: 'Help lines, in English' }).fill('In Germany call 0800 111 0 111.')
  await screen.getByRole('button', { name: 'Save help lines' }).click()
  await expect.element(screen.getByText(/Write it in both languages, or leave both empty/)).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByRole('textbox', { name: 'Help lines, in Persian' }).fill('در آلمان با 0800 111 0 111')
  await screen.getByRole('button', { name: 'Save help lines' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ body: { value: { isOn: true, helpLines: { en: 'In Germany call 0800 111 0 111.' } } } }])
})

test('an answer is rated and corrected in one press, beside the words it did not know', async () => {
  const sent = serve()
  const screen = await show('en')
  await expect.element(screen.getByText('parrot', { exact: true })).toBeVisible()
  await screen.getByRole('textbox', { name: 'Correction for the client' }).fill('Yes, with a certificate.')
  await screen.getByRole('button', { name: 'Incomplete' }).click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(sent).toEqual([
    {
      path: `/api/advisor/review/${TURN.id}`,
      body: { rating: 'incomplete', judgements: [], correction: 'Yes, with a certificate.' },
    },
  ])
})

test('a sentence and a source are judged alone, and saved with the rating', async () => {
  const source = { key: 'article:pets', title: 'Pets', asOf: null, href: null }
  const sent = serve({ ...TURN, parts: TURN.parts.map((part) => ({ ...part, sources: [source] })) })
  const screen = await show('en')
  const lineOf = (name: string) => screen.getByRole('group', { name })
  await lineOf('Judge: I am not sure enough.').getByRole('button', { name: 'Right' }).click()
  await lineOf('Judge: Source: Pets').getByRole('button', { name: 'Wrong' }).click()
  await screen.getByRole('button', { name: 'Incomplete' }).click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({
    judgements: [
      { part: 0, of: 'sentence', place: 0, isRight: true },
      { part: 0, of: 'source', place: 0, isRight: false },
    ],
  })
})

test('the owner drafts a correction as a question of the site, once', async () => {
  const correction = { text: 'Yes, with a certificate.', at: '2026-11-15T12:00:00.000Z' }
  const sent = serve({ ...TURN, correction })
  const screen = await show('en')
  await screen.getByRole('button', { name: 'Draft it as a question of the site' }).click()
  await expect.element(screen.getByText(/A draft is among the questions of the site/)).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual([`/api/advisor/review/${TURN.id}/adopt`])
})

test('a rate is saved as it was typed in Persian digits, and none that cannot be', async () => {
  const sent = serve()
  const screen = await show('en')
  const field = screen.getByRole('textbox', { name: 'Tomans for one Canadian dollar' })
  await field.fill('0')
  await expect.element(screen.getByText(/Please enter a whole number/)).toBeVisible()
  await field.fill('۸۵٬۰۰۰')
  await screen.getByRole('button', { name: 'Save rate' }).click()
  await expect.poll(() => sent).toMatchObject([{ body: { value: { isOn: true, toman: { perDollar: 85_000 } } } }])
})

test.each(['en', 'fa'] as const)('in %s it fits a phone and axe finds nothing', async (language) => {
  await page.viewport(390, 800)
  serve()
  const screen = await show(language)
  await expect.element(screen.getByText('I am not sure enough.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})
