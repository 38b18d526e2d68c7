import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { GOING } from './columns.ts'
import { raw } from './plan-merge.ts'

export const mergeSettling = defineJob<object>('settle-merges', { cron: '41 * * * *' })

/** Once two accounts stay one, what lost is deleted, and the closed one keeps nothing but its address. */
export async function settleMerges({ db, files, now }: Deps): Promise<void> {
  for (;;) {
    const settled = await db.transaction(async (tx) => {
      const merge = await tx.row<{ id: string; closedId: string }>(sql`
        select id, closed_id as "closedId" from account_merges
        where undo_until <= ${now()} and undone_at is null and settled_at is null
        order by undo_until limit 1 for update skip locked`)
      if (!merge) return false
      const lost = await listLostFiles(tx, merge.closedId)
      for (const { table, column } of GOING)
        await tx.execute(sql`delete from ${raw(table)} where ${raw(column)} = ${merge.closedId}`)
      await tx.execute(sql`delete from account_merge_rows where merge_id = ${merge.id}`)
      await tx.execute(sql`
        update users set password_hash = null, new_email = null, full_name = '' where id = ${merge.closedId}`)
      await tx.execute(sql`update account_merges set settled_at = ${now()} where id = ${merge.id}`)
      for (const { id } of lost) await files.remove(tx, id)
      return true
    })
    if (!settled) return
  }
}

function listLostFiles(tx: Db, userId: string): Promise<{ id: string }[]> {
  return tx.rows<{ id: string }>(sql`
    select distinct file_id as id from document_versions join documents on documents.id = document_id
    where user_id = ${userId} and file_id is not null`)
}
