import { AppError } from '@rahnama/contract/errors.ts'
import type { ConsultantSupport, MyThread } from '@rahnama/contract/messages.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../ui/base.css'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider, useToast } from '../../ui/toast/toast.tsx'
import { useSeen } from '../use-seen.ts'
import { ThreadView } from './thread-view.tsx'

const SUPPORT: ConsultantSupport = {
  consultant: null,
  opens: '2026-11-22T14:00:00.000Z',
  closes: '2026-11-22T23:00:00.000Z',
  replyOfficeHours: 24,
  replyBy: '2026-11-22T15:00:00.000Z',
  kept: null,
  contact: { phone: '', whatsapp: null, telegram: null },
}

const threadOf = (id: string, subject: string): MyThread => ({
  ...{ id, kind: 'general', subject, lastAt: '2026-11-20T12:00:00.000Z' },
  last: { side: 'office', isMine: false, author: null, body: '', files: 0 },
  ...{ unread: 0, isUnread: false, isImportant: false },
  ...{ topic: { application: null, question: null, document: null }, consultant: null },
  ...{ readByOffice: 0, readByMe: 0, newest: 0, replyBy: null, messages: [], hasOlder: false },
})

function serve(threads: readonly MyThread[]) {
  const posted: { path: string; body: string }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = new URL(String(url), location.href).pathname
    if (init?.method === 'POST') {
      const body = JSON.parse(String(init.body))
      posted.push({ path, body: body.body })
      return Response.json({ message: { id: body.messageId, sentAt: '2026-11-20T12:00:00.000Z' } })
    }
    if (path.endsWith('/support')) return Response.json(SUPPORT)
    return Response.json(threads.find(({ id }) => path.includes(id)) ?? {})
  })
  return posted
}

const withoutRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** An act somewhere else on the page says what became of it. */
function Tell() {
  const toast = useToast()
  return (
    <button
      type="button"
      style={{ position: 'fixed', insetBlockStart: 0 }}
      onClick={() => toast.info({ title: 'It is told' })}
    >
      Tell
    </button>
  )
}

async function show(threads: readonly MyThread[], { above = '0', below = '0', queries = withoutRetries() } = {}) {
  await Promise.all((['messages', 'programs', 'errors'] as const).map((name) => loadTexts('en', name)))
  const userId = crypto.randomUUID()
  function Shown() {
    const [open, setOpen] = useState(threads[0]?.id ?? '')
    return (
      <>
        <div style={{ blockSize: above }} />
        {threads.map(({ id, subject }) => (
          <button key={id} type="button" onClick={() => setOpen(id)}>
            Open {subject}
          </button>
        ))}
        <ThreadView key={open} id={open} userId={userId} onClose={() => {}} />
        <div style={{ blockSize: below }} />
        <Tell />
      </>
    )
  }
  return renderIn(
    'en',
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <Shown />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an answer can be thanked for by one press, which asks for nothing', async () => {
  const thread = threadOf(crypto.randomUUID(), 'Money')
  const message: MyThread['messages'][number] = {
    ...{ id: crypto.randomUUID(), position: 1, side: 'office', what: 'text', author: 'Sara', isMine: false },
    ...{ body: 'That is enough.', language: 'en', sentAt: '2026-11-20T12:00:00.000Z', files: [], about: null },
  }
  const answered = { ...thread, newest: 1, messages: [message] }
  const posted = serve([answered])
  const screen = await show([answered])
  await screen.getByRole('button', { name: 'Thanks, all clear' }).click()
  await eventually(() =>
    expect(posted.map(({ path, body }) => [path, body])).toContainEqual([
      `/api/messages/${thread.id}/reply`,
      'Thanks, all clear.',
    ]),
  )
})

test('a conversation is marked important, and as unread, which leads back to the list', async () => {
  const thread = threadOf(crypto.randomUUID(), 'Money')
  serve([thread])
  const screen = await show([thread])
  const asked = () =>
    vi
      .mocked(fetch)
      .mock.calls.map(([url, init]) => [init?.method, new URL(String(url), location.href).pathname, init?.body])
  const important = screen.getByRole('button', { name: 'Mark as important', pressed: false })
  await expect.element(important).toHaveAttribute('title', 'Mark as important')
  await important.click()
  const marked = ['PUT', `/api/messages/${thread.id}/important`, JSON.stringify({ isImportant: true })]
  await eventually(() => expect(asked()).toContainEqual(marked))
  await screen.getByRole('button', { name: 'Mark as unread' }).click()
  await eventually(() => expect(asked().map(([, path]) => path)).toContain(`/api/messages/${thread.id}/unread`))
})

