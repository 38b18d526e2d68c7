import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { wantsMail } from '../mail-choices/mail-choices.ts'
import { writeToClient } from './letters.ts'
import { getAppointment } from './queries.ts'

const AT_ONCE = 200

/** Looked up, not queued ahead: an appointment that was moved or restored from a backup is reminded of all the same. */
export const reminders = defineJob<object>('remind-of-consultations', { cron: '*/5 * * * *' })

/** A day before, unless it was made or moved since then, and an hour before. */
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
          and starts_at > ${now}
        order by starts_at limit ${AT_ONCE} for update skip locked)
      returning id`)
    for (const { id } of dayBefore) await write(deps, tx, id, 'tomorrow')
    for (const { id } of hourBefore) await write(deps, tx, id, 'soon')
  })
}

async function write(deps: Deps, tx: Db, id: string, news: 'tomorrow' | 'soon'): Promise<void> {
  const appointment = await getAppointment(tx, id)
  if (!(await wantsMail(tx, appointment.clientId, 'appointmentReminders'))) return
  await writeToClient(deps, tx, appointment, news)
}
