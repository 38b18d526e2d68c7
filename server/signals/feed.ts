import { setTimeout as pause } from 'node:timers/promises'
import { type Database, listen } from '../db/db.ts'
import type { Log } from '../log.ts'
import { type PlacedSignal, readSignalsAfter, readSpan, SIGNAL_CHANNEL, type Whisper } from './queries.ts'

const PAGE = 500
const RETRY_MS = 500

export type Feed = {
  /** Nothing that is published from then on is missed. */
  inStep: Promise<void>
  /** The newest that was heard of. */
  position(): number | undefined
  close(): Promise<void>
}

/** Every signal of the database, once and in order, across lost connections. */
export function openFeed(db: Database, log: Log, onSignal: (signal: PlacedSignal | Whisper) => void): Feed {
  let last: number | undefined
  let isCatchingUp = false
  let isBehind = false
  let isClosed = false

  function take(signal: PlacedSignal): void {
    if (last !== undefined && signal.id <= last) return
    last = signal.id
    onSignal(signal)
  }

  async function readMissed(): Promise<void> {
    if (last === undefined) last = (await readSpan(db)).newest
    for (let page = PAGE; page === PAGE; ) {
      const missed = await readSignalsAfter(db, last, PAGE)
      missed.forEach(take)
      page = missed.length
    }
  }

  /** Notices that come meanwhile would overtake what is being read, so they only ask for another look. */
  async function catchUp(): Promise<void> {
    isBehind = true
    if (isCatchingUp) return
    isCatchingUp = true
    while (isBehind && !isClosed) {
      isBehind = false
      try {
        await readMissed()
      } catch (error) {
        log.error('signals could not be read, trying again', error)
        isBehind = true
        await pause(RETRY_MS)
      }
    }
    isCatchingUp = false
  }

  const { promise: inStep, resolve: isInStep } = Promise.withResolvers<void>()
  const listener = listen(db.pool, SIGNAL_CHANNEL, {
    onNotice(payload) {
      const signal = JSON.parse(payload) as PlacedSignal | Whisper
      if (signal.id === null) onSignal(signal)
      else if (isCatchingUp) isBehind = true
      else take(signal)
    },
    onConnected: () => void catchUp().then(isInStep),
    onLost: (error) => log.error('signals lost, reconnecting', error),
  })
  return {
    inStep,
    position: () => last,
    close() {
      isClosed = true
      return listener.close()
    },
  }
}
