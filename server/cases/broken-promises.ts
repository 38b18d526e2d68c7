import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, tellDesk } from '../desk/desk.ts'
import { defineJob } from '../jobs/jobs.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { caseMails } from './mails.ts'
import { makeTask } from './task-rules.ts'

export const promiseWatch = defineJob<object>('watch-promises', { cron: '*/10 * * * *' })

type Broken = { id: string; folio: string; ownerId: string | null; dueAt: Date }
type Reader = { id: string; email: string; fullName: string; language: Language }

/** A promise we did not keep is a task for its owner, told to them and to the admins, once. */
export async function watchPromises(deps: Deps): Promise<void> {
  const broken = await deps.db.rows<Broken>(sql`
    select desk_items.id, reference as folio, cases.owner_id as "ownerId", due_at as "dueAt"
    from desk_items join cases on application_id = desk_items.id join applications on applications.id = desk_items.id
    where desk_items.kind = 'case' and desk_items.turn = 'office' and due_rank = 1 and due_at < ${deps.now()}
      and promise_broken_at is null
    order by due_at limit 500`)
  for (const each of broken) await deps.db.transaction((tx) => tell(deps, tx, each))
}

async function tell(deps: Deps, tx: Db, { id, folio, ownerId, dueAt }: Broken): Promise<void> {
  const now = deps.now()
  const marked = await tx.execute(sql`
    update cases set promise_broken_at = ${now} where application_id = ${id} and promise_broken_at is null`)
  if (marked === 0) return
  const about = { folio, dueOn: officeDay(dueAt) }
  const task = { applicationId: id, rule: 'promiseBroken', about, assigneeId: ownerId } as const
  await makeTask(tx, { ...task, dueOn: officeDay(now) }, now)
  await addCaseEvent(tx, id, { what: 'promiseBroken', actorId: null }, now)
  for (const reader of await listReaders(tx, ownerId)) {
    const { language, email, fullName } = reader
    const { publicUrl } = deps.config
    await deps.mail.queue(tx, { to: email, ...caseMails.promiseBroken(language, { publicUrl, fullName, folio }) })
  }
  await tellDesk(deps, tx, { kind: 'case', id })
}

function listReaders(tx: Db, ownerId: string | null): Promise<Reader[]> {
  return tx.rows<Reader>(sql`
    select id, email, full_name as "fullName", language from users
    where id = ${ownerId} or id in (select user_id from user_roles where role = 'admin') order by id`)
}