test('a mark is set once however often it is pressed, and says that it is on its way and that it is set', async () => {
  const thread = threadOf(crypto.randomUUID(), 'Money')
  const served = [thread]
  serve(served)
  const answer = vi.mocked(fetch).getMockImplementation()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const puts: unknown[] = []
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    if (init?.method !== 'PUT') return (await answer?.(url, init)) ?? Response.json({})
    puts.push(JSON.parse(String(init.body)))
    await arrived
    served[0] = { ...thread, isImportant: true }
    return Response.json({})
  })
  const screen = await show(served)
  const mark = screen.getByRole('button', { name: 'Mark as important' })
  await mark.click()
  await expect.element(mark).toHaveAttribute('aria-disabled', 'true')
  await mark.click({ force: true })
  arrive()
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
  await expect.element(mark).toHaveAttribute('title', 'Remove from important')
  await expect.element(mark).not.toHaveAttribute('aria-disabled')
  expect(puts).toEqual([{ isImportant: true }])
})

test('a question of my own is not thanked for', async () => {
  const mine = threadOf(crypto.randomUUID(), 'Money')
  serve([mine])
  const screen = await show([mine])
  await expect.element(screen.getByRole('heading', { name: 'Money' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Thanks, all clear' }).query()).toBeNull()
})

test('of five conversations each keeps its own draft, and none is sent in another', async () => {
  const threads = [1, 2, 3, 4, 5].map((number) => threadOf(crypto.randomUUID(), `Subject ${number}`))
  const posted = serve(threads)
  const screen = await show(threads)
  const box = screen.getByRole('textbox', { name: 'Your message' })
  for (const { subject } of threads) {
    await screen.getByRole('button', { name: `Open ${subject}` }).click()
    await expect.element(screen.getByRole('heading', { name: subject })).toBeVisible()
    await expect.element(box).toBeEnabled()
    await expect.element(box).toHaveValue('')
    await box.fill(`For ${subject}`)
  }
  for (const { subject } of threads.toReversed()) {
    await screen.getByRole('button', { name: `Open ${subject}` }).click()
    await expect.element(screen.getByRole('heading', { name: subject })).toBeVisible()
    await expect.element(box).toHaveValue(`For ${subject}`)
  }
  await screen.getByRole('button', { name: 'Send', exact: true }).click()
  await eventually(() => expect(posted).toHaveLength(1))
  expect(posted).toMatchObject([{ path: expect.stringContaining(threads[0]?.id ?? ''), body: 'For Subject 1' }])
  await screen.getByRole('button', { name: 'Open Subject 2' }).click()
  await expect.element(box).toHaveValue('For Subject 2')
})

test('while the office is closed it says before anything is written by when we reply, on both clocks', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00.000Z') })
  const thread = threadOf(crypto.randomUUID(), 'A question')
  serve([thread])
  const screen = await show([thread])
  // Ten in Toronto; the other clock is that of whoever reads.
  const said = screen.getByText(/Our office is closed right now. If you write, we will reply by Sunday .*10:00 Toronto/)
  await expect.element(said).toBeVisible()
})

test('in office hours it says nothing of hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T16:00:00.000Z') })
  const thread = threadOf(crypto.randomUUID(), 'A question')
  serve([thread])
  const screen = await show([thread])
  await expect.element(screen.getByRole('textbox', { name: 'Your message' })).toBeEnabled()
  await eventually(() =>
    expect(vi.mocked(fetch).mock.calls.some(([url]) => String(url).includes('support'))).toBe(true),
  )
  expect(screen.getByText(/closed right now/).query()).toBeNull()
})

const messageAt = (position: number): MyThread['messages'][number] => ({
  ...{ id: crypto.randomUUID(), position, side: 'office', what: 'text', author: 'Sara', isMine: false },
  ...{ body: `Message ${position}`, language: 'en', sentAt: '2026-11-20T12:00:00.000Z', files: [], about: null },
})

