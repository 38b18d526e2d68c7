import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'

type Changed = { userId: string; form: string; paths: string[] }

/** Cases hear of it: their client changed answers that lie with us. */
export const answersChanged = defineJob<Changed>('answers-changed', { retries: 8 })

/** Told only where something was sent: before that a form is its client's own. */
export async function tellOfChanges({ jobs }: Pick<Deps, 'jobs'>, tx: Db, changed: Changed): Promise<void> {
  if (changed.paths.length === 0) return
  const isWithUs = await tx.row(sql`
    select from desk_items where kind = 'case' and client_id = ${changed.userId} limit 1`)
  if (isWithUs) await jobs.enqueue(tx, answersChanged, changed)
}
