import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Notice, NoticeSummary } from '@rahnama/contract/notices.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { sessionFor } from '../auth/auth-service.test-data.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { eventually } from '../test/eventually.ts'
import { renderIn } from '../ui/render-in.tsx'
import { Bell } from './notices.tsx'

/** Files of tests share one browser, and the pages of one person share one stream. */
const ME = crypto.randomUUID()

const client = {
  onAuthStateChange(listener: (event: string, session: unknown) => void) {
    listener('INITIAL_SESSION', sessionFor('now', { userId: ME }))
    return { data: { subscription: { unsubscribe() {} } } }
  },
} as unknown as AuthClient

afterEach(() => vi.restoreAllMocks())

const FOLIO = 'A-7K3M-92QF'
let made = 0
function notice(changes: Partial<Notice> = {}): Notice {
  return {
    id: ++made,
    kind: 'applicationMoved',
    about: { applicationId: 'a', folio: FOLIO, turn: 'office', reason: 'underReview' },
    because: 'yours',
    times: 1,
    mustAct: false,
    isSettled: false,
    at: '2026-11-15T12:00:00.000Z',
    isRead: false,
    ...changes,
  }
}

/** What the server has, and a way for a test to let something happen there, as a signal tells it. */
function serve(notices: Notice[], options: { fails?: boolean } = {}) {
  const state = { notices, fails: options.fails ?? false }
  const asked: string[] = []
  const stream: { say?: (text: string) => void } = {}
  const summary = (): NoticeSummary => ({
    unread: state.notices.filter(({ isRead }) => !isRead).length,
    toAct: state.notices.filter(({ mustAct, isSettled }) => mustAct && !isSettled).length,
    knowsTimeZone: false,
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url), location.href)
    const method = init?.method ?? 'GET'
    if (pathname === '/api/events') {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream.say = (text) => controller.enqueue(new TextEncoder().encode(text))
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }
    if (!pathname.startsWith('/api/notices') && !pathname.startsWith('/api/mail-choices'))
      return Response.json({ role: 'student', secondFactor: { isOn: false, isRequired: false } })
    asked.push(`${method} ${pathname}`)
    if (pathname.endsWith('/summary')) return Response.json(summary())
    if (state.fails) return Response.json({ code: 'UNAVAILABLE' }, { status: 503 })
    if (method === 'PUT') {
      const id = Number(pathname.split('/')[3])
      const { isRead } = JSON.parse(String(init?.body)) as { isRead: boolean }
      state.notices = state.notices.map((each) => (each.id === id ? { ...each, isRead } : each))
      return Response.json(state.notices.find((each) => each.id === id))
    }
    if (method === 'POST' && pathname === '/api/notices/read') {
      state.notices = state.notices.map((each) => ({ ...each, isRead: true }))
      return Response.json(summary())
    }
    return Response.json({ notices: state.notices, next: null })
  })
  return { state, asked, stream }
}

