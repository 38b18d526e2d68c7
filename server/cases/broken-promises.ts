import { officeAct } from '../applications/applications.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, lockCasesFirst, tellDesk } from '../desk/desk.ts'
import { defineJob } from '../jobs/jobs.ts'
import { listAdmins, ownerOrTeam, tell } from '../notices/notices.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { caseMails } from './mails.ts'
import { makeTask } from './task-rules.ts'

export const promiseWatch = defineJob<object>('watch-promises', { cron: '*/10 * * * *' })

type Broken = { id: string; folio: string; ownerId: string | null; dueAt: Date }

/** So long before a promise breaks its case's owner is warned. */
const WARNED_BEFORE_MS = 2 * 60 * 60_000

/** A promise we did not keep is a task for its owner, told to them and to the admins, once. */
export async function watchPromises(deps: Deps): Promise<void> {
  const broken = await deps.db.rows<Broken>(sql`
    select desk_items.id, reference as folio, cases.owner_id as "ownerId", due_at as "dueAt"
    from desk_items join cases on application_id = desk_items.id join applications on applications.id = desk_items.id
    where desk_items.kind = 'case' and desk_items.turn = 'office' and due_rank = 1 and due_at < ${deps.now()}
      and promise_broken_at is null
    order by due_at limit 500`)
  for (const each of broken) await deps.db.transaction((tx) => breakPromise(deps, tx, each))
  await warnOfPromises(deps)
}

async function breakPromise(deps: Deps, tx: Db, { id, folio, ownerId, dueAt }: Broken): Promise<void> {
  const now = deps.now()
  const { publicUrl } = deps.config
  await lockCasesFirst(tx, [{ id }])
  const marked = await tx.execute(sql`
    update cases set promise_broken_at = ${now} where application_id = ${id} and promise_broken_at is null`)
  if (marked === 0) return
  const about = { folio, dueOn: officeDay(dueAt) }
  const task = { applicationId: id, rule: 'promiseBroken', about, assigneeId: ownerId } as const
  await makeTask(tx, { ...task, dueOn: officeDay(now) }, now)
  await addCaseEvent(tx, id, { what: 'promiseBroken', actorId: null }, now)
  await tell(deps, tx, {
    kind: 'promiseBroken',
    about: { folio },
    event: `promise:${id}:${now.toISOString()}`,
    to: [...(ownerId ? [{ userId: ownerId, because: 'owner' } as const] : []), ...(await listAdmins(tx))],
    by: null,
    acts: [officeAct(id)],
    mail: ({ language, fullName }) => caseMails.promiseBroken(language, { publicUrl, fullName, folio }),
  })
  await tellDesk(deps, tx, { kind: 'case', id })
}

/** Told once for each due time, however often it is looked at. */
async function warnOfPromises(deps: Deps): Promise<void> {
  const until = new Date(deps.now().getTime() + WARNED_BEFORE_MS)
  let after = { dueAt: deps.now(), id: FIRST_ID }
  // However many are due: those of a busy day past the first batch would be told late.
  for (let near = await listDue(deps, after, until); near.length > 0; near = await listDue(deps, after, until)) {
    for (const each of near) await warnOf(deps, each)
    after = near.at(-1) ?? after
  }
}

type Due = { id: string; folio: string; dueAt: Date }
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const BATCH = 500

function listDue({ db }: Deps, after: Pick<Due, 'dueAt' | 'id'>, until: Date): Promise<Due[]> {
  return db.rows<Due>(sql`
    select desk_items.id, reference as folio, due_at as "dueAt"
    from desk_items join applications on applications.id = desk_items.id
    where desk_items.kind = 'case' and desk_items.turn = 'office' and due_rank = 1
      and (due_at, desk_items.id) > (${after.dueAt}, ${after.id}) and due_at <= ${until}
    order by due_at, desk_items.id limit ${BATCH}`)
}

function warnOf(deps: Deps, { id, folio, dueAt }: Due): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const about = { folio, dueAt: dueAt.toISOString() }
    const to = await ownerOrTeam(tx, id)
    await tell(deps, tx, { kind: 'promiseSoon', about, event: `promise-soon:${id}:${about.dueAt}`, to, by: null })
  })
}
