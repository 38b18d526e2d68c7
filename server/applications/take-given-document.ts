import type { DocumentKey } from '@rahnama/contract/documents.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { refreshCase, wakeByReply } from '../desk/desk.ts'
import { readChecklist } from '../documents/documents.ts'
import { tellClient } from './change-standing.ts'
import { type ApplicationRow, lockSentOf } from './queries.ts'
import { returnTurn } from './return-turn.ts'

type Given = DocumentKey & { userId: string; versionId: string | null }

/** A document was given, or explained, while applications that ask for it lie with us: each of them hears of it. */
export async function takeGivenDocument(deps: Deps, { userId, ...given }: Given): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const row of await lockSentOf(tx, userId)) {
      const { id } = row
      const { entries } = await readChecklist(tx, userId, row.program, deps.now())
      if (!entries.some(({ kind, subject }) => kind === given.kind && subject === given.subject)) continue
      if (given.versionId) await writeEvent(deps, tx, row, { ...given, versionId: given.versionId })
      await returnTurn(deps, tx, row, 'documentSentBack')
      await wakeByReply(deps, tx, id)
      await refreshCase(deps, tx, id)
      await tellClient(deps, tx, row)
    }
  })
}

/** Run twice, it is written once. */
async function writeEvent(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { id, userId }: ApplicationRow,
  { kind, subject, versionId }: DocumentKey & { versionId: string },
): Promise<void> {
  await tx.execute(sql`
    insert into case_events (application_id, what, actor_id, side, at, about)
    select ${id}, 'documentGiven', ${userId}, 'client', ${now()}, ${JSON.stringify({ kind, subject, versionId })}::jsonb ||
      jsonb_build_object('isReplacement', (select number > 1 from document_versions where id = ${versionId})::text)
    where not exists (select from case_events
      where application_id = ${id} and what = 'documentGiven' and about ->> 'versionId' = ${versionId})`)
}
