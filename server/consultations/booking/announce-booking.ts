import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { type AppointmentRow, getAppointment } from '../queries.ts'
import { tellClient, tellConsultant } from '../send-mails.ts'
import { tellPeople } from '../tell-people.ts'
import { stopWaiting } from '../wait-list.ts'

/** Tells everybody concerned that a time is somebody's, whichever way they booked it. */
export async function announceBooking(deps: Deps, tx: Db, id: string): Promise<AppointmentRow> {
  const row = await getAppointment(tx, id)
  await stopWaiting(tx, row.type, row.emailKey)
  await tellClient(deps, tx, row, { news: 'booked', by: 'client' })
  await tellConsultant(deps, tx, row, { news: 'booked', by: null })
  await tellPeople(deps, tx, row)
  return row
}
