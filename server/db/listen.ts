import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const HEARTBEAT_MS = 15_000
const ANSWER_WITHIN_MS = 5000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5000

export type Listener = { close(): Promise<void> }

type Hooks = {
  onNotice(payload: string): void
  /** After each (re)connection: what was sent in between has been missed and must be fetched. */
  onConnected(): void
  onLost(error: Error): void
}

/** Holds one connection that listens on a channel and comes back by itself; resolves once it listens for the first time. */
export async function listen(pool: pg.Pool, channel: string, hooks: Hooks): Promise<Listener> {
  const closing = new AbortController()
  const { promise: listening, resolve: isListening } = Promise.withResolvers<void>()

  async function keepListening(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    while (!closing.signal.aborted) {
      await hold(pool, channel, closing.signal, {
        ...hooks,
        onConnected() {
          pauseMs = FIRST_PAUSE_MS
          isListening()
          hooks.onConnected()
        },
      }).catch((error) => hooks.onLost(error))
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  const ended = keepListening()
  await listening
  return {
    close() {
      closing.abort()
      return ended
    },
  }
}

/** Resolves when asked to close, rejects when the connection is lost. */
async function hold(pool: pg.Pool, channel: string, closing: AbortSignal, hooks: Hooks): Promise<void> {
  const client = new pg.Client({ ...pool.options, keepAlive: true, query_timeout: ANSWER_WITHIN_MS })
  const { promise: over, resolve: finish, reject: lose } = Promise.withResolvers<void>()
  client.on('error', lose)
  client.on('end', () => lose(new Error('The listening connection ended')))
  client.on('notification', ({ payload = '' }) => hooks.onNotice(payload))
  closing.addEventListener('abort', () => finish(), { once: true })
  // A connection can fall silent without ending, so it is asked now and then.
  const heartbeat = setInterval(() => client.query('select 1').catch(lose), HEARTBEAT_MS)
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    hooks.onConnected()
    await over
  } finally {
    clearInterval(heartbeat)
    over.catch(() => {})
    await client.end().catch(() => {})
  }
}
