import { randomUUID } from 'node:crypto'
import type { AuthorityDates } from '@rahnama/contract/applications.ts'
import type { CaseTask, TaskRule } from '@rahnama/contract/cases/cases.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, tellDesk } from '../desk/desk.ts'
import { defineJob } from '../jobs/jobs.ts'
import { type Teller, tell } from '../notices/notices.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import type { CaseRow } from './find-case.ts'

const EXPIRY_DAYS = 60
/** How long before the authority's day we want to have asked the client. */
const AHEAD_DAYS = 14

type Anchor = NonNullable<CaseTask['anchor']>['on']
type Dated = Pick<CaseRow, 'submittedAt' | 'filedOn' | 'biometricsBy' | 'medicalBy'>

/** The day of a case that a task hangs on. */
export function anchorDay(row: Dated, anchor: Anchor): string | null {
  const days: Record<Anchor, string | null> = {
    submittedOn: officeDay(row.submittedAt),
    filedOn: row.filedOn,
    biometricsBy: row.biometricsBy,
    medicalBy: row.medicalBy,
  }
  return days[anchor]
}

/** The first due day stays readable; what is done stays as it was. */
export async function moveAnchoredTasks(tx: Db, applicationId: string, dates: AuthorityDates): Promise<void> {
  for (const anchor of ['filedOn', 'biometricsBy', 'medicalBy'] as const) {
    const day = dates[anchor]
    if (!day) continue
    await tx.execute(sql`
      update case_tasks set due_on = ${day}::date + anchor_days, version = version + 1
      where application_id = ${applicationId} and anchor = ${anchor} and done_at is null
        and due_on is distinct from ${day}::date + anchor_days`)
  }
}

type RuleTask = {
  applicationId: string
  rule: TaskRule
  about: Record<string, string>
  assigneeId: string | null
  dueOn: string
}

/** One rule makes one task for one thing, however often it looks. */
export async function makeTask(
  tx: Db,
  { applicationId, rule, about, assigneeId, dueOn }: RuleTask,
  now: Date,
): Promise<boolean> {
  const made = await tx.execute(sql`
    insert into case_tasks (id, application_id, rule, about, assignee_id, due_on, first_due_on, created_at)
    values (${randomUUID()}, ${applicationId}, ${rule}, ${JSON.stringify(about)}::jsonb, ${assigneeId}, ${dueOn},
      ${dueOn}, ${now})
    on conflict do nothing`)
  if (made > 0) {
    await addCaseEvent(tx, applicationId, { what: 'taskAdded', actorId: null, about: { rule, ...about } }, now)
  }
  return made > 0
}

/** A day the authority set makes a task that is due before it, moves with it, and ends when the client was there. */
export async function makeTasksOfDates(
  tx: Db,
  { id, ownerId }: Pick<CaseRow, 'id' | 'ownerId'>,
  { biometricsBy, biometricsOn, medicalBy, medicalOn }: AuthorityDates,
  now: Date,
): Promise<void> {
  const wanted = [
    { rule: 'biometricsDue', by: biometricsBy, done: biometricsOn },
    { rule: 'medicalDue', by: medicalBy, done: medicalOn },
  ] as const
  for (const { rule, by, done } of wanted) {
    if (!by || done) {
      await endRuleTask(tx, id, rule, now)
      continue
    }
    const today = officeDay(now)
    const [dueOn = today] = [addDays(by, -AHEAD_DAYS), today].toSorted().reverse()
    if (await moveRuleTask(tx, id, rule, { by }, dueOn)) continue
    await makeTask(tx, { applicationId: id, rule, about: { by }, assigneeId: ownerId, dueOn }, now)
  }
}

async function endRuleTask(tx: Db, applicationId: string, rule: TaskRule, now: Date): Promise<void> {
  await tx.execute(sql`
    update case_tasks set done_at = ${now}, version = version + 1
    where application_id = ${applicationId} and rule = ${rule} and done_at is null`)
}

async function moveRuleTask(
  tx: Db,
  applicationId: string,
  rule: TaskRule,
  about: Record<string, string>,
  dueOn: string,
): Promise<boolean> {
  const moved = await tx.execute(sql`
    update case_tasks set about = ${JSON.stringify(about)}::jsonb, due_on = ${dueOn}, version = version + 1
    where application_id = ${applicationId} and rule = ${rule} and done_at is null`)
  return moved > 0
}

/** Done, it is off the bell of whoever it was given to. */
export function taskAct(id: string): string {
  return `task:${id}`
}

export const dailyTasks = defineJob<object>('make-case-tasks', { cron: '11 6 * * *' })

type Expiring = { applicationId: string; ownerId: string | null; versionId: string; kind: string; until: string }

/** Documents of open cases that end within 60 days, each told once to the case's owner. */
async function makeExpiryTasks(deps: Pick<Deps, 'db' | 'now' | 'signals'>, today: string): Promise<void> {
  const now = deps.now()
  const expiring = await deps.db.rows<Expiring>(sql`
    select application_id as "applicationId", cases.owner_id as "ownerId", document_versions.id as "versionId",
      documents.kind, valid_until as until
    from desk_items join cases on desk_items.kind = 'case' and application_id = desk_items.id
      join documents on documents.user_id = desk_items.client_id
      join document_versions on document_id = documents.id
    where removed_at is null and state in ('inReview', 'accepted')
      and valid_until between ${today} and ${addDays(today, EXPIRY_DAYS)}
      and not exists (select from document_versions as newer where newer.document_id = documents.id
        and newer.removed_at is null and newer.number > document_versions.number)`)
  for (const { applicationId, ownerId, versionId, kind, until } of expiring) {
    await deps.db.transaction(async (tx) => {
      const about = { versionId, kind, until }
      const task = { applicationId, rule: 'documentExpires', about, assigneeId: ownerId, dueOn: today } as const
      if (await makeTask(tx, task, now)) await tellDesk(deps, tx, { kind: 'case', id: applicationId })
    })
  }
}

export async function makeDailyTasks(deps: Teller & Pick<Deps, 'db'>): Promise<void> {
  const today = officeDay(deps.now())
  await makeExpiryTasks(deps, today)
  await tellOfDueTasks(deps, today)
}

type DueTask = { id: string; folio: string; what: string | null; rule: string | null; assigneeId: string }

/** Everybody is told in the morning what is due that day. */
async function tellOfDueTasks(deps: Teller & Pick<Deps, 'db'>, today: string): Promise<void> {
  const due = await deps.db.rows<DueTask>(sql`
    select case_tasks.id, reference as folio, what, rule, assignee_id as "assigneeId"
    from case_tasks join applications on applications.id = application_id
    where case_tasks.due_on = ${today} and done_at is null and assignee_id is not null and closed_at is null
      and (snoozed_until is null or snoozed_until <= ${today})`)
  for (const { id, folio, what, rule, assigneeId } of due) {
    const to = [{ userId: assigneeId, because: 'owner' } as const]
    const telling = { about: { folio, what, rule }, event: `task:${id}:${today}`, to, by: null, acts: [taskAct(id)] }
    await deps.db.transaction((tx) => tell(deps, tx, { kind: 'taskDue', ...telling }))
  }
}
