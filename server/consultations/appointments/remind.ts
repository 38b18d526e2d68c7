import { wallClock } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import type { News } from '../mail-texts.ts'
import { type AppointmentRow, getAppointment } from '../queries.ts'
import { tellClient } from '../send-mails.ts'

const AT_ONCE = 200

/** Looked up, not queued ahead: an appointment that was moved or restored from a backup is reminded of all the same. */
export const reminders = defineJob<object>('remind-of-consultations', { cron: '*/5 * * * *' })

/** A day before and an hour before, unless it was made or moved since then: that mail is reminder enough. */
export async function remind(deps: Deps): Promise<void> {
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const dayBefore = await tx.rows<{ id: string }>(sql`
      update consultations set reminded_day_at = ${now}
      where id in (
        select id from consultations
        where state = 'booked' and reminded_day_at is null and starts_at <= ${now}::timestamptz + interval '24 hours'
          and starts_at > ${now}::timestamptz + interval '2 hours' and changed_at <= starts_at - interval '25 hours'
        order by starts_at limit ${AT_ONCE} for update skip locked)
      returning id`)
    const hourBefore = await tx.rows<{ id: string }>(sql`
      update consultations set reminded_hour_at = ${now}
      where id in (
        select id from consultations
        where state = 'booked' and reminded_hour_at is null and starts_at <= ${now}::timestamptz + interval '1 hour'
          and starts_at > ${now} and changed_at <= starts_at - interval '1 hour'
        order by starts_at limit ${AT_ONCE} for update skip locked)
      returning id`)
    for (const { id } of dayBefore) await write(deps, tx, id, (row) => dayOf(row, now))
    for (const { id } of hourBefore) await write(deps, tx, id, () => 'soon')
  })
}

/** One that comes late, after a night without a worker, must not say tomorrow on the day itself. */
function dayOf({ startsAt, clientZone }: AppointmentRow, now: Date): 'tomorrow' | 'today' {
  return wallClock(startsAt, clientZone).iso === wallClock(now, clientZone).iso ? 'today' : 'tomorrow'
}

async function write(deps: Deps, tx: Db, id: string, newsOf: (row: AppointmentRow) => News): Promise<void> {
  const appointment = await getAppointment(tx, id)
  await tellClient(deps, tx, appointment, { news: newsOf(appointment), by: 'office' })
}
