import type { CaseTask, cases } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import type { Actor } from '../audit/audit.ts'
import { findRole } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, seeingOf, tellDesk, visibleTo } from '../desk/desk.ts'
import { settle } from '../notices/notices.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { auditChange, auditLook } from './audit-case.ts'
import { type CaseRow, findCase, lockOpenCase } from './find-case.ts'
import { anchorDay, taskAct } from './task-rules.ts'

type Acting = Pick<Deps, 'db' | 'now' | 'signals'>
type Tasks = { tasks: CaseTask[] }

type TaskRow = Omit<CaseTask, 'assignee' | 'anchor' | 'doneAt'> & {
  assigneeId: string | null
  assigneeName: string | null
  anchor: NonNullable<CaseTask['anchor']>['on'] | null
  anchorDays: number | null
  doneAt: Date | null
}

const COLUMNS = sql`case_tasks.id, reference as folio, what, rule, about, assignee_id as "assigneeId",
  assignees.full_name as "assigneeName", case_tasks.due_on as "dueOn", first_due_on as "firstDueOn", anchor,
  anchor_days as "anchorDays", snoozed_until as "snoozedUntil", snoozed_until_reply as "untilReply",
  done_at as "doneAt", case_tasks.version`
const SOURCE = sql`case_tasks join applications on applications.id = application_id
  left join users as assignees on assignees.id = assignee_id`

function toTask({ assigneeId, assigneeName, anchor, anchorDays, doneAt, ...task }: TaskRow): CaseTask {
  return {
    ...task,
    assignee: assigneeId ? { id: assigneeId, name: assigneeName ?? '' } : null,
    anchor: anchor && anchorDays !== null ? { on: anchor, days: anchorDays } : null,
    doneAt: doneAt?.toISOString() ?? null,
  }
}

async function readTasks(db: Db, { id }: Pick<CaseRow, 'id'>): Promise<Tasks> {
  const rows = await db.rows<TaskRow>(sql`
    select ${COLUMNS} from ${SOURCE} where application_id = ${id}
    order by done_at is not null, case_tasks.due_on nulls last, case_tasks.created_at, case_tasks.id`)
  return { tasks: rows.map(toTask) }
}

export async function listTasks(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { folio }: Input<typeof cases.tasks>,
  { requestId }: RequestInfo,
): Promise<Tasks> {
  const row = await findCase(deps.db, caller, folio)
  await auditLook(deps, deps.db, { ...caller, requestId }, row, 'Tasks')
  return readTasks(deps.db, row)
}

