import { CONSULTATION_RULES } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_CHANGE_CUTOFF_HOURS } from '@rahnama/contract/limits.ts'
import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import type { AppointmentRow } from './queries.ts'
import type { Titled } from './with-title.ts'

/** Fills in what a text names. In one pass, so that braces in what a person wrote are not filled in their turn. */
export function filler(row: Titled<Omit<AppointmentRow, 'state'>>, language: Language, timeZone: string) {
  const format = formats(language, { timeZone })
  const values: Record<string, string> = {
    type: row.title,
    when: format.dateTime(row.startsAt),
    minutes: format.minutes(CONSULTATION_RULES[row.type].minutes),
    consultant: isolate(row.consultantName),
    reference: format.code(row.reference),
    url: row.meetingUrl ?? '',
    cutoff: format.hours(CONSULTATION_CHANGE_CUTOFF_HOURS),
    name: isolate(row.name),
    email: row.email,
    phone: row.phone ? format.code(row.phone) : '–',
    topic: row.topic,
    reason: row.reason ?? '',
  }
  return (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}
