import { BREACH_KEPT_MONTHS, type Breach, type BreachForm, type breaches } from '@rahnama/contract/breaches.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'

type Able = Pick<Deps, 'db' | 'now'>
type Request = Pick<RequestInfo, 'requestId'>
type Register = Output<typeof breaches.list>

/** Nothing is ever deleted here: a record outlives the 24 months the law asks for. */
export async function listBreaches({ db }: { db: Db }): Promise<Register> {
  const rows = await db.rows<Breach>(sql`
    select breaches.id, found_on::text as "foundOn", what, affected, people, is_real_risk as "isRealRisk", assessment,
      measures, reported_on::text as "reportedOn", told_on::text as "toldOn",
      closed_on::text as "closedOn", version, full_name as "recordedBy",
      (found_on + make_interval(months => ${BREACH_KEPT_MONTHS}))::date::text as "keptUntil"
    from breaches left join users on users.id = recorded_by order by found_on desc, breaches.id limit 500`)
  return { breaches: rows }
}

export async function recordBreach(
  deps: Able,
  caller: Caller,
  { id, breach }: Input<typeof breaches.record>,
  { requestId }: Request,
): Promise<Register> {
  const { db, now } = deps
  await db.transaction(async (tx) => {
    const added = await tx.execute(sql`
      insert into breaches (id, found_on, what, affected, people, is_real_risk, assessment, measures, reported_on, told_on,
        closed_on, recorded_by, recorded_at, changed_at)
      values (${id}, ${breach.foundOn}, ${breach.what}, ${breach.affected}, ${breach.people}, ${breach.isRealRisk},
        ${breach.assessment}, ${breach.measures}, ${breach.reportedOn}, ${breach.toldOn}, ${breach.closedOn}, ${caller.userId}, ${now()},
        ${now()})
      on conflict (id) do nothing`)
    if (added === 0 && !(await isSame(tx, id, breach))) throw new AppError('CONFLICT')
    if (added > 0) await note(tx, 'privacy.recordBreach', id, { ...caller, requestId }, now())
  })
  return listBreaches(deps)
}

export async function changeBreach(
  deps: Able,
  caller: Caller,
  { id, version, breach }: Input<typeof breaches.change>,
  { requestId }: Request,
): Promise<Register> {
  const { db, now } = deps
  await db.transaction(async (tx) => {
    const changed = await tx.execute(sql`
      update breaches set found_on = ${breach.foundOn}, what = ${breach.what}, affected = ${breach.affected},
        people = ${breach.people}, is_real_risk = ${breach.isRealRisk}, assessment = ${breach.assessment},
        measures = ${breach.measures}, reported_on = ${breach.reportedOn}, told_on = ${breach.toldOn}, closed_on = ${breach.closedOn},
        changed_at = ${now()}, version = version + 1
      where id = ${id} and version = ${version}`)
    if (changed === 0) {
      throw new AppError((await tx.row(sql`select from breaches where id = ${id}`)) ? 'CONFLICT' : 'NOT_FOUND')
    }
    await note(tx, 'privacy.changeBreach', id, { ...caller, requestId }, now())
  })
  return listBreaches(deps)
}

/** A request that was sent twice finds its own record; whatever else was typed since must not be taken for saved. */
async function isSame(tx: Db, id: string, breach: BreachForm): Promise<boolean> {
  const recorded = (await listBreaches({ db: tx })).breaches.find((each) => each.id === id)
  if (recorded?.version !== 1) return false
  return Object.entries(breach).every(([name, value]) => recorded[name as keyof BreachForm] === value)
}

function note(tx: Db, act: string, id: string, actor: Caller & Request, at: Date): Promise<void> {
  return writeAudit(tx, actor, { act, clientId: null, target: `breach:${id}` }, at)
}
