import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const HEARTBEAT_MS = 15_000
const ANSWER_WITHIN_MS = 5000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2000

export type Listener = {
  /** Resolves when it listens for the first time. */
  ready: Promise<void>
  close(): Promise<void>
}

type Hooks = {
  onNotice(payload: string): void
  /** Called after each (re)connection: what was sent in between has been missed and must be fetched. */
  onConnected(): void
  onLost(error: Error): void
}

/** Holds one connection that listens on a channel and comes back by itself. */
export function listen(pool: pg.Pool, channel: string, hooks: Hooks): Listener {
  const closing = new AbortController()
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()

  async function keepListening(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    while (!closing.signal.aborted) {
      await hold(pool, channel, closing.signal, {
        ...hooks,
        onConnected() {
          pauseMs = FIRST_PAUSE_MS
          isReady()
          hooks.onConnected()
        },
      }).catch((error) => hooks.onLost(error))
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  const ended = keepListening()
  return {
    ready,
    close() {
      closing.abort()
      return ended
    },
  }
}

/** Resolves when asked to close, rejects when the connection is lost. */
async function hold(pool: pg.Pool, channel: string, closing: AbortSignal, hooks: Hooks): Promise<void> {
  const client = new pg.Client({
    ...pool.options,
    application_name: `rahnama listening to ${channel}`,
    keepAlive: true,
    query_timeout: ANSWER_WITHIN_MS,
  })
  const { promise: over, resolve: finish, reject: lose } = Promise.withResolvers<void>()
  // It may be lost while still connecting, before anyone waits for it.
  over.catch(() => {})
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
    await client.end().catch(() => {})
  }
}
