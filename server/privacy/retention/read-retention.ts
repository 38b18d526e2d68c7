import { DELETION_GRACE_DAYS, type privacy, RETENTION_KINDS, type RetentionKind } from '@rahnama/contract/privacy.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { readRetention as readSettings } from '../../site-settings/site-settings.ts'
import { addMonths, monthsOf } from './periods.ts'

type Retention = Output<typeof privacy.retention>
type Able = Pick<Deps, 'db'>

/** The same facts as the job goes by, for one person. */
export async function readRetention({ db }: Able, { userId, role }: Caller): Promise<Retention> {
  const months = monthsOf((await readSettings(db)).value)
  const begun = await findBeginnings(db, userId)
  const kinds = RETENTION_KINDS.map((kind) => {
    const from = kind === 'accounts' && role !== 'student' ? null : begun[kind]
    return [kind, { months: months[kind], firstOn: from ? officeDay(endOf(kind, from, months[kind])) : null }] as const
  })
  return { kinds: Object.fromEntries(kinds) as Retention['kinds'] }
}

/** An account is announced when its months are over, and goes after the days of grace. */
function endOf(kind: RetentionKind, from: Date, months: number): Date {
  const end = addMonths(from, months)
  return kind === 'accounts' ? new Date(end.getTime() + DELETION_GRACE_DAYS * 86_400_000) : end
}

/** When the time of the oldest of each kind began to run. */
async function findBeginnings(db: Db, userId: string): Promise<Record<RetentionKind, Date | null>> {
  const row = await db.row<Record<RetentionKind, Date | null>>(sql`
    with me as (select id, case when email_confirmed_at is not null then lower(email) end as email, coalesce(last_sign_in_at, created_at) as used from users where id = ${userId})
    select
      (select min(coalesce(closed_at, answered_at)) from enquiries, me
        where lower(enquiries.email) = me.email and state <> 'open') as enquiries,
      (select min(ends_at) from consultations, me
        where (client_id = me.id or lower(consultations.email) = me.email) and not exists (
          select from applications where user_id = client_id and submitted_at is not null)) as appointments,
      (select min(asked_at) from advisor_turns, me where user_id = me.id) as assistant,
      (select min(closed_at) from applications, me where user_id = me.id and submitted_at is not null) as cases,
      (select case when exists (select from applications
          where user_id = me.id and submitted_at is not null and closed_at is null) then null
        else greatest(used, (select max(refreshed_at) from sessions where user_id = me.id)) end from me) as accounts`)
  return row ?? { enquiries: null, appointments: null, assistant: null, cases: null, accounts: null }
}