async function show(language: Language = 'en') {
  await Promise.all((['bell', 'notices', 'errors'] as const).map((name) => loadTexts(language, name)))
  return renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AuthProvider client={async () => client}>
          <Bell />
        </AuthProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const bell = () => page.getByRole('button', { name: /Notifications|اعلان‌ها/ })

test('the bell says how many are unread and how many wait for an act, and changes when a signal comes', async () => {
  const server = serve([notice(), notice({ kind: 'questionAsked', mustAct: true })])
  await show()
  await expect.element(bell()).toHaveAccessibleName('Notifications, 2 unread. Waiting for you: 1')
  await eventually(() => expect(server.stream.say).toBeDefined())
  server.state.notices = [notice(), ...server.state.notices]
  server.stream.say?.('id: 9\nevent: notice\ndata: {}\n\n')
  await expect.element(bell()).toHaveAccessibleName('Notifications, 3 unread. Waiting for you: 1')
  expect(server.asked).toContain('POST /api/mail-choices/zone')
})

test('each line says what happened and why, leads there, and is marked; what is done says so', async () => {
  const server = serve([
    notice({ kind: 'questionAsked', mustAct: true }),
    notice({
      kind: 'documentsDecided',
      about: { accepted: [], sentBack: ['passport'] },
      mustAct: true,
      isSettled: true,
      isRead: true,
    }),
    notice({ kind: 'messageArrived', about: { threadId: 't', from: 'Nava', subject: 'Bank letter' }, times: 4 }),
  ])
  await show()
  await bell().click()
  const sheet = page.getByRole('dialog', { name: 'Notifications' })
  await expect
    .element(sheet.getByRole('link', { name: /A question about application/ }))
    .toHaveAttribute('href', '/applications/a')
  await expect.element(sheet.getByText(/Only you can answer it/)).toBeVisible()
  await expect.element(sheet.getByText('Needs your action', { exact: true })).toBeVisible()
  await expect.element(sheet.getByText('Done', { exact: true })).toBeVisible()
  await expect.element(sheet.getByText('4 times')).toBeVisible()
  await sheet.getByRole('button', { name: 'Mark as read' }).first().click()
  await eventually(() => expect(server.state.notices.filter(({ isRead }) => !isRead)).toHaveLength(1))
  await sheet.getByRole('button', { name: 'Mark all as read' }).click()
  await eventually(() => expect(server.state.notices.every(({ isRead }) => isRead)).toBe(true))
  const { violations } = await axe.run(document.body)
  expect(
    violations
      .map(({ id }) => id)
      .filter((id) => !['region', 'page-has-heading-one', 'landmark-one-main'].includes(id)),
  ).toEqual([])
})

test('many of one kind are folded into one line that opens; what must be done is never folded', async () => {
  serve([notice(), notice(), notice(), notice(), notice({ mustAct: true })])
  await show()
  await bell().click()
  const rows = page.getByRole('button', { name: 'Mark as read' })
  await eventually(() => expect(rows.elements()).toHaveLength(2))
  await page.getByRole('button', { name: 'Show 3 more like this' }).click()
  expect(rows.elements()).toHaveLength(5)
})

test('news of different conversations, people or files stand for themselves', async () => {
  const message = (threadId: string, from: string) =>
    notice({ kind: 'messageArrived', about: { threadId, from, subject: 'Funds' } })
  serve([
    ...['Mina', 'Omid', 'Nava'].map((from) => message(from, from)),
    ...['A-1111-1111', 'A-2222-2222', 'A-3333-3333'].map((folio) =>
      notice({ kind: 'applicationArrived', about: { folio, client: 'Nava' }, because: 'team' }),
    ),
    ...['one', 'two', 'three'].map((reference) =>
      notice({ kind: 'enquiryWaiting', about: { reference, name: 'Guest' }, because: 'admin' }),
    ),
    ...[1, 2, 3].map(() => message('same', 'Sara')),
  ])
  await show()
  await bell().click()
  const rows = page.getByRole('button', { name: 'Mark as read' })
  await eventually(() => expect(rows.elements()).toHaveLength(10))
  await page.getByRole('button', { name: 'Show 2 more like this' }).click()
  expect(rows.elements()).toHaveLength(12)
})

test('marking everything as read rests while nothing is unread', async () => {
  serve([notice(), notice({ isRead: true })])
  await show()
  await bell().click()
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await markAll.click()
  await expect.element(markAll).toBeDisabled()
  await page.getByRole('button', { name: 'Mark as unread' }).first().click()
  await expect.element(markAll).toBeEnabled()
})

test('by keyboard: open, into the list, and Escape leads back to the bell, in Persian too', async () => {
  serve([notice()])
  await show('fa')
  await expect.element(bell()).toHaveAccessibleName('اعلان‌ها، ۱ خوانده‌نشده.')
  ;(bell().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'اعلان‌ها' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /خبری دربارهٔ درخواست/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await eventually(() => expect(document.activeElement).toBe(bell().element()))
})

test('nothing yet, and a failure with a way to try again', async () => {
  const server = serve([], { fails: true })
  await show()
  await bell().click()
  await expect.element(page.getByText('The notifications could not be loaded')).toBeVisible()
  server.state.fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/No notifications yet/)).toBeVisible()
})
