import type { cases } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import type { Actor } from '../audit/audit.ts'
import { findRole } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, tellDesk } from '../desk/desk.ts'
import { settle } from '../notices/notices.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { auditChange } from './audit-case.ts'
import { type CaseRow, lockCase, lockOpenCase } from './find-case.ts'
import { findTask, readTasks, type TaskRow, type Tasks } from './read-tasks.ts'
import { anchorDay, taskAct } from './task-rules.ts'

type Acting = Pick<Deps, 'db' | 'now' | 'signals'>

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
    const row = await lockCase(tx, actor, folio)
    const changes = await change(tx, row, await findTask(tx, row, id))
    if (changes !== nothing) {
      await tx.execute(sql`update case_tasks set ${changes}, version = version + 1 where id = ${id}`)
      await auditChange(deps, tx, actor, row, act)
      await tellDesk(deps, tx, { kind: 'case', id: row.id })
    }
    return readTasks(tx, row)
  })
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

/** The open tasks that end with a move; of this case alone. */
export async function endTasks(
  deps: Pick<Deps, 'now' | 'signals'>,
  tx: Db,
  applicationId: string,
  ids: readonly string[],
  by: string,
): Promise<void> {
  if (ids.length === 0) return
  const ended = await tx.rows<{ id: string }>(sql`
    update case_tasks set done_at = ${deps.now()}, done_by = ${by}, version = version + 1
    where application_id = ${applicationId} and id = any(${[...ids]}) and done_at is null returning id`)
  await settle(deps, tx, ...ended.map(({ id }) => taskAct(id)))
}
