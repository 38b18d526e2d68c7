import { DESK_UNDO_MS, type DeskItem } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { findRole } from '../auth/auth.ts'
import type { Caller } from '../caller.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { tellDesk } from './desk-items.ts'

export type BulkResult = { done: number; failed: DeskItem[]; undoToken: string | null }

type Acting = Pick<Deps, 'db' | 'now' | 'signals'>
type Before = DeskItem & {
  ownerId: string | null
  snoozedUntil: string | null
  snoozedUntilReply: boolean
  snoozeReason: string | null
}

/** Only acts that harm nobody are done to many at once; what is no longer on the desk is named. */
async function changeItems(
  deps: Acting,
  { userId }: Pick<Caller, 'userId'>,
  items: readonly DeskItem[],
  assignments: Sql,
): Promise<BulkResult> {
  return deps.db.transaction(async (tx) => {
    const before = await lockItems(tx, items)
    for (const { kind, id } of before) {
      await tx.execute(sql`update desk_items set ${assignments} where kind = ${kind} and id = ${id}`)
      await syncOwner(tx, { kind, id })
      await tellDesk(deps, tx, { kind, id })
    }
    const failed = items.filter((item) => !before.some(({ kind, id }) => kind === item.kind && id === item.id))
    const undo = before.length > 0 ? await keepUndo(tx, userId, before, deps.now()) : null
    return { done: before.length, failed, undoToken: undo }
  })
}

function lockItems(tx: Db, items: readonly DeskItem[]): Promise<Before[]> {
  const keys = items.map(({ kind, id }) => `${kind} ${id}`)
  return tx.rows<Before>(sql`
    select kind, id, owner_id as "ownerId", snoozed_until::text as "snoozedUntil",
      snoozed_until_reply as "snoozedUntilReply", snooze_reason as "snoozeReason"
    from desk_items where id = any(${items.map(({ id }) => id)}) and kind || ' ' || id = any(${keys})
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

/** The desk's row says who owns a thing; the thing itself says so, too. */
async function syncOwner(tx: Db, { kind, id }: DeskItem): Promise<void> {
  const owner = sql`(select owner_id from desk_items where kind = ${kind} and id = ${id})`
  if (kind === 'case') await tx.execute(sql`update cases set owner_id = ${owner} where application_id = ${id}`)
  if (kind === 'enquiry') {
    await tx.execute(sql`
      update enquiries set assignee_id = ${owner}, version = version + 1
      where id = ${id} and assignee_id is distinct from ${owner}`)
  }
}

export async function assignItems(
  deps: Acting,
  caller: Pick<Caller, 'userId'>,
  { items, ownerId }: { items: readonly DeskItem[]; ownerId: string | null },
): Promise<BulkResult> {
  if (ownerId && !mayEnter((await findRole(deps.db, ownerId)) ?? undefined, 'caseReview'))
    throw new AppError('NOT_FOUND', { field: 'ownerId' })
  // Whose an appointment is was agreed with the client.
  const movable = items.filter(({ kind }) => kind !== 'appointment')
  const result = await changeItems(deps, caller, movable, sql`owner_id = ${ownerId}`)
  return { ...result, failed: [...result.failed, ...items.filter(({ kind }) => kind === 'appointment')] }
}

type Snoozing = { items: readonly DeskItem[]; until: string | null; untilReply: boolean; reason: string }

export function snoozeItems(
  deps: Acting,
  caller: Pick<Caller, 'userId'>,
  { items, until, untilReply, reason }: Snoozing,
): Promise<BulkResult> {
  if (!until && !untilReply) throw new AppError('INVALID_INPUT', { issues: [{ field: 'until', fault: 'REQUIRED' }] })
  if (until && new Date(until) <= deps.now())
    throw new AppError('INVALID_INPUT', { issues: [{ field: 'until', fault: 'TOO_EARLY' }] })
  return changeItems(
    deps,
    caller,
    items,
    sql`snoozed_until = coalesce(${until}::timestamptz, 'infinity'), snoozed_until_reply = ${untilReply},
      snooze_reason = ${reason}`,
  )
}

export function wakeItems(
  deps: Acting,
  caller: Pick<Caller, 'userId'>,
  { items }: { items: readonly DeskItem[] },
): Promise<BulkResult> {
  return changeItems(deps, caller, items, sql`snoozed_until = null, snoozed_until_reply = false, snooze_reason = null`)
}

export async function undoBulk(
  deps: Acting,
  { userId }: Pick<Caller, 'userId'>,
  { undoToken }: { undoToken: string },
): Promise<{ done: number }> {
  return deps.db.transaction(async (tx) => {
    const kept = await tx.row<{ madeAt: Date; before: Before[] }>(sql`
      delete from desk_undos where id = ${undoToken} and user_id = ${userId}
      returning made_at as "madeAt", before`)
    if (!kept) throw new AppError('NOT_FOUND')
    if (deps.now().getTime() - kept.madeAt.getTime() > DESK_UNDO_MS) throw new AppError('GONE')
    let done = 0
    for (const { kind, id, ownerId, snoozedUntil, snoozedUntilReply, snoozeReason } of kept.before) {
      done += await tx.execute(sql`
        update desk_items set owner_id = ${ownerId}, snoozed_until = ${snoozedUntil}::timestamptz,
          snoozed_until_reply = ${snoozedUntilReply}, snooze_reason = ${snoozeReason}
        where kind = ${kind} and id = ${id}`)
      await syncOwner(tx, { kind, id })
      await tellDesk(deps, tx, { kind, id })
    }
    return { done }
  })
}

export async function listColleagues(
  db: Db,
  { userId }: Pick<Caller, 'userId'>,
): Promise<{ id: string; name: string; open: number; isMe: boolean }[]> {
  return db.rows(sql`
    select users.id, full_name as name, users.id = ${userId} as "isMe",
      (select count(*) from desk_items where owner_id = users.id and turn = 'office' and snoozed_until is null) as open
    from users join user_roles on user_id = users.id and role in ('case_review_agent', 'admin')
    order by full_name, users.id`)
}