test('a conversation that would reach below the window opens with its end on the screen, where what comes is read', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const id = crypto.randomUUID()
  const messages = Array.from({ length: 12 }, (_, index) => messageAt(index + 1))
  const served = [{ ...threadOf(id, 'Money'), messages, newest: 12, readByMe: 12 }]
  const posted = serve(served)
  const queries = withoutRetries()
  const screen = await show(served, { queries, above: 'calc(100dvh - 30rem)' })
  await expect.element(screen.getByText('Message 12', { exact: true })).toBeVisible()
  // The answer of somebody new: who answers is said above the conversation, which moves down by a line.
  const answered = { messages: [...messages, messageAt(13)], newest: 13, consultant: 'Sara' }
  served[0] = { ...threadOf(id, 'Money'), readByMe: 12, ...answered }
  await queries.invalidateQueries()
  await eventually(() => expect(posted.map(({ path }) => path)).toContain(`/api/messages/${id}/seen`))
})

test.each([
  ['a telephone', 390, 780],
  ['a low window', 640, 400],
])(
  'on %s a long conversation opens with its field on the screen, above the bar at its edge',
  async (_, width, height) => {
    await page.viewport(width, height)
    document.documentElement.style.setProperty('--bottom-bar', '64px')
    const messages = Array.from({ length: 12 }, (_, index) => messageAt(index + 1))
    const subject = 'A subject that takes more lines than one on a telephone, as many of them do'
    const thread = { ...threadOf(crypto.randomUUID(), subject), messages, newest: 12, readByMe: 12 }
    serve([thread])
    const screen = await show([thread], { above: '4rem', below: '12rem' })
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
    await eventually(() =>
      expect(bottomOf(screen.getByRole('button', { name: 'Send', exact: true }).element())).toBeLessThanOrEqual(
        height - 64,
      ),
    )
    const log = screen.getByRole('region', { name: 'Messages in this conversation' }).element()
    // What is told at the edge of the window stands above all that is pressed there.
    await screen.getByRole('button', { name: 'Tell', exact: true }).click()
    const notice = screen.getByText('It is told').element().closest('li')
    const form = screen.getByRole('textbox', { name: 'Your message' }).element().closest('form')
    await eventually(() =>
      expect(notice && bottomOf(notice)).toBeLessThanOrEqual(form?.getBoundingClientRect().top ?? 0),
    )
    expect(bottomOf(log)).toBeGreaterThan(0)
    expect(log.clientHeight).toBeGreaterThanOrEqual(159)
  },
)

function Seen({ onSeen }: { onSeen: (position: number) => Promise<void> }) {
  const end = useRef<HTMLParagraphElement>(null)
  useSeen(end, 7, onSeen)
  return <p ref={end}>The end</p>
}

test('a message is read when its end was on the screen for a second in a window that has the focus', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe')
  const onSeen = vi.fn(async (_position: number) => {})
  const screen = await renderIn('en', <Seen onSeen={onSeen} />)
  const end = screen.getByText('The end').element()
  await eventually(() => expect(observe).toHaveBeenCalledWith(end))
  // All who watch are told in one task, in any order: in the next frame each has heard it.
  const onScreen = Promise.withResolvers<void>()
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) onScreen.resolve()
  })
  observer.observe(end)
  await onScreen.promise
  await new Promise(requestAnimationFrame)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.advanceTimersByTime(60_000)
  expect(onSeen).not.toHaveBeenCalled()

  // Behind another window or in another tab it is not looked at, even where the browser says it has the focus.
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  hasFocus.mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(onSeen).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')

  window.dispatchEvent(new Event('focus'))
  vi.advanceTimersByTime(999)
  expect(onSeen).not.toHaveBeenCalled()
  // Whoever turns away in time has not read it.
  hasFocus.mockReturnValue(false)
  window.dispatchEvent(new Event('blur'))
  vi.advanceTimersByTime(60_000)
  expect(onSeen).not.toHaveBeenCalled()

  hasFocus.mockReturnValue(true)
  window.dispatchEvent(new Event('focus'))
  vi.advanceTimersByTime(1000)
  expect(onSeen.mock.calls).toEqual([[7]])

  // What could not be told is told again while it is looked at, and then no more.
  onSeen.mockRejectedValueOnce(new AppError('UNAVAILABLE'))
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onSeen.mock.calls).toEqual([[7], [7], [7]])

  // What was refused is not told again.
  onSeen.mockRejectedValueOnce(new AppError('NOT_FOUND'))
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onSeen.mock.calls).toHaveLength(4)
})
