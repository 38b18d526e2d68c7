import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { deleteEndedHolds } from './booking/holds.ts'
import { tellWaiting } from './wait-list.ts'

export { cancelAppointment } from './appointments/cancel-appointment.ts'
export { listMine, listOfClient } from './appointments/list-mine.ts'
export { recheckTimes, timeCheck } from './appointments/recheck-times.ts'
export { recordOutcome } from './appointments/record-outcome.ts'
export { remind, reminders } from './appointments/remind.ts'
export { bookSlot } from './booking/book-slot.ts'
export { holdSlot } from './booking/hold-slot.ts'
export { countOn } from './count-on.ts'
export { consultantMails, consultationMails } from './mails.ts'
export { addDayOff, updateSchedule } from './times/change-schedule.ts'
export { findSlots } from './times/find-slots.ts'
export { purgeWaitList, tellThoseWaiting, tellWaiting, waitPurge } from './wait-list.ts'

export const holdSweep = defineJob<object>('release-ended-holds', { cron: '*/10 * * * *' })

/** Nothing waits for this: a hold that ended stands in nobody's way. Whoever waits for a time is told of it here. */
export async function releaseEndedHolds({ db, now, jobs }: Pick<Deps, 'db' | 'now' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await deleteEndedHolds(tx, now())) > 0) await jobs.enqueue(tx, tellWaiting, {})
  })
}
