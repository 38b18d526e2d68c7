import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { deleteDraftsBefore } from './queries.ts'

const DAY_MS = 24 * 60 * 60_000
/** What nobody touched for so long is given up: a draft may quote what a client wrote. */
const KEPT_DAYS = 90

export const staffDraftPurge = defineJob<object>('purge-staff-drafts', { cron: '47 3 * * *' })

export async function purgeStaffDrafts({ db, now }: Deps): Promise<void> {
  await deleteDraftsBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS))
}
