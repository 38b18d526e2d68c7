import type { cases } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { tellClient } from '../applications/applications.ts'
import { findAccount, findRole } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, isPooled, placeCase, tellDesk } from '../desk/desk.ts'
import type { Teller } from '../notices/notices.ts'
import { auditChange } from './audit-case.ts'
import { type CaseRow, lockOpenCase } from './find-case.ts'
import { tellOfHandOver } from './tell-of-hand-over.ts'

type Acting = Teller & Pick<Deps, 'db'>

/** Two clicks in one second give one owner: the second finds whose it is. */
export function claimCase(
  deps: Acting,
  caller: Caller,
  { folio }: Input<typeof cases.claim>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.claim>> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    if (row.ownerId === caller.userId) return { result: 'claimed', owner: ownerOf(row) }
    if (row.ownerId && !(await isPooled(tx, row.id))) return { result: 'taken', owner: ownerOf(row) }
    const owner = await setOwner(deps, tx, row, caller.userId)
    await addCaseEvent(tx, row.id, { what: 'claimed', actorId: caller.userId }, deps.now())
    await auditChange(deps, tx, { ...caller, requestId }, row, 'case.claim')
    // Taken on from somebody who is away: the client knew another name.
    if (row.ownerId && owner) await tellOfHandOver(deps, tx, row, { to: owner, by: caller.userId })
    return { result: 'claimed', owner }
  })
}

export function releaseCase(
  deps: Acting,
  caller: Caller,
  { folio, reason }: Input<typeof cases.release>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.release>> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    mustOwn(row, caller)
    const owner = await setOwner(deps, tx, row, null)
    await addCaseEvent(tx, row.id, { what: 'released', actorId: caller.userId, text: reason }, deps.now())
    await auditChange(deps, tx, { ...caller, requestId }, row, 'case.release', reason)
    return { owner }
  })
}

/** The colleague finds reason and summary in the timeline; the client reads who it is now. */
export function handOverCase(
  deps: Acting,
  caller: Caller,
  { folio, to, reason, summary }: Input<typeof cases.handOver>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.handOver>> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    mustOwn(row, caller)
    if (!mayEnter((await findRole(tx, to)) ?? undefined, 'caseReview')) throw new AppError('NOT_FOUND', { field: 'to' })
    if (to === row.ownerId) return { owner: ownerOf(row) }
    const owner = await setOwner(deps, tx, row, to)
    const about = { to, reason }
    await addCaseEvent(tx, row.id, { what: 'handedOver', actorId: caller.userId, about, text: summary }, deps.now())
    await auditChange(deps, tx, { ...caller, requestId }, row, 'case.handOver', reason)
    if (owner) await tellOfHandOver(deps, tx, row, { to: owner, by: caller.userId })
    return { owner }
  })
}

/** What nobody owns anybody may give away; what a colleague owns, only an admin. */
function mustOwn({ ownerId }: CaseRow, { userId, role }: Caller): void {
  if (ownerId && ownerId !== userId && role !== 'admin') throw new AppError('NOT_ALLOWED')
}

function ownerOf({ ownerId, ownerName }: CaseRow): { id: string; name: string } | null {
  return ownerId ? { id: ownerId, name: ownerName ?? '' } : null
}

/** Part of the caller's transaction. */
export async function setOwner(
  deps: Acting,
  tx: Db,
  row: CaseRow,
  ownerId: string | null,
): Promise<{ id: string; name: string } | null> {
  // Whoever loses it hears of it, and so does whoever gets it; the client reads whose it is.
  await tellDesk(deps, tx, { kind: 'case', id: row.id })
  await tx.execute(sql`update cases set owner_id = ${ownerId} where application_id = ${row.id}`)
  await placeCase(deps, tx, row)
  await tellClient(deps, tx, row)
  const account = ownerId ? await findAccount(tx, ownerId) : undefined
  return account ? { id: account.id, name: account.fullName } : null
}
