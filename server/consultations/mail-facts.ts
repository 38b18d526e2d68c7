import { formats, isolate, type Language, twoClocks } from '@rahnama/contract/locale/locale.ts'
import type { MailFact } from '../mail/mail.ts'
import { MAIL_TEXTS } from './mail-texts.ts'
import { type AppointmentRow, minutesOf } from './queries.ts'
import type { Titled } from './with-title.ts'

type Shown = Titled<Pick<AppointmentRow, 'type' | 'startsAt' | 'endsAt' | 'reference'>>

/** Says what it is, with whom, and when on both clocks and in both calendars. The reader's zone is the first. */
export function appointmentFacts(
  row: Shown,
  language: Language,
  { zones, people }: { zones: readonly [string, string]; people: readonly MailFact[] },
): MailFact[] {
  const { labels } = MAIL_TEXTS[language]
  const own = formats(language, { timeZone: zones[0] })
  const calendar = own.calendar === 'jalali' ? 'gregorian' : 'jalali'
  const other = formats(language, { timeZone: zones[0], calendar })
  const date = `${own.date(row.startsAt, 'long', { weekday: true })} (${other.date(row.startsAt)})`
  return [
    consultationFact(row, language),
    ...people,
    { label: labels.date, value: date },
    { label: labels.time, value: twoClocks(row.startsAt, zones, language) },
    referenceFact(row, language),
  ]
}

function consultationFact(row: Shown, language: Language): MailFact {
  const { labels, consultation } = MAIL_TEXTS[language]
  const minutes = formats(language).minutes(minutesOf(row))
  return { label: labels.consultation, value: consultation({ type: row.title, minutes }) }
}

export function consultantFact(
  { consultantName }: Pick<AppointmentRow, 'consultantName'>,
  language: Language,
): MailFact {
  return { label: MAIL_TEXTS[language].labels.consultant, value: isolate(consultantName) }
}

export function referenceFact({ reference }: Pick<AppointmentRow, 'reference'>, language: Language): MailFact {
  return { label: MAIL_TEXTS[language].labels.reference, value: formats(language).code(reference) }
}

export function joinFacts({ meetingUrl }: Pick<AppointmentRow, 'meetingUrl'>, language: Language): MailFact[] {
  return meetingUrl ? [{ label: MAIL_TEXTS[language].labels.join, value: meetingUrl, url: meetingUrl }] : []
}

export function clientFacts(
  { name, email, phone }: Pick<AppointmentRow, 'name' | 'email' | 'phone'>,
  language: Language,
): MailFact[] {
  const { labels } = MAIL_TEXTS[language]
  return [
    { label: labels.client, value: isolate(name) },
    { label: labels.email, value: email },
    ...(phone ? [{ label: labels.phone, value: formats(language).code(phone) }] : []),
  ]
}

export function reasonFacts({ reason }: Pick<AppointmentRow, 'reason'>, language: Language): MailFact[] {
  return reason ? [{ label: MAIL_TEXTS[language].labels.reason, value: isolate(reason) }] : []
}
