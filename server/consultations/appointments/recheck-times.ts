import { instantOf, OFFICE_TIME_ZONE, type WallClock } from '@rahnama/contract/locale/locale.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import {
  type AppointmentRow,
  agreedWall,
  getAppointment,
  listAppointments,
  lockAppointment,
  minutesOf,
  moveTo,
} from '../queries.ts'
import { tellClient, tellConsultant } from '../send-mails.ts'
import { tellPeople } from '../tell-people.ts'

export const timeCheck = defineJob<object>('recheck-consultation-times', { cron: '23 5 * * *' })

/**
 * Governments change their clocks at short notice, and we learn of it with new zone data. The time at the office was the
 * promise: an appointment stays where its clock says, and both sides are told when the other's no longer agrees.
 */
export async function recheckTimes(deps: Deps): Promise<void> {
  const coming = await listAppointments(deps.db, { from: deps.now(), state: 'booked' })
  const failures: unknown[] = []
  for (const { id } of inMovingOrder(coming.filter((row) => !stillAgrees(row)))) {
    await correct(deps, id).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Appointments were left beside their hour')
}

/** Neighbours move together: from the end when they go later, from the start when earlier, or one would run into the next. */
function inMovingOrder(rows: readonly AppointmentRow[]): AppointmentRow[] {
  const goesLater = (row: AppointmentRow) => promisedStart(row) > row.startsAt
  return [...rows.filter((row) => !goesLater(row)), ...rows.filter(goesLater).reverse()]
}

function promisedStart({ officeWall }: AppointmentRow): Date {
  return instantOf(readWall(officeWall), OFFICE_TIME_ZONE)
}

function stillAgrees({ startsAt, clientZone, clientWall, officeWall }: AppointmentRow): boolean {
  return agreedWall(startsAt, OFFICE_TIME_ZONE) === officeWall && agreedWall(startsAt, clientZone) === clientWall
}

async function correct(deps: Deps, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAppointment(tx, id)
    const row = await getAppointment(tx, id)
    if (row.state !== 'booked' || stillAgrees(row)) return
    await moveTo(tx, row, { ...row, startsAt: promisedStart(row), minutes: minutesOf(row) }, deps.now())
    const corrected = await getAppointment(tx, id)
    await tellClient(deps, tx, corrected, { news: 'clocksChanged', by: 'office' })
    await tellConsultant(deps, tx, corrected, { news: 'clocksChanged', by: null })
    await tellPeople(deps, tx, corrected)
  })
}

function readWall(text: string): WallClock {
  return { iso: text.slice(0, 10), hour: Number(text.slice(11, 13)), minute: Number(text.slice(14, 16)) }
}
