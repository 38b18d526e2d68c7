import { takeTimes } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { PROCESS_NAME } from '../process-name.ts'
import { bucketOf, emptyBuckets } from './buckets.ts'
import { addRequests, addTimes, forgetProcess, noteProcess, type RequestCount } from './queries.ts'
import { sampleDatabase } from './sample-database.ts'
import { addVisit, addVisits, type Visit, type VisitCount } from './visits.ts'
import { addMeasured, addVitals, type Measured, type VitalCount } from './vitals.ts'

export { EDGES_MS, quantile } from './buckets.ts'
export { measurePurge, purgeMeasures } from './purge-measures.ts'
export { LOST_AFTER_MS, listLockingOtherwise } from './queries.ts'
export { databaseSample, readSizes, sampleDatabase } from './sample-database.ts'
export { addVisits, type VisitCount } from './visits.ts'
export { readVitals } from './vitals.ts'

const FLUSH_EVERY_MS = 60_000
/** A caller who makes up methods must not fill our memory. */
const MAX_COUNTED = 2000

export type Measures = {
  observeRequest(route: string, method: string, status: number, seconds: number): void
  /** What a visitor's browser measured of a page. */
  observeVitals(measured: Measured): void
  /** Something of the fixed list of events happened on a public page. */
  observeVisit(visit: Visit): void
  /** Adds what this process counted to the figures of all, and says that it is alive. */
  flush(): Promise<void>
  start(): void
  stop(): Promise<void>
}

type Ground = Pick<Deps, 'db' | 'log' | 'now' | 'config'>

/** Counts in memory; what a crash loses is less than a minute. `keyId` is the fingerprint of the master key this process locks with. */
export function createMeasures(ground: Ground, keyId: string | null = null): Measures {
  const { db, log, now } = ground
  const startedAt = now()
  let counts = new Map<string, RequestCount>()
  let vitals = new Map<string, VitalCount>()
  let visits = new Map<string, VisitCount>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    const [requests, measured, seen] = [[...counts.values()], [...vitals.values()], [...visits.values()]]
    const times = takeTimes()
    counts = new Map()
    vitals = new Map()
    visits = new Map()
    await addRequests(db, requests, now())
    await addVitals(db, measured, now())
    await addVisits(db, seen, now())
    await addTimes(db, times, now())
    await noteProcess(db, { name: PROCESS_NAME, startedAt, now: now(), keyId })
  }

  const inBackground = (work: () => Promise<void>) => {
    work().catch((error: unknown) => log.warn('measures not saved', { error: String(error) }))
  }

  return {
    observeRequest(route, method, status, seconds) {
      const key = `${method} ${route}`
      const known = counts.get(key)
      if (!known && counts.size >= MAX_COUNTED) return
      const count = known ?? { route, method, requests: 0, refused: 0, failed: 0, buckets: emptyBuckets() }
      counts.set(key, count)
      count.requests += 1
      if (status >= 500) count.failed += 1
      else if (status >= 400) count.refused += 1
      const place = bucketOf(seconds * 1000)
      count.buckets[place] = (count.buckets[place] ?? 0) + 1
    },
    observeVisit(visit) {
      addVisit(visits, visit)
    },
    observeVitals(measured) {
      addMeasured(vitals, measured)
    },
    flush,
    start() {
      timer = setInterval(() => inBackground(flush), FLUSH_EVERY_MS)
      timer.unref()
      inBackground(async () => {
        await flush()
        await sampleDatabase(ground)
      })
    },
    async stop() {
      if (!timer) return
      clearInterval(timer)
      timer = undefined
      await flush()
        .then(() => forgetProcess(db, PROCESS_NAME))
        .catch((error: unknown) => log.warn('measures not saved', { error: String(error) }))
    },
  }
}
