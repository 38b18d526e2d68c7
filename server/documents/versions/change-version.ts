import type { ClientDocument, documents } from '@rahnama/contract/documents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { validUntil } from '@rahnama/rules/checklist/checklist.ts'
import type { Caller } from '../../caller.ts'
import { type Db, type Sql, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { findVersion, type VersionRow } from '../queries.ts'
import { readDocument } from '../read-document.ts'
import { tellClient } from '../tell-client.ts'

type Able = Pick<Deps, 'db' | 'now' | 'signals'>
type Who = Pick<Caller, 'userId'>

export function setDates(
  deps: Able,
  caller: Who,
  { id, issuedOn, endsOn }: Input<typeof documents.setDates>,
): Promise<ClientDocument> {
  return changeVersion(deps, caller, id, (version) => {
    if (version.removedAt) throw new AppError('NOT_FOUND')
    refuseWhileOurs(version)
    const until = validUntil(version.kind, { issuedOn, endsOn }, officeDay(deps.now())) ?? null
    return sql`issued_on = ${issuedOn}, ends_on = ${endsOn}, valid_until = ${until}`
  })
}

export function removeVersion(
  deps: Able,
  caller: Who,
  { id }: Input<typeof documents.remove>,
): Promise<ClientDocument> {
  return changeVersion(deps, caller, id, (version) => {
    if (version.removedAt) return undefined
    refuseWhileOurs(version)
    return sql`removed_at = ${deps.now()}`
  })
}

export function restoreVersion(
  deps: Able,
  caller: Who,
  { id }: Input<typeof documents.restore>,
): Promise<ClientDocument> {
  return changeVersion(deps, caller, id, (version) => (version.removedAt ? sql`removed_at = null` : undefined))
}

/** A version that we review or have accepted stays as it was; a newer one may be added to it. */
function refuseWhileOurs({ state }: VersionRow): void {
  if (state === 'inReview' || state === 'accepted') throw new AppError('CONFLICT', { params: { state } })
}

type Change = (version: VersionRow) => Sql | undefined

async function changeVersion(deps: Able, { userId }: Who, id: string, change: Change): Promise<ClientDocument> {
  return deps.db.transaction(async (tx) => {
    const version = await holdVersion(tx, userId, id)
    const changes = change(version)
    if (changes) {
      await tx.execute(sql`update document_versions set ${changes} where id = ${id}`)
      await tellClient(deps, tx, userId)
    }
    return readDocument(tx, userId, version, deps.now())
  })
}

async function holdVersion(tx: Db, userId: string, id: string): Promise<VersionRow> {
  await tx.execute(sql`select 1 from document_versions where id = ${id} for update`)
  const version = await findVersion(tx, userId, id)
  if (!version) throw new AppError('NOT_FOUND')
  return version
}
