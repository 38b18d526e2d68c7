import { once } from 'node:events'
import { get, type RequestListener, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'

afterEach(() => vi.useRealTimers())

/** The deadline of stopping never comes here: what ends does so by itself. */
async function listenWithoutDeadline(listener: RequestListener) {
  const listening = await listen(listener, { port: 0, host: '127.0.0.1', trustedProxies: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  return listening
}

test('a connection on which nothing was ever asked does not hold up stopping', async () => {
  const { port, stop } = await listenWithoutDeadline((_, response) => response.end())
  const silent = connect(port, '127.0.0.1')
  const closed = once(silent, 'close')
  await once(silent, 'connect')
  await stop()
  await closed
})

test('a connection that had its answer and is kept open by its client does not hold up stopping', async () => {
  const { port, stop } = await listenWithoutDeadline((_, response) => response.end('answered'))
  const kept = connect(port, '127.0.0.1')
  const closed = once(kept, 'close')
  kept.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(kept, 'data')
  await stop()
  await closed
})

test('what was asked before stopping is answered', async () => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<ServerResponse>()
  const { port, stop } = await listenWithoutDeadline((_, response) => isAsked(response))
  const answered = once(get({ port, host: '127.0.0.1' }), 'response')
  const response = await asked
  const stopped = stop()
  response.end('in flight')
  const [answer] = await answered
  expect(await text(answer)).toBe('in flight')
  await stopped
})
