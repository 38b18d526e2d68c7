import type { cases } from '@rahnama/contract/cases/cases.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { deskCondition, seeingOf } from '../../desk/desk.ts'
import { TO_VERIFY } from '../../documents/documents.ts'
import { type CaseRow, findCase } from '../find-case.ts'

type Next = { folio: string; versionId: string }

/** The oldest first, so that nothing is forgotten at the end. */
export async function nextOfCase(
  db: Db,
  { userId, folio }: Pick<CaseRow, 'userId' | 'folio'>,
  skipped: readonly string[] = [],
): Promise<Next | null> {
  const row = await db.row<{ versionId: string }>(sql`
    select document_versions.id as "versionId" from documents join document_versions on document_id = documents.id
    where documents.user_id = ${userId} and ${TO_VERIFY} and not document_versions.id = any(${skipped})
    order by uploaded_at, document_versions.id limit 1`)
  return row ? { folio, versionId: row.versionId } : null
}

/** Of this case first, then of the first case of the view that has one. */
export async function nextToVerify(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { folio, skipped, ...filter }: Input<typeof cases.nextToVerify>,
): Promise<Output<typeof cases.nextToVerify>> {
  if (folio) {
    const row = await findCase(db, caller, folio)
    const next = await nextOfCase(db, row, skipped)
    if (next) return { next, left: await countOfClient(db, row.userId) }
  }
  const inView = deskCondition(filter, await seeingOf(db, caller))
  const found = await db.row<Next & { userId: string }>(sql`
    select reference as folio, document_versions.id as "versionId", client_id as "userId"
    from desk_items join applications on desk_items.kind = 'case' and applications.id = desk_items.id
      join documents on documents.user_id = client_id join document_versions on document_id = documents.id
    where ${inView} and ${TO_VERIFY} and not document_versions.id = any(${skipped})
    order by desk_items.due_at, due_rank, risk, since, desk_items.id, uploaded_at limit 1`)
  if (!found) return { next: null, left: 0 }
  const { userId, ...next } = found
  return { next, left: await countOfClient(db, userId) }
}

async function countOfClient(db: Db, userId: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from documents join document_versions on document_id = documents.id
    where documents.user_id = ${userId} and ${TO_VERIFY}`)
  return row?.count ?? 0
}
