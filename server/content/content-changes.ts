import { type Database, type Listener, listen } from '../db/db.ts'
import type { Log } from '../log.ts'
import { officeDay } from '../office-hours/office-hours.ts'

const CHANNEL = 'content'
const LOOK_AT_CALENDAR_EVERY_MS = 10_000

export type ContentChanges = {
  /** Called whenever the public may see something else than before, whichever process changed it. */
  onChange(hear: () => void): Promise<void>
  stop(): Promise<void>
}

export function createContentChanges({ db, log, now }: { db: Database; log: Log; now: () => Date }): ContentChanges {
  const hearers = new Set<() => void>()
  let listener: Listener | undefined
  let calendar: NodeJS.Timeout | undefined
  let day = ''

  function tell(): void {
    for (const hear of hearers) hear()
  }

  /** Intakes open and claims fall due with the day, without anybody publishing. */
  function lookAtCalendar(): void {
    const today = officeDay(now())
    if (today !== day) tell()
    day = today
  }

  function start(): Listener {
    day = officeDay(now())
    calendar = setInterval(lookAtCalendar, LOOK_AT_CALENDAR_EVERY_MS).unref()
    return listen(db.pool, CHANNEL, {
      onNotice: tell,
      // What was published while the connection was away has not been heard.
      onConnected: tell,
      onLost: (error) => log.error('content changes lost, reconnecting', error),
    })
  }

  return {
    onChange(hear) {
      hearers.add(hear)
      listener ??= start()
      return listener.ready
    },
    async stop() {
      clearInterval(calendar)
      hearers.clear()
      await listener?.close()
      listener = undefined
    },
  }
}
