import type pg from 'pg'
import type { Db } from '../db/db.ts'
import { fileSweep } from '../files/files.ts'
import type { JobKind, Jobs } from '../jobs/jobs.ts'
import { mailDelivery } from '../mail/mail.ts'
import type { Job } from './archive-format.ts'

/**
 * Mails are from another day: whether they still should leave is for the owner to say. And no restore deletes from a
 * store: it may be the one the first installation still works on.
 */
const NOT_AGAIN: readonly string[] = [mailDelivery.name, fileSweep.name]

/** What was promised and not yet done at this moment. */
export async function listWaitingJobs(client: pg.ClientBase): Promise<Job[]> {
  const { rows } = await client.query<{ name: string; data: Job['data'] | null; startAfter: Date }>(`
    select j.name, j.data, j.start_after as "startAfter" from pgboss.job j
    where j.state in ('created', 'retry', 'active') and not exists (select from pgboss.schedule s where s.name = j.name)
    order by j.created_on, j.id`)
  return rows.map(({ name, data, startAfter }) => ({ name, data: data ?? {}, startAfter: startAfter.toISOString() }))
}

/** Answers also which kinds this version does not know any more. */
export async function enqueueAgain(
  { jobs, kinds }: { jobs: Jobs; kinds: readonly JobKind<object>[] },
  db: Db,
  waiting: readonly Job[],
): Promise<{ enqueued: number; unknown: string[] }> {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const unknown = new Set<string>()
  let enqueued = 0
  for (const { name, data, startAfter } of waiting) {
    const kind = byName.get(name)
    if (!kind) unknown.add(name)
    if (!kind || NOT_AGAIN.includes(name)) continue
    await jobs.enqueue(db, kind, data, { startAfter: new Date(startAfter) })
    enqueued += 1
  }
  return { enqueued, unknown: [...unknown] }
}
