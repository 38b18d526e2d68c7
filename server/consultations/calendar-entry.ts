import { isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { MailContent, MailFact } from '../mail/mail.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { type CalendarEntry, type CalendarMethod, writeCalendar } from './calendar-file.ts'
import { pageOf, staffPageOf } from './links.ts'
import { clientFacts, consultantFact, joinFacts, referenceFact } from './mail-facts.ts'
import { MAIL_TEXTS } from './mail-texts.ts'
import type { AppointmentRow } from './queries.ts'
import { type Titled, withTitle } from './with-title.ts'

type Place = Pick<Deps, 'config' | 'seal' | 'now'>

type Invitation = NonNullable<MailContent['calendar']>

/** The appointment as a file, for whoever asks for it on the page. */
export async function calendarOf(deps: Place, db: Db, row: AppointmentRow): Promise<string> {
  return entryForClient(deps, db, await withTitle(deps, db, row, row.language), 'PUBLISH')
}

/** Writes the invitation for the mail that tells of it. */
export async function inviteClient(deps: Place, tx: Db, row: Titled<AppointmentRow>): Promise<Invitation> {
  const method = methodFor(row)
  return { method, content: await entryForClient(deps, tx, row, method) }
}

export async function inviteConsultant(deps: Place, tx: Db, row: Titled<AppointmentRow>): Promise<Invitation> {
  const method = methodFor(row)
  return { method, content: await entryForConsultant(deps, tx, row, method) }
}

function methodFor({ state }: AppointmentRow): 'CANCEL' | 'REQUEST' {
  return state === 'cancelled' ? 'CANCEL' : 'REQUEST'
}

async function entryForClient(
  deps: Place,
  db: Db,
  row: Titled<AppointmentRow>,
  method: CalendarMethod,
): Promise<string> {
  const office = await findOffice(db, row.language)
  return writeEntry(deps, row, {
    ...{ method, office, language: row.language, page: pageOf(deps, row), facts: [consultantFact(row, row.language)] },
    about: office.name,
    attendees: [row],
  })
}

/** Says who comes, and names its reader among those invited: a calendar takes in nothing that is meant for others. */
async function entryForConsultant(
  deps: Place,
  db: Db,
  row: Titled<AppointmentRow>,
  method: CalendarMethod,
): Promise<string> {
  const language = row.consultantLanguage
  const topic = { label: MAIL_TEXTS[language].labels.topic, value: row.topic }
  return writeEntry(deps, row, {
    ...{ method, office: await findOffice(db, language), language, page: staffPageOf(deps) },
    facts: [...clientFacts(row, language), topic],
    about: isolate(row.name),
    attendees: [row, { name: row.consultantName, email: row.consultantEmail }],
  })
}

async function findOffice(db: Db, language: Language): Promise<{ name: string; email: string }> {
  const { name, contactEmail } = (await readSettings(db, 'general')).value
  return { name: name[language], email: contactEmail }
}

type Told = Pick<CalendarEntry, 'method' | 'attendees'> & {
  language: Language
  office: { name: string; email: string }
  about: string
  /** These stand before the reference. */
  facts: readonly MailFact[]
  page: string
}

function writeEntry(deps: Place, row: Titled<AppointmentRow>, entry: Told): string {
  const { method, language, office, about, facts, page, attendees } = entry
  const told = [...facts, referenceFact(row, language), ...joinFacts(row, language)]
  const { id, sequence, startsAt, endsAt, meetingUrl } = row
  return writeCalendar({
    ...{ id, sequence, startsAt, endsAt, method, attendees },
    isCancelled: row.state === 'cancelled',
    summary: `${row.title} · ${about}`,
    description: [...told.map(({ label, value }) => `${label}: ${value}`), page].join('\n'),
    location: meetingUrl,
    url: meetingUrl ?? page,
    organiser: office,
    host: new URL(deps.config.publicUrl).hostname,
    stampedAt: deps.now(),
  })
}
