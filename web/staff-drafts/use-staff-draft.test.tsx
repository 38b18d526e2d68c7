import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { staffDraftQuery } from './queries.ts'
import { useStaffDraft } from './use-staff-draft.ts'

type Reply = { text: string }

afterEach(() => vi.restoreAllMocks())

/** An editor of one thing of its own, beside a server that notes what it is sent and fails as told. */
async function editor(thing: string, fails: () => boolean = () => false) {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, options) => {
    const { body } = JSON.parse(String(options?.body ?? '{}')) as { body?: Reply }
    sent.push(`${options?.method} ${body?.text ?? ''}`.trim())
    return fails() ? Response.json({ code: 'INTERNAL' }, { status: 500 }) : Response.json({ savedAt: '' })
  })
  const client = new QueryClient()
  client.setQueryData(staffDraftQuery(thing).queryKey, null)
  const open = () =>
    renderHook(() => useStaffDraft<Reply>(thing), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    })
  return { sent, open }
}

test('what is typed is sent once, when the typing rests', async () => {
  const { sent, open } = await editor('enquiry-typed')
  const { result, act } = await open()
  for (const text of ['D', 'De', 'Dear']) await act(() => result.current.write(() => ({ text })))
  expect(result.current).toMatchObject({ body: { text: 'Dear' }, isStored: false })
  await expect.poll(() => result.current.isStored).toBe(true)
  expect(sent).toEqual(['PUT Dear'])
})

test('what is typed before the draft was read is not taken away when it comes', async () => {
  const thing = 'enquiry-late'
  let answer = () => {}
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, options) => {
    if (options?.method !== undefined && options.method !== 'GET') return Response.json({ savedAt: '' })
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return Response.json({ draft: null })
  })
  const client = new QueryClient()
  const { result, act } = await renderHook(() => useStaffDraft<Reply>(thing), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current).toMatchObject({ body: undefined, isRead: false })
  await act(() => result.current.write(() => ({ text: 'Dear' })))
  answer()
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(result.current).toMatchObject({ body: { text: 'Dear' }, isRead: true })
})

test('a field shows each letter at once, also after the page around it was drawn anew', async () => {
  const thing = 'enquiry-fast'
  const client = new QueryClient()
  client.setQueryData(staffDraftQuery(thing).queryKey, null)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ savedAt: '' }))
  let drawAgain = () => {}
  function Around() {
    const [, draw] = useReducer((count: number) => count + 1, 0)
    drawAgain = () => flushSync(draw)
    return <Editor />
  }
  function Editor() {
    const { body, write } = useStaffDraft<Reply>(thing)
    const type = (text: string) => write(() => ({ text }))
    return <input aria-label="Reply" value={body?.text ?? ''} onChange={({ target }) => type(target.value)} />
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <Around />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('textbox').element() as HTMLInputElement
  field.focus()
  // All of it is one task: no timer runs between the letters.
  document.execCommand('insertText', false, 'D')
  drawAgain()
  for (const letter of 'ear') document.execCommand('insertText', false, letter)
  expect(field.value).toBe('Dear')
})

test('what was typed last is sent when the editor closes before it rested, and is there when it opens again', async () => {
  const { sent, open } = await editor('enquiry-closed')
  const { result, act, unmount } = await open()
  await act(() => result.current.write(() => ({ text: 'Dear' })))
  await unmount()
  await expect.poll(() => sent).toEqual(['PUT Dear'])
  expect((await open()).result.current.body).toEqual({ text: 'Dear' })
})

test('what was sent or discarded is gone at once, here and on the server', async () => {
  const { sent, open } = await editor('enquiry-dropped')
  const { result, act } = await open()
  await act(() => result.current.write(() => ({ text: 'Dear' })))
  await act(() => result.current.drop())
  expect(result.current.body).toBeUndefined()
  await expect.poll(() => result.current.isStored).toBe(true)
  expect(sent).toEqual(['DELETE'])
})

test('a server that fails is asked again, and until then nobody is told that it is stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isDown = true
  const { sent, open } = await editor('enquiry-failed', () => isDown)
  const { result, act } = await open()
  await act(() => result.current.write(() => ({ text: 'Dear' })))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect([sent, result.current.isStored]).toEqual([['PUT Dear'], false])
  isDown = false
  await act(() => vi.advanceTimersByTimeAsync(5000))
  vi.useRealTimers()
  await expect.poll(() => result.current.isStored).toBe(true)
  expect(sent).toEqual(['PUT Dear', 'PUT Dear'])
})

/** A server that answers each request when it is told to. */
function slowServer() {
  const sent: string[] = []
  const answers: (() => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, options) => {
    const { body } = JSON.parse(String(options?.body ?? '{}')) as { body?: Reply }
    sent.push(`${options?.method} ${body?.text ?? ''}`.trim())
    await new Promise<void>((answer) => answers.push(answer))
    return Response.json({ savedAt: '' })
  })
  return { sent, answer: (place: number) => answers[place]?.() }
}

test('what is typed while a save is under way is saved after it, and until then it is not called saved', async () => {
  const { open } = await editor('enquiry-both')
  const { sent, answer } = slowServer()
  const { result, act } = await open()
  await act(() => result.current.write(() => ({ text: 'Dear' })))
  await expect.poll(() => sent).toEqual(['PUT Dear'])
  await act(() => result.current.write(() => ({ text: 'Dear Mina' })))
  await act(async () => answer(0))
  expect(result.current).toMatchObject({ body: { text: 'Dear Mina' }, isStored: false })
  await expect.poll(() => sent).toEqual(['PUT Dear', 'PUT Dear Mina'])
  await act(async () => answer(1))
  await expect.poll(() => result.current.isStored).toBe(true)
  expect(result.current.body).toEqual({ text: 'Dear Mina' })
})

test('what is discarded while a save is under way is removed after it, not before', async () => {
  const { open } = await editor('enquiry-discarded')
  const { sent, answer } = slowServer()
  const { result, act } = await open()
  await act(() => result.current.write(() => ({ text: 'Dear' })))
  await expect.poll(() => sent).toEqual(['PUT Dear'])
  await act(() => result.current.drop())
  expect(sent).toEqual(['PUT Dear'])
  await act(async () => answer(0))
  await expect.poll(() => sent).toEqual(['PUT Dear', 'DELETE'])
  await act(async () => answer(1))
  await expect.poll(() => result.current.isStored).toBe(true)
  expect(result.current.body).toBeUndefined()
})
