import type { AdvisorTurn } from '@rahnama/contract/advisor/advisor.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { sessionFor } from '../auth/auth-service.test-data.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import AdvisorPage from './advisor-page.tsx'

const client = {
  onAuthStateChange(listener: (event: string, session: unknown) => void) {
    listener('INITIAL_SESSION', sessionFor('now', { userId: '11111111-1111-4111-8111-111111111111' }))
    return { data: { subscription: { unsubscribe() {} } } }
  },
} as unknown as AuthClient
const getClient = async () => client

const answered = (id: string, question: string, more: Partial<AdvisorTurn> = {}): AdvisorTurn => ({
  id,
  question,
  language: 'en',
  askedAt: '2026-11-15T12:00:00.000Z',
  state: 'done',
  parts: [
    {
      topic: 'score.total',
      outcome: 'answered',
      heading: null,
      sentences: ['Your CRS score is 374 points.'],
      table: null,
      sources: [{ key: 'IRCC, CRS criteria', title: 'IRCC, CRS criteria', asOf: '2025-03-25', href: null }],
      link: { href: '/report', label: 'See your score' },
    },
  ],
  choices: [],
  draft: null,
  writtenBy: 'rules',
  isRight: null,
  otherwise: { choices: [], draft: '' },
  correction: null,
  ...more,
})

type Sent = { method: string; path: string; body: Record<string, unknown> }

/** A server with a conversation that grows by what is asked. `fails` answers the next question with this status. */
function serve(turns: AdvisorTurn[], more: { isOn?: boolean; fails?: number } = {}) {
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = String(url)
    const method = init?.method ?? 'GET'
    if (path.includes('/api/events')) return new Promise<Response>(() => {})
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    sent.push({ method, path, body })
    if (method === 'POST' && more.fails) {
      const status = more.fails
      delete more.fails
      return Response.json({ code: 'UNAVAILABLE' }, { status })
    }
    if (method === 'POST') turns.push(answered(String(body.id), String(body.question)))
    if (method === 'DELETE') turns.splice(0)
    if (method !== 'GET') return Response.json(turns.at(-1) ?? {})
    const { isOn = true } = more
    return Response.json({
      isOn,
      usesModel: false,
      turns: [...turns],
      hasEarlier: false,
      suggestions: ['What is my score?'],
    })
  })
  return sent
}

afterEach(() => vi.restoreAllMocks())

