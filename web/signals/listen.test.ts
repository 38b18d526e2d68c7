import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../test/eventually.ts'
import { listen } from './listen.ts'

const leaving: AbortController[] = []
afterEach(() => {
  for (const controller of leaving.splice(0)) controller.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server whose answers come in these pieces, one list per connection. The last connection stays open. */
function serve(...connections: string[][]) {
  const asked: Headers[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    asked.push(new Headers(init?.headers))
    const pieces = connections.shift() ?? []
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        const encoder = new TextEncoder()
        for (const piece of pieces) stream.enqueue(encoder.encode(piece))
        if (connections.length > 0) stream.close()
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  return asked
}

function heardBy(token: string) {
  const heard: [string, unknown][] = []
  const controller = new AbortController()
  leaving.push(controller)
  void listen({ token, position: '' }, controller.signal, (kind, payload) => heard.push([kind, payload]))
  return heard
}

test('events are heard however the network cuts them and whichever ends of line it writes', async () => {
  serve([
    ': still here\n\nevent: rea',
    'dy\ndata: {}\n\nid: 7\nevent: application\nda',
    'ta: {"id":"a"}\n',
    '\nevent: sheet\r\ndata:{"form":"profile",\r\ndata: "version":2}\r\n\r\n',
    'data: {"without":"a kind"}\n\nevent: document\ndata: {}',
  ])
  const heard = heardBy('token')
  await eventually(() => expect(heard).toHaveLength(3))
  expect(heard).toEqual([
    ['ready', {}],
    ['application', { id: 'a' }],
    ['sheet', { form: 'profile', version: 2 }],
  ])
})

test('a stream that ends is taken up again after the last event that had a place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = serve(
    ['id: 7\nevent: application\ndata: {}\n\nevent: sheet\ndata: {}\n\n'],
    ['id: 8\nevent: document\ndata: {}\n\n'],
  )
  const heard = heardBy('token')
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(5000)
    expect(heard.map(([kind]) => kind)).toEqual(['application', 'sheet', 'document'])
  })
  expect(asked.map((headers) => headers.get('Last-Event-ID'))).toEqual([null, '7'])
  expect(asked.map((headers) => headers.get('Authorization'))).toEqual(['Bearer token', 'Bearer token'])
})

test('whoever is refused does not ask again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const refused = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 401 }))
  await listen({ token: 'token', position: '' }, new AbortController().signal, () => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused).toHaveBeenCalledOnce()
})
