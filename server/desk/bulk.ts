import { APPLICATION_SIGNAL } from '@rahnama/contract/applications.ts'
import type { CaseEventKind, DeskItem } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { writeAudit } from '../audit/audit.ts'
import { findRole } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent } from './case-events.ts'
import { lockCasesFirst, tellDesk } from './desk-items.ts'
import { seeingOf, visibleTo } from './seeing.ts'

export type BulkResult = { done: number; failed: DeskItem[]; undoToken: string | null }

export type Acting = Pick<Deps, 'db' | 'now' | 'signals'>
export type Before = DeskItem & {
  clientId: string | null
  ownerId: string | null
  snoozedUntil: string | null
  snoozedUntilReply: boolean
  snoozeReason: string | null
}

type BulkAct = {
  act: 'case.assign' | 'case.snooze' | 'case.wake' | 'case.undoBulk'
  reason?: string | undefined
  /** What the timeline of a case says of it. */
  event?: { what: CaseEventKind; about?: Record<string, string | null> }
}

/** Only acts that harm nobody are done to many at once; what is no longer on the desk, or not theirs to change, is named. */
async function changeItems(
  deps: Acting,
  caller: Caller,
  { requestId }: Pick<RequestInfo, 'requestId'>,
  items: readonly DeskItem[],
  assignments: Sql,
  act: BulkAct,
  also: Sql = nothing,
): Promise<BulkResult> {
  return deps.db.transaction(async (tx) => {
    await lockCasesFirst(tx, items)
    const before = await lockItems(tx, caller, items, also)
    for (const item of before) {
      const { kind, id } = item
      // Whoever loses it hears of it, and so does whoever gets it.
      await tellDesk(deps, tx, item)
      await tx.execute(sql`update desk_items set ${assignments} where kind = ${kind} and id = ${id}`)
      await syncOwner(deps, tx, item)
      await tellDesk(deps, tx, item)
      await writeDown(deps, tx, { ...caller, requestId }, item, act)
    }
    const failed = items.filter((item) => !before.some(({ kind, id }) => kind === item.kind && id === item.id))
    const undo = before.length > 0 ? await keepUndo(tx, caller.userId, before, deps.now()) : null
    return { done: before.length, failed, undoToken: undo }
  })
}

async function lockItems(tx: Db, caller: Caller, items: readonly DeskItem[], also: Sql): Promise<Before[]> {
  const keys = items.map(({ kind, id }) => `${kind} ${id}`)
  return tx.rows<Before>(sql`
    select kind, id, client_id as "clientId", owner_id as "ownerId", snoozed_until::text as "snoozedUntil",
      snoozed_until_reply as "snoozedUntilReply", snooze_reason as "snoozeReason"
    from desk_items where id = any(${items.map(({ id }) => id)}) and kind || ' ' || id = any(${keys})
      ${visibleTo(await seeingOf(tx, caller), sql`owner_id`)} ${also}
    order by id for update`)
}

async function keepUndo(tx: Db, userId: string, before: readonly Before[], at: Date): Promise<string> {
  await tx.execute(sql`delete from desk_undos where user_id = ${userId}`)
  const row = await tx.row<{ id: string }>(sql`
    insert into desk_undos (user_id, made_at, before) values (${userId}, ${at}, ${JSON.stringify(before)}::jsonb)
    returning id`)
  if (!row) throw new Error('What a bulk act changed was not written down')
  return row.id
}

/** The desk's row says who owns a thing; the thing itself says so, too, and a client reads whose their case is. */
export async function syncOwner(
  { signals }: Pick<Deps, 'signals'>,
  tx: Db,
  { kind, id, clientId }: Pick<Before, 'kind' | 'id' | 'clientId'>,
): Promise<void> {
  const owner = sql`(select owner_id from desk_items where kind = ${kind} and id = ${id})`
  if (kind === 'case') {
    const changed = await tx.execute(sql`
      update cases set owner_id = ${owner} where application_id = ${id} and owner_id is distinct from ${owner}`)
    if (changed > 0 && clientId) {
      const payload = { applicationId: id }
      await signals.publish(tx, { to: { userId: clientId }, kind: APPLICATION_SIGNAL, payload })
    }
  }
  if (kind === 'enquiry') {
    await tx.execute(sql`
      update enquiries set assignee_id = ${owner}, version = version + 1
      where id = ${id} and assignee_id is distinct from ${owner}`)
  }
}

export async function writeDown(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  actor: Caller & Pick<RequestInfo, 'requestId'>,
  { kind, id, clientId }: Before,
  { act, reason = undefined, event }: BulkAct,
): Promise<void> {
  if (kind !== 'case') return
  await writeAudit(tx, actor, { act, clientId, target: `application:${id}`, purpose: reason ?? null }, now())
  if (event) await addCaseEvent(tx, id, { ...event, actorId: actor.userId, text: reason ?? null }, now())
}

export async function assignItems(
  deps: Acting,
  caller: Caller,
  { items, ownerId }: { items: readonly DeskItem[]; ownerId: string | null },
  request: Pick<RequestInfo, 'requestId'>,
): Promise<BulkResult> {
  if (ownerId && !mayEnter((await findRole(deps.db, ownerId)) ?? undefined, 'caseReview'))
    throw new AppError('NOT_FOUND', { field: 'ownerId' })
  // Whose an appointment is was agreed with the client, and what a colleague owns only they or an admin give away.
  const theirs = sql`and kind <> 'appointment' ${
    caller.role === 'admin'
      ? nothing
      : sql`and (owner_id is null or owner_id = ${caller.userId} or pooled_at is not null)`
  }`
  const what = ownerId === null ? 'released' : ownerId === caller.userId ? 'claimed' : 'handedOver'
  const act: BulkAct = { act: 'case.assign', event: { what, about: ownerId ? { to: ownerId } : {} } }
  return changeItems(deps, caller, request, items, sql`owner_id = ${ownerId}, pooled_at = null`, act, theirs)
}

type Snoozing = { items: readonly DeskItem[]; until: string | null; untilReply: boolean; reason: string }

export function snoozeItems(
  deps: Acting,
  caller: Caller,
  { items, until, untilReply, reason }: Snoozing,
  request: Pick<RequestInfo, 'requestId'>,
): Promise<BulkResult> {
  if (!until && !untilReply) throw new AppError('INVALID_INPUT', { issues: [{ field: 'until', fault: 'REQUIRED' }] })
  if (until && new Date(until) <= deps.now())
    throw new AppError('INVALID_INPUT', { issues: [{ field: 'until', fault: 'TOO_EARLY' }] })
  const event = { what: 'snoozed', about: { until, untilReply: String(untilReply) } } as const
  return changeItems(
    deps,
    caller,
    request,
    items,
    sql`snoozed_until = coalesce(${until}::timestamptz, 'infinity'), snoozed_until_reply = ${untilReply},
      snooze_reason = ${reason}`,
    { act: 'case.snooze', reason, event },
  )
}

const AWAKE = sql`snoozed_until = null, snoozed_until_reply = false, snooze_reason = null`

export function wakeItems(
  deps: Acting,
  caller: Caller,
  { items }: { items: readonly DeskItem[] },
  request: Pick<RequestInfo, 'requestId'>,
): Promise<BulkResult> {
  return changeItems(deps, caller, request, items, AWAKE, { act: 'case.wake', event: { what: 'woken' } })
}