/** Mine on all cases, by day; what is put away comes back on its day. */
export async function listMyTasks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { after, limit }: Input<typeof cases.myTasks>,
): Promise<Output<typeof cases.myTasks>> {
  const seeing = await seeingOf(db, caller)
  const today = officeDay(now())
  const mine = sql`assignee_id = ${caller.userId} and done_at is null and not snoozed_until_reply
    and (snoozed_until is null or snoozed_until <= ${today})
    ${
      seeing.onlyOwn
        ? sql`and exists (select from cases where cases.application_id = case_tasks.application_id
      ${visibleTo(seeing, sql`owner_id`)})`
        : nothing
    }`
  const [, dueOn, id] = /^(\d{4}-\d\d-\d\d|infinity)_([0-9a-f-]{36})$/.exec(after ?? '') ?? []
  if (after !== undefined && !id) throw new AppError('INVALID_INPUT', { field: 'after' })
  const rows = await db.rows<TaskRow>(sql`
    select ${COLUMNS} from ${SOURCE} where ${mine}
    ${id ? sql`and (coalesce(case_tasks.due_on, 'infinity'), case_tasks.id) > (${dueOn}::date, ${id}::uuid)` : nothing}
    order by coalesce(case_tasks.due_on, 'infinity'), case_tasks.id limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const counted = await db.row<{ open: number }>(sql`select count(*) as open from case_tasks where ${mine}`)
  return {
    tasks: shown.map(toTask),
    next: rows.length > limit && last ? `${last.dueOn ?? 'infinity'}_${last.id}` : null,
    open: counted?.open ?? 0,
  }
}

export function addTask(
  deps: Acting,
  caller: Caller,
  { folio, id, ...task }: Input<typeof cases.addTask>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Tasks> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    const { what, assigneeId, anchor } = task
    await refuseStranger(tx, assigneeId)
    const dueOn = dueOf(row, task)
    const added = await tx.execute(sql`
      insert into case_tasks (id, application_id, what, assignee_id, due_on, first_due_on, anchor, anchor_days,
        created_at, created_by)
      values (${id}, ${row.id}, ${what}, ${assigneeId}, ${dueOn}, ${dueOn}, ${anchor?.on ?? null},
        ${anchor?.days ?? null}, ${deps.now()}, ${caller.userId})
      on conflict (id) do nothing`)
    if (added === 0 && !(await isMine(tx, { id, applicationId: row.id, what }))) throw new AppError('CONFLICT')
    if (added > 0) {
      await addCaseEvent(tx, row.id, { what: 'taskAdded', actorId: caller.userId, text: what }, deps.now())
      await auditChange(deps, tx, { ...caller, requestId }, row, 'case.addTask')
      await tellDesk(deps, tx, { kind: 'case', id: row.id })
    }
    return readTasks(tx, row)
  })
}

async function isMine(tx: Db, { id, applicationId, what }: { id: string; applicationId: string; what: string }) {
  const row = await tx.row(sql`
    select from case_tasks where id = ${id} and application_id = ${applicationId} and what = ${what}`)
  return row !== undefined
}

export function changeTask(
  deps: Acting,
  caller: Caller,
  { folio, id, version, ...task }: Input<typeof cases.changeTask>,
  { requestId }: RequestInfo,
): Promise<Tasks> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOpenCase(tx, caller, folio)
    const { what, assigneeId, anchor } = task
    await refuseStranger(tx, assigneeId)
    await findTask(tx, row, id)
    const changed = await tx.execute(sql`
      update case_tasks set what = case when rule is null then ${what} end, assignee_id = ${assigneeId},
        due_on = ${dueOf(row, task)}, anchor = ${anchor?.on ?? null}, anchor_days = ${anchor?.days ?? null},
        version = version + 1
      where id = ${id} and version = ${version}`)
    if (changed === 0) throw new AppError('CONFLICT')
    await auditChange(deps, tx, { ...caller, requestId }, row, 'case.changeTask')
    await tellDesk(deps, tx, { kind: 'case', id: row.id })
    return readTasks(tx, row)
  })
}

export function finishTask(
  deps: Acting,
  caller: Caller,
  { folio, id, isDone }: Input<typeof cases.finishTask>,
  { requestId }: RequestInfo,
): Promise<Tasks> {
  return changeOne(deps, { ...caller, requestId }, 'case.finishTask', { folio, id }, async (tx, row, task) => {
    if ((task.doneAt !== null) === isDone) return nothing
    if (isDone) {
      await settle(deps, tx, taskAct(id))
      const event = { what: 'taskDone', actorId: caller.userId, text: task.what, about: { rule: task.rule } } as const
      await addCaseEvent(tx, row.id, event, deps.now())
    }
    return isDone ? sql`done_at = ${deps.now()}, done_by = ${caller.userId}` : sql`done_at = null, done_by = null`
  })
}

export function snoozeTask(
  deps: Acting,
  caller: Caller,
  { folio, id, until, untilReply }: Input<typeof cases.snoozeTask>,
  { requestId }: RequestInfo,
): Promise<Tasks> {
  if (until && until <= officeDay(deps.now()))
    throw new AppError('INVALID_INPUT', { issues: [{ field: 'until', fault: 'TOO_EARLY' }] })
  return changeOne(
    deps,
    { ...caller, requestId },
    'case.snoozeTask',
    { folio, id },
    async () => sql`snoozed_until = ${until}, snoozed_until_reply = ${untilReply}`,
  )
}

function changeOne(
  deps: Acting,
  actor: Actor,
  act: 'case.finishTask' | 'case.snoozeTask',
  { folio, id }: { folio: string; id: string },
  change: (tx: Db, row: CaseRow, task: TaskRow) => Promise<Sql>,
): Promise<Tasks> {
  return deps.db.transaction(async (tx) => {
    const row = await findCase(tx, actor, folio)
    const changes = await change(tx, row, await findTask(tx, row, id))
    if (changes !== nothing) {
      await tx.execute(sql`update case_tasks set ${changes}, version = version + 1 where id = ${id}`)
      await auditChange(deps, tx, actor, row, act)
      await tellDesk(deps, tx, { kind: 'case', id: row.id })
    }
    return readTasks(tx, row)
  })
}

/** A task of another case is not found under this one. */
async function findTask(tx: Db, { id: applicationId }: CaseRow, id: string): Promise<TaskRow> {
  const row = await tx.row<TaskRow>(sql`
    select ${COLUMNS} from ${SOURCE} where case_tasks.id = ${id} and application_id = ${applicationId}
    for update of case_tasks`)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** A day of its own, or so many days from a day of the case. */
function dueOf(row: CaseRow, { dueOn, anchor }: Pick<Input<typeof cases.addTask>, 'dueOn' | 'anchor'>): string | null {
  if (!anchor) return dueOn
  const from = anchorDay(row, anchor.on)
  return from ? addDays(from, anchor.days) : dueOn
}

async function refuseStranger(tx: Db, assigneeId: string | null): Promise<void> {
  if (assigneeId && !mayEnter((await findRole(tx, assigneeId)) ?? undefined, 'caseReview'))
    throw new AppError('NOT_FOUND', { field: 'assigneeId' })
}

export function listOpenTasks(db: Db, applicationId: string): Promise<{ id: string; what: string }[]> {
  return db.rows(sql`
    select id, coalesce(what, rule) as what from case_tasks
    where application_id = ${applicationId} and done_at is null order by due_on nulls last, created_at`)
}

/** The open tasks that end with a move; of this case alone. */
export async function endTasks(
  tx: Db,
  applicationId: string,
  ids: readonly string[],
  by: string,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update case_tasks set done_at = ${at}, done_by = ${by}, version = version + 1
    where application_id = ${applicationId} and id = any(${[...ids]}) and done_at is null`)
}
