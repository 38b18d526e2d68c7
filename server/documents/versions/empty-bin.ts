import { DOCUMENT_BIN_DAYS } from '@rahnama/contract/limits.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'

const DAY_MS = 24 * 60 * 60_000
const AT_ONCE = 200

export const documentPurge = defineJob<object>('empty-document-bin', { cron: '23 3 * * *' })

/** Ends the soft deletion: a file goes with the last version that uses it. */
export async function emptyDocumentBin({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - DOCUMENT_BIN_DAYS * DAY_MS)
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await db.transaction(async (tx) => {
      const gone = await tx.rows<{ fileId: string }>(sql`
        delete from document_versions where id in (
          select id from document_versions where removed_at <= ${before} limit ${AT_ONCE} for update skip locked)
        returning file_id as "fileId"`)
      for (const fileId of new Set(gone.map(({ fileId }) => fileId))) {
        const inUse = await tx.row(sql`select 1 from document_versions where file_id = ${fileId} limit 1`)
        if (!inUse) await files.remove(tx, fileId)
      }
      return gone.length
    })
  }
  await db.execute(sql`delete from document_archives where created_at <= ${new Date(now().getTime() - DAY_MS)}`)
}
