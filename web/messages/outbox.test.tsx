import { afterEach, expect, test, vi } from 'vitest'
import { onStreamReady } from '../signals/signals.ts'
import { eventually } from '../test/eventually.ts'
import { renderLive } from '../test/render-live.tsx'
import { outbox } from './outbox.ts'

const USER = 'b2a6c6de-6a3e-4a32-9a63-000000000001'

type Posted = { path: string; messageId: string; body: string }

/** A server that can be out of reach, and remembers what arrived. */
function fakeServer() {
  const posted: Posted[] = []
  const server = { posted, isReachable: true }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    const { messageId, body } = JSON.parse(String(init?.body)) as Posted
    posted.push({ path: String(url), messageId, body })
    return Response.json({ message: { id: messageId, sentAt: '2026-11-15T12:00:00.000Z' } })
  })
  return server
}

function write(threadId: string, body: string): string {
  const messageId = crypto.randomUUID()
  outbox.send(USER, { messageId, threadId, body, files: [], writtenAt: '2026-11-15T12:00:00.000Z' })
  return messageId
}

const statesOf = (threadId: string) => outbox.list(threadId).map(({ state }) => state)

afterEach(() => {
  for (const thread of ['one', 'two']) for (const { messageId } of outbox.list(thread)) outbox.drop(messageId)
  vi.restoreAllMocks()
})

test('a message is shown at once, and as sent only when the server has it', async () => {
  const server = fakeServer()
  const id = write('one', 'Hello')
  expect(statesOf('one')).toEqual(['sending'])
  await eventually(() => expect(statesOf('one')).toEqual(['sent']))
  expect(server.posted).toEqual([{ path: '/api/messages/one/reply', messageId: id, body: 'Hello' }])
})

test('trying again really posts, under the same id, and only then shows success', async () => {
  const server = fakeServer()
  server.isReachable = false
  const id = write('one', 'Over a bad line')
  await eventually(() => expect(statesOf('one')).toEqual(['failed']))
  outbox.retry(id)
  await eventually(() => expect(statesOf('one')).toEqual(['failed']))
  expect(server.posted).toEqual([])
  server.isReachable = true
  outbox.retry(id)
  await eventually(() => expect(statesOf('one')).toEqual(['sent']))
  expect(server.posted.map(({ messageId }) => messageId)).toEqual([id])
})

test('what failed goes by itself once there is a connection', async () => {
  const server = fakeServer()
  server.isReachable = false
  write('one', 'Offline')
  await eventually(() => expect(statesOf('one')).toEqual(['failed']))
  server.isReachable = true
  window.dispatchEvent(new Event('online'))
  await eventually(() => expect(statesOf('one')).toEqual(['sent']))
})

test('what found the server down goes by itself once the live stream is back, and once', async () => {
  const { tell, beReady } = await renderLive(null)
  await tell('message')
  const server = fakeServer()
  server.isReachable = false
  const ids = [write('one', 'First'), write('one', 'Second')]
  await eventually(() => expect(statesOf('one')).toEqual(['failed', 'failed']))
  server.isReachable = true
  await beReady()
  await beReady()
  await eventually(() => expect(statesOf('one')).toEqual(['sent', 'sent']))
  expect(server.posted.map(({ messageId }) => messageId)).toEqual(ids)
})

test('what is under way when the stream is back, and is lost with the old connection, goes once more and before what follows', async () => {
  const { tell, beReady } = await renderLive(null)
  await tell('message')
  const posted: string[] = []
  const tries = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { messageId, body } = JSON.parse(String(init?.body)) as Posted
    posted.push(body)
    await tries[posted.length - 1]?.promise
    return Response.json({ message: { id: messageId, sentAt: '2026-11-15T12:00:00.000Z' } })
  })
  write('one', 'Under way')
  write('one', 'Behind it')
  await eventually(() => expect(posted).toEqual(['Under way']))
  // Ready in this page, as it hears it itself.
  const isBack = Promise.withResolvers<void>()
  const stopHearing = onStreamReady(() => isBack.resolve())
  await beReady()
  await isBack.promise
  stopHearing()
  tries[0]?.reject(new TypeError('Failed to fetch'))
  await eventually(() => expect(posted).toEqual(['Under way', 'Under way']))
  expect(statesOf('one')).toEqual(['sending', 'sending'])
  // Lost again, and nothing came back meanwhile: it says so and waits.
  tries[1]?.reject(new TypeError('Failed to fetch'))
  await eventually(() => expect(statesOf('one')).toEqual(['failed', 'sent']))
  expect(posted).toEqual(['Under way', 'Under way', 'Behind it'])
})

test('what the server refused is not sent again unasked', async () => {
  const { tell, beReady } = await renderLive(null)
  await tell('message')
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { body } = JSON.parse(String(init?.body)) as Posted
    asked.push(body)
    return body === 'To nobody'
      ? Response.json({ code: 'NOT_FOUND' }, { status: 404 })
      : Response.json({ code: 'INTERNAL' }, { status: 500 })
  })
  const refused = write('one', 'To nobody')
  write('two', 'While it breaks')
  await eventually(() => expect([...statesOf('one'), ...statesOf('two')]).toEqual(['failed', 'failed']))
  await beReady()
  await eventually(() => expect(asked).toHaveLength(3))
  await eventually(() => expect(statesOf('two')).toEqual(['failed']))
  window.dispatchEvent(new Event('online'))
  await eventually(() => expect(asked).toHaveLength(4))
  expect(asked.filter((body) => body === 'To nobody')).toHaveLength(1)
  outbox.retry(refused)
  await eventually(() => expect(asked.filter((body) => body === 'To nobody')).toHaveLength(2))
})

test('messages of one thread go in the order they were written, and never into another', async () => {
  const server = fakeServer()
  write('one', 'a')
  write('two', 'x')
  write('one', 'b')
  write('one', 'c')
  await eventually(() => expect([...statesOf('one'), ...statesOf('two')]).toEqual(['sent', 'sent', 'sent', 'sent']))
  const to = (thread: string) =>
    server.posted.filter(({ path }) => path.includes(`/${thread}/`)).map(({ body }) => body)
  expect(to('one')).toEqual(['a', 'b', 'c'])
  expect(to('two')).toEqual(['x'])
})

test('the second message of a thread waits until the first one has arrived; another thread does not', async () => {
  const posted: string[] = []
  const gate = Promise.withResolvers<void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { messageId, body } = JSON.parse(String(init?.body)) as Posted
    posted.push(body)
    if (body === 'a') await gate.promise
    return Response.json({ message: { id: messageId, sentAt: '2026-11-15T12:00:00.000Z' } })
  })
  write('one', 'a')
  write('one', 'b')
  write('two', 'x')
  await eventually(() => expect(statesOf('two')).toEqual(['sent']))
  // Which of two threads is first is nobody's promise.
  await eventually(() => expect([...posted].sort()).toEqual(['a', 'x']))
  gate.resolve()
  await eventually(() => expect(statesOf('one')).toEqual(['sent', 'sent']))
  expect(posted).toHaveLength(3)
  expect(posted.at(-1)).toBe('b')
})

test('what was on its way when the page was left goes on under the same id', async () => {
  const server = fakeServer()
  server.isReachable = false
  const id = write('one', 'Before the reload')
  await eventually(() => expect(statesOf('one')).toEqual(['failed']))
  const { openDrafts } = await import('../drafts/drafts.ts')
  await eventually(async () =>
    expect(await openDrafts(USER, 'outbox').list()).toMatchObject([{ tab: id, draft: { body: 'Before the reload' } }]),
  )
})
