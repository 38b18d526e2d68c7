import { type CaseTask, type cases, DESK_COUNT_MAX } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, nothing, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { seeingOf, visibleTo } from '../desk/desk.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { auditLook } from './audit-case.ts'
import { type CaseRow, findCase } from './find-case.ts'

export type Tasks = { tasks: CaseTask[] }

export type TaskRow = Omit<CaseTask, 'assignee' | 'anchor' | 'doneAt'> & {
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

export async function readTasks(db: Db, { id }: Pick<CaseRow, 'id'>): Promise<Tasks> {
  const rows = await db.rows<TaskRow>(sql`
    select ${COLUMNS} from ${SOURCE} where application_id = ${id}
    order by done_at is not null, case_tasks.due_on nulls last, case_tasks.created_at, case_tasks.id`)
  return { tasks: rows.map(toTask) }
}

/** A task of another case is not found under this one. */
export async function findTask(tx: Db, { id: applicationId }: CaseRow, id: string): Promise<TaskRow> {
  const row = await tx.row<TaskRow>(sql`
    select ${COLUMNS} from ${SOURCE} where case_tasks.id = ${id} and application_id = ${applicationId}
    for update of case_tasks`)
  if (!row) throw new AppError('NOT_FOUND')
  return row
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
    ${id ? sql`and (coalesce(case_tasks.due_on, 'infinity'::date), case_tasks.id) > (${dueOn}::date, ${id}::uuid)` : nothing}
    order by coalesce(case_tasks.due_on, 'infinity'::date), case_tasks.id limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const counted = await db.row<{ open: number }>(sql`
    select count(*) as open from (select from case_tasks where ${mine} limit ${DESK_COUNT_MAX + 1}) as counted`)
  return {
    tasks: shown.map(toTask),
    next: rows.length > limit && last ? `${last.dueOn ?? 'infinity'}_${last.id}` : null,
    open: counted?.open ?? 0,
  }
}

export function listOpenTasks(db: Db, applicationId: string): Promise<{ id: string; what: string }[]> {
  return db.rows(sql`
    select id, coalesce(what, rule) as what from case_tasks
    where application_id = ${applicationId} and done_at is null order by due_on nulls last, created_at`)
}
