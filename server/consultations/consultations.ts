import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { deleteEndedHolds } from './holds.ts'

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

export async function releaseEndedHolds({ db, now }: Deps): Promise<void> {
  await deleteEndedHolds(db, now())
}
