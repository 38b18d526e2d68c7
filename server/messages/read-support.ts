import { MESSAGE_REPLY_OFFICE_HOURS } from '@rahnama/contract/limits.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { ConsultantSupport } from '@rahnama/contract/messages.ts'
import type { Caller } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import { readSettings } from '../site-settings/site-settings.ts'

const DAY_MS = 24 * 60 * 60_000
const LOOKED_BACK_DAYS = 90
/** Of fewer answers a share says nothing. */
const FEWEST_ANSWERS = 10

type Consultant = { id: string; name: string; language: Language }

/** Who answers me, when, how soon, and how well that was kept. */
export async function readSupport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<ConsultantSupport> {
  const consultant = await findConsultant(db, userId)
  const { value } = await readSettings(db, 'general')
  const calendar = await readOfficeCalendar(db)
  const opening = calendar.nextOpening(now())
  const minutes = MESSAGE_REPLY_OFFICE_HOURS * 60
  return {
    consultant: consultant ? { name: consultant.name, languages: await languagesOf(db, consultant, now()) } : null,
    opens: opening.from.toISOString(),
    closes: opening.to.toISOString(),
    replyOfficeHours: MESSAGE_REPLY_OFFICE_HOURS,
    replyBy: calendar.addMinutes(now(), minutes).toISOString(),
    kept: consultant ? await readKept(db, consultant, minutes, now()) : null,
    contact: { phone: value.phone, whatsapp: value.whatsapp, telegram: value.telegram },
  }
}

/** The owner of my open case, else of my latest conversation. */
async function findConsultant(db: Db, userId: string): Promise<Consultant | undefined> {
  return db.row<Consultant>(sql`
    select users.id, full_name as name, language from (
      select owner_id, case when closed_at is null then 0 else 2 end as rank, changed_at as at
        from applications join cases on application_id = applications.id where user_id = ${userId}
      union all
      select owner_id, 1, last_at from threads where client_id = ${userId}) as owners
      join users on users.id = owner_id
    order by rank, at desc limit 1`)
}

/** The language of their account, and those they have answered in. */
async function languagesOf(db: Db, { id, language }: Consultant, now: Date): Promise<Language[]> {
  const rows = await db.rows<{ language: Language }>(sql`
    select distinct language from (
      select language from messages where author_id = ${id} and side = 'office' and what = 'text'
        and sent_at > ${since(now)} order by sent_at desc limit 200) as written`)
  return [...new Set([language, ...rows.map((row) => row.language)])]
}

async function readKept(db: Db, { id }: Consultant, minutes: number, now: Date): Promise<ConsultantSupport['kept']> {
  const row = await db.row<{ answers: number; kept: number }>(sql`
    select count(*) as answers, count(*) filter (where reply_minutes <= ${minutes}) as kept from messages
    where author_id = ${id} and side = 'office' and reply_minutes is not null and sent_at > ${since(now)}`)
  if (!row || row.answers < FEWEST_ANSWERS) return null
  return { percent: Math.floor((100 * row.kept) / row.answers), answers: row.answers }
}

function since(now: Date): Date {
  return new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS)
}
