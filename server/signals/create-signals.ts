import type { Role } from '@rahnama/contract/roles.ts'
import { ROLE_SIGNAL, SESSION_END_SIGNAL, type Signal, type SignalPayload } from '@rahnama/contract/signals.ts'
import type { WhisperedKind } from '@rahnama/contract/whispers.ts'
import type { Caller } from '../caller.ts'
import type { Database, Db } from '../db/db.ts'
import type { Log } from '../log.ts'
import { type Feed, openFeed } from './feed.ts'
import {
  deleteSignalsBefore,
  insertSignal,
  notifyWhisper,
  type PlacedSignal,
  readSignalsFor,
  readSpan,
  type Whisper,
} from './queries.ts'
import { createSubscribers, type Subscriber } from './subscribers.ts'

const KEPT_MS = 24 * 60 * 60_000
/** Nobody has more windows open; each one costs us memory and a connection. */
const MAX_STREAMS_PER_PERSON = 30

export type Recipient = { userId: string } | { role: Role } | 'everyone'

export type Hearer = {
  /** Nothing is missed from this position on. */
  onReady(position: number): void
  /** Called when what was missed is no longer stored. */
  onReset(): void
  onSignal(signal: Signal): void
  /** The server ends the subscription. */
  onEnd(): void
}

export type Signals = {
  /** Part of the caller's transaction: heard when it commits. */
  publish(db: Db, signal: { to: Recipient; kind: string; payload?: SignalPayload }): Promise<void>
  /** Heard by whoever listens now, and kept nowhere: for what is over in a moment, such as who is looking. */
  whisper(db: Db, signal: { to: Recipient; kind: WhisperedKind; payload?: SignalPayload }): Promise<void>
  /** First what came after `position`, then what comes; each once and in order. */
  subscribe(caller: Caller, position: number | undefined, hearer: Hearer): Promise<{ close(): void }>
  /**
   * What is read from now on holds every change up to here; unknown until the first of them was heard of. It may lag
   * behind, as when the database was away, and is still true.
   */
  position(): number | undefined
  /** How many listen on this process. */
  countStreams(): number
  purge(): Promise<void>
  stop(): Promise<void>
}

type Options = { db: Database; log: Log; now: () => Date }

export function createSignals({ db, log, now }: Options): Signals {
  const subscribers = createSubscribers()
  let feed: Feed | undefined
  let isStopped = false

  function openedFeed(): Feed {
    feed ??= openFeed(db, log, hear)
    return feed
  }

  function letGo(subscriber: Subscriber): void {
    subscribers.remove(subscriber)
    subscriber.onEnd()
  }

  function hear(signal: PlacedSignal | Whisper): void {
    if (signal.kind !== SESSION_END_SIGNAL) {
      subscribers.deliver(signal)
      // What a stream hears depends on the role it was opened with.
      if (signal.kind === ROLE_SIGNAL) subscribers.of(signal.toUser ?? '').forEach(letGo)
      return
    }
    const { session } = signal.payload
    const ended = subscribers.of(signal.toUser ?? '').filter(({ caller }) => caller.sessionId === session)
    ended.forEach(letGo)
  }

  return {
    async publish(on, { to, kind, payload = {} }) {
      await insertSignal(on, { ...addressOf(to), kind, payload, at: now() })
    },
    async whisper(on, { to, kind, payload = {} }) {
      await notifyWhisper(on, { ...addressOf(to), kind, payload })
    },
    async subscribe(caller, position, hearer) {
      if (isStopped) {
        hearer.onEnd()
        return { close() {} }
      }
      await openedFeed().inStep
      // Live signals wait until the missed ones have been told.
      const waiting: (PlacedSignal | Whisper)[] = []
      const subscriber: Subscriber = { caller, onSignal: (signal) => waiting.push(signal), onEnd: hearer.onEnd }
      subscribers.add(subscriber)
      subscribers.of(caller.userId).slice(0, -MAX_STREAMS_PER_PERSON).forEach(letGo)
      try {
        let last = await replay(db, caller, position, hearer)
        subscriber.onSignal = (signal) => {
          if (signal.id !== null) {
            if (signal.id <= last) return
            last = signal.id
          }
          hearer.onSignal(signal)
        }
        waiting.forEach(subscriber.onSignal)
      } catch (error) {
        subscribers.remove(subscriber)
        throw error
      }
      return { close: () => subscribers.remove(subscriber) }
    },
    position: () => (isStopped ? undefined : openedFeed().position()),
    countStreams: () => subscribers.all().length,
    async purge() {
      await deleteSignalsBefore(db, new Date(now().getTime() - KEPT_MS))
    },
    async stop() {
      isStopped = true
      subscribers.all().forEach(letGo)
      await feed?.close()
      feed = undefined
    },
  }
}

function addressOf(to: Recipient): { toUser: string | null; toRole: string | null } {
  return {
    toUser: to !== 'everyone' && 'userId' in to ? to.userId : null,
    toRole: to !== 'everyone' && 'role' in to ? to.role : null,
  }
}

async function replay(db: Db, caller: Caller, position: number | undefined, hearer: Hearer): Promise<number> {
  const { oldest, newest } = await readSpan(db)
  const canResume = position !== undefined && position >= oldest - 1 && position <= newest
  if (position !== undefined && !canResume) hearer.onReset()
  const from = canResume ? position : newest
  hearer.onReady(from)
  const missed = await readSignalsFor(db, caller, from)
  missed.forEach(hearer.onSignal)
  return missed.at(-1)?.id ?? from
}
