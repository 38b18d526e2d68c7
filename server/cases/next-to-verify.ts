import type { cases } from '@rahnama/contract/cases/cases.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { type Db, nothing, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { deskCondition } from '../desk/desk.ts'
import { type CaseRow, findCase, seeingOf } from './find-case.ts'

type Next = { folio: string; versionId: string }

/** The newest version of a document, with us, that nobody has decided on. */
const TO_VERIFY = sql`document_versions.state = 'inReview' and document_versions.removed_at is null
  and not exists (select from document_decisions where version_id = document_versions.id and carried_out_at is null)
  and not exists (select from document_versions as newer where newer.document_id = document_versions.document_id
    and newer.removed_at is null and newer.number > document_versions.number)`

/** The oldest first, so that nothing is forgotten at the end. */
export async function nextOfCase(db: Db, { userId, folio }: CaseRow, after?: string): Promise<Next | null> {
  const row = await db.row<{ versionId: string }>(sql`
    select document_versions.id as "versionId" from documents join document_versions on document_id = documents.id
    where documents.user_id = ${userId} and ${TO_VERIFY} ${after ? sql`and document_versions.id <> ${after}` : nothing}
    order by uploaded_at, document_versions.id limit 1`)
  return row ? { folio, versionId: row.versionId } : null
}

/** Of this case first, then of the first case of the view that has one. */
export async function nextToVerify(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { folio, after, ...filter }: Input<typeof cases.nextToVerify>,
): Promise<Output<typeof cases.nextToVerify>> {
  if (folio) {
    const row = await findCase(db, caller, folio)
    const next = await nextOfCase(db, row, after)
    if (next) return { next, left: await countOfClient(db, row.userId) }
  }
  const inView = deskCondition(filter, await seeingOf(db, caller))
  const next = await db.row<Next>(sql`
    select reference as folio, document_versions.id as "versionId"
    from desk_items join applications on desk_items.kind = 'case' and applications.id = desk_items.id
      join documents on documents.user_id = client_id join document_versions on document_id = documents.id
    where ${inView} and ${TO_VERIFY} ${after ? sql`and document_versions.id <> ${after}` : nothing}
    order by desk_items.due_at, due_rank, risk, since, desk_items.id, uploaded_at limit 1`)
  return { next: next ?? null, left: next ? 1 : 0 }
}

async function countOfClient(db: Db, userId: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from documents join document_versions on document_id = documents.id
    where documents.user_id = ${userId} and ${TO_VERIFY}`)
  return row?.count ?? 0
}
