import type {
  Appointment,
  ConsultationType,
  OwnersWords,
  StaffAppointment,
} from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_SLUGS } from '@rahnama/contract/content/content.ts'
import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { readConsultations } from '../content/content.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { feesAt } from '../fees/fees.ts'
import { signLink } from './links.ts'
import { type AppointmentRow, changeableUntil, type UnconfirmedRow } from './queries.ts'

/** What a type is called now, at the fee of the day it was booked. */
type WordsOf = (type: ConsultationType, bookedAt: Date) => OwnersWords

async function readWords({ db, now }: { db: Db; now: Deps['now'] }): Promise<WordsOf> {
  const [words, feeAt] = await Promise.all([readConsultations({ db, now }), feesAt(db)])
  return (type, bookedAt) => {
    const charged = { kind: 'consultation', slug: CONSULTATION_SLUGS[type] } as const
    const [en, fa] = LANGUAGES.map((language) => feeAt(charged, bookedAt, words[type][language].language))
    return { en: { ...words[type].en, fee: en ?? null }, fa: { ...words[type].fa, fee: fa ?? null } }
  }
}

/** Shows an appointment to whoever booked it, under the name the owner has published and at the fee they were told. */
export async function showAppointment(
  { seal, now }: Pick<Deps, 'seal' | 'now'>,
  db: Db,
  row: AppointmentRow | UnconfirmedRow,
): Promise<Appointment> {
  return toAppointment(row, await readWords({ db, now }), seal, now())
}

export async function showAppointments(
  { db, seal, now }: Pick<Deps, 'db' | 'seal' | 'now'>,
  rows: readonly AppointmentRow[],
): Promise<Appointment[]> {
  const words = await readWords({ db, now })
  return rows.map((row) => toAppointment(row, words, seal, now()))
}

export async function showToStaff({ now }: Pick<Deps, 'now'>, db: Db, row: AppointmentRow): Promise<StaffAppointment> {
  return toStaffAppointment(row, await readWords({ db, now }))
}

export async function showAllToStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  rows: readonly AppointmentRow[],
): Promise<StaffAppointment[]> {
  const words = await readWords(deps)
  return rows.map((row) => toStaffAppointment(row, words))
}

function toAppointment(
  row: AppointmentRow | UnconfirmedRow,
  words: WordsOf,
  seal: Deps['seal'],
  now: Date,
): Appointment {
  const until = changeableUntil(row)
  return {
    ...toShared(row, words),
    state: row.state,
    confirmBy: row.state === 'unconfirmed' ? row.heldUntil.toISOString() : null,
    // Where people meet is for those who have an appointment.
    meetingUrl: row.state === 'unconfirmed' ? null : row.meetingUrl,
    changeableUntil: until.toISOString(),
    isChangeable: row.state === 'booked' && now <= until,
    token: signLink(seal, row.id),
  }
}

function toStaffAppointment(row: AppointmentRow, words: WordsOf): StaffAppointment {
  const { id, state, clientId, language, bookedAt, cancelledBy, reason, note, earlier } = row
  return {
    ...toShared(row, words),
    ...{ id, state, clientId, language, cancelledBy, reason, note, earlier },
    bookedAt: bookedAt.toISOString(),
  }
}

function toShared(row: Omit<AppointmentRow, 'state'>, words: WordsOf) {
  const { reference, type, name, email, phone, topic, meetingUrl, isComing } = row
  return {
    ...{ reference, type, name, email, phone, topic, meetingUrl, isComing },
    words: words(type, row.bookedAt),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    timeZone: row.clientZone,
    consultant: { id: row.consultantId, name: row.consultantName },
  }
}