async function show(language: Language = 'en') {
  await Promise.all((['advisor', 'errors'] as const).map((name) => loadTexts(language, name)))
  return renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AuthProvider client={getClient}>
          <ToastProvider>
            <AdvisorPage />
          </ToastProvider>
        </AuthProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

test('a question is asked with Enter, its answer names source and day, and the field is free again', async () => {
  const sent = serve([])
  const screen = await show()
  const field = screen.getByRole('textbox', { name: 'Your question' })
  await field.fill('my score pls')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Your CRS score is 374 points.').first()).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body.question)).toEqual(['my score pls'])
  await expect.element(field).toHaveValue('')
  await screen.getByText('Sources (1)').click()
  await expect.element(screen.getByText('as of 25 March 2025')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See your score' })).toHaveAttribute('href', '/report')
})

test('what could not be sent stays in the field and is sent again from there', async () => {
  const sent = serve([], { fails: 503 })
  const screen = await show()
  const field = screen.getByRole('textbox', { name: 'Your question' })
  await field.fill('my score pls')
  await screen.getByRole('button', { name: 'Ask' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(field).toHaveValue('my score pls')
  await screen.getByRole('button', { name: 'Ask' }).click()
  await expect.element(screen.getByRole('link', { name: 'See your score' })).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('a hand-over leads to a message that is written already', async () => {
  serve([
    answered('11111111-1111-4111-8111-111111111112', 'Can my parrot fly?', {
      draft: 'My question: “Can my parrot fly?”',
    }),
  ])
  const screen = await show()
  const link = screen.getByRole('link', { name: 'Send to your consultant' })
  await expect.element(link).toBeVisible()
  const address = new URL(link.element().getAttribute('href') ?? '', 'http://localhost')
  expect([address.pathname, address.searchParams.get('text')]).toEqual([
    '/messages',
    'My question: “Can my parrot fly?”',
  ])
  expect(address.searchParams.get('subject')).toBe('Can my parrot fly?')
})

test('said not to be what was asked, an answer offers the near questions and then a person', async () => {
  const otherwise = { choices: ['Why is my score what it is?'], draft: 'My question: “my score pls”' }
  const sent = serve([answered('11111111-1111-4111-8111-111111111116', 'my score pls', { isRight: false, otherwise })])
  const screen = await show()
  await expect.element(screen.getByRole('link', { name: 'Send to your consultant' })).toBeVisible()
  await screen.getByRole('button', { name: 'Why is my score what it is?' }).click()
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ body }) => body.question))
    .toEqual(['Why is my score what it is?'])
})

test.each([
  ['it shows what was asked', [answered('11111111-1111-4111-8111-111111111113', 'What is my score?')]],
  ['nothing was asked yet', []],
] as const)('switched off it takes no question and leads to people who answer, also where %s', async (_, turns) => {
  serve([...turns], { isOn: false })
  const screen = await show()
  await expect.element(screen.getByText('The assistant is switched off for now')).toBeVisible()
  await expect.element(screen.getByText('Please write to your consultant or book a time.')).toBeVisible()
  const leadsTo = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href')
  expect(['Write to your consultant', 'Book a consultation'].map(leadsTo)).toEqual(['/messages', '/booking/initial'])
  expect(screen.getByText('What is my score?').elements().length > 0).toBe(turns.length > 0)
  expect(screen.getByRole('textbox').elements()).toEqual([])
})

test.each([
  ['en', 'Copy', 'It could not be copied. Your browser does not allow it.'],
  ['fa', 'کپی', 'کپی نشد. مرورگر شما اجازه نمی‌دهد.'],
] as const)('in %s it is said when the browser lets nothing be copied', async (language, name, words) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  serve([answered('11111111-1111-4111-8111-111111111117', 'What is my score?')])
  const screen = await show(language)
  await screen.getByRole('button', { name, exact: true }).click()
  await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible()
})

test('the conversation is deleted after being asked once more', async () => {
  const sent = serve([answered('11111111-1111-4111-8111-111111111114', 'What is my score?')])
  const screen = await show()
  await screen.getByRole('button', { name: 'Delete conversation' }).click()
  await screen.getByRole('button', { name: 'Delete all' }).click()
  await expect.element(screen.getByText('See your score')).not.toBeInTheDocument()
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/api/advisor/turns'])
})

test.each(['en', 'fa'] as const)('in %s it fits a phone and axe finds nothing', async (language) => {
  await page.viewport(390, 800)
  serve([
    answered('11111111-1111-4111-8111-111111111115', 'امتیازم چنده؟', {
      language,
      isRight: false,
      choices: ['امتیازم کافی است؟'],
      otherwise: { choices: ['Why is my score what it is?'], draft: 'My question' },
      correction: { text: 'Better so.', at: '2026-11-15T12:00:00.000Z' },
    }),
  ])
  const screen = await show(language)
  await expect.element(screen.getByText('Better so.')).toBeVisible()
  screen.container.querySelector('summary')?.click()
  await expect.element(screen.getByRole('list').filter({ hasText: 'IRCC, CRS criteria' }).last()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('four sentences and eight rows stand there, and the rest after “Show more”', async () => {
  const [part] = answered('a', 'q').parts
  if (!part) throw new Error('no part')
  const sentences = ['One.', 'Two.', 'Three.', 'Four.', 'Five.']
  const table = { head: ['Year', 'Points'], rows: Array.from({ length: 9 }, (_, place) => [`row ${place}`, 'x']) }
  const id = '22222222-2222-4222-8222-222222222222'
  serve([answered(id, 'everything', { parts: [{ ...part, sentences, table }] })])
  const screen = await show()
  await expect.element(screen.getByText('Four.')).toBeVisible()
  expect([screen.getByText('Five.').query(), screen.getByText('row 8').query()]).toEqual([null, null])
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.element(screen.getByText('Five.')).toBeVisible()
  await expect.element(screen.getByText('row 8')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show more' }).query()).toBeNull()
})
