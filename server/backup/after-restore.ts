import { writeAudit } from '../audit/audit.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from '../jobs/jobs.ts'
import type { Restored } from './restore-backup.ts'
import { enqueueAgain } from './waiting-jobs.ts'

/** Positions that were given out after the backup was made are never given out again. */
const LEAP = 1_000_000

export type Begun = { jobs: number; unknownJobs: string[]; heldMails: number }

/**
 * A restored installation begins a new epoch: open pages read everything anew, and mails that waited wait for the owner.
 * Part of one transaction.
 */
export async function beginEpoch(
  { db, jobs, now }: Deps,
  { jobs: waiting }: Restored,
  archiveId: string,
  kinds: readonly JobKind<object>[],
): Promise<Begun> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select setval('signal_positions', nextval('signal_positions') + ${LEAP})`)
    const heldMails = await tx.execute(sql`update mails set state = 'kept' where state = 'queued'`)
    const { enqueued, unknown } = await enqueueAgain({ jobs, kinds }, tx, waiting)
    const entry = { act: 'backup.restore', clientId: null, target: `backup:${archiveId}` }
    await writeAudit(tx, { userId: null, role: 'restore' }, entry, now())
    return { jobs: enqueued, unknownJobs: unknown, heldMails }
  })
}
