import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { deleteEndedHolds } from './holds.ts'
import { tellWaiting } from './wait-list.ts'

export { bookSlot } from './book-slot.ts'
export { updateSchedule } from './change-schedule.ts'
export { findSlots } from './find-slots.ts'
export { holdSlot } from './hold-slot.ts'
export { isExistingClient } from './obstacles.ts'
export { recheckTimes, timeCheck } from './recheck-times.ts'
export { recordOutcome } from './record-outcome.ts'
export { remind, reminders } from './remind.ts'
export { purgeWaitList, tellThoseWaiting, tellWaiting, waitPurge } from './wait-list.ts'

export const holdSweep = defineJob<object>('release-ended-holds', { cron: '*/10 * * * *' })

/** Nothing waits for this: a hold that ended stands in nobody's way. Whoever waits for a time is told of it here. */
export async function releaseEndedHolds({ db, now, jobs }: Pick<Deps, 'db' | 'now' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await deleteEndedHolds(tx, now())) > 0) await jobs.enqueue(tx, tellWaiting, {})
  })
}
