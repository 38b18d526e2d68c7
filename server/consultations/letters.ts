import {
  APPOINTMENT_PAGE,
  CONSULTATION_RULES,
  type ConsultationType,
} from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_CHANGE_CUTOFF_HOURS } from '@rahnama/contract/limits.ts'
import { formats, isolate, type Language, OFFICE_TIME_ZONE, twoClocks } from '@rahnama/contract/locale/locale.ts'
import { readConsultations } from '../content/content.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Letter } from '../mail/mail.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { type CalendarMethod, writeCalendar } from './calendar-file.ts'
import { signLink } from './links.ts'
import { MAIL_TEXTS, type News } from './mail-texts.ts'
import type { AppointmentRow } from './queries.ts'

/** Under the name its type goes by in the reader's language. */
type TitledRow = AppointmentRow & { title: string }
type Sender = Pick<Deps, 'config' | 'mail' | 'seal' | 'now'>

export const BOOKING_PAGE = '/contact'
const STAFF_PAGE = '/agent-dashboard'

/** In their language, on their clock first, with the entry for their calendar. */
export async function writeToClient(deps: Sender, tx: Db, row: AppointmentRow, news: News): Promise<void> {
  const { language, clientZone } = row
  const texts = MAIL_TEXTS[language]
  const titled = { ...row, title: await titleOf(deps, tx, row.type, language) }
  const fill = filler(titled, language, clientZone)
  const { subject, opening } = texts.toClient[news]
  const isCancelled = news === 'cancelled'
  const isReminder = news === 'tomorrow' || news === 'soon'
  await deps.mail.queue(tx, {
    to: row.email,
    language,
    subject: fill(subject),
    greeting: texts.greeting(isolate(row.name)),
    paragraphs: [
      opening,
      describe(titled, language, [clientZone, OFFICE_TIME_ZONE]),
      ...(row.cancelledBy === 'staff' && row.reason ? [fill(texts.reason)] : []),
      ...(isCancelled ? [] : [row.meetingUrl ? fill(texts.join) : texts.joinLater]),
      ...(isCancelled || news === 'soon' ? [] : [fill(texts.rule)]),
    ],
    ...actionsOf(deps, row, news),
    ...(!isReminder && { calendar: await invitation(deps, tx, titled, language) }),
  })
}

/** In theirs, on the office's clock first. */
export async function writeToConsultant(
  deps: Sender,
  tx: Db,
  row: AppointmentRow,
  news: Exclude<News, 'tomorrow' | 'soon'>,
): Promise<void> {
  const language = row.consultantLanguage
  const texts = MAIL_TEXTS[language]
  const titled = { ...row, title: await titleOf(deps, tx, row.type, language) }
  const fill = filler(titled, language, OFFICE_TIME_ZONE)
  const { subject, opening } = texts.toConsultant[news]
  await deps.mail.queue(tx, {
    to: row.consultantEmail,
    language,
    subject: fill(subject),
    greeting: texts.greeting(isolate(row.consultantName)),
    paragraphs: [
      opening,
      describe(titled, language, [OFFICE_TIME_ZONE, row.clientZone]),
      fill(texts.client),
      fill(texts.topic),
      ...(row.reason ? [fill(texts.reason)] : []),
    ],
    action: { label: texts.openCalendar, url: `${deps.config.publicUrl}${STAFF_PAGE}` },
    calendar: await invitation(deps, tx, titled, language),
  })
}

export async function writeOpened(
  deps: Sender,
  tx: Db,
  waiting: Pick<AppointmentRow, 'name' | 'email' | 'language' | 'type'>,
): Promise<void> {
  const { opened, greeting } = MAIL_TEXTS[waiting.language]
  const title = await titleOf(deps, tx, waiting.type, waiting.language)
  await deps.mail.queue(tx, {
    to: waiting.email,
    language: waiting.language,
    subject: opened.subject.replace('{type}', () => title),
    greeting: greeting(isolate(waiting.name)),
    paragraphs: opened.paragraphs,
    action: { label: opened.action, url: `${deps.config.publicUrl}${BOOKING_PAGE}` },
  })
}

/** The appointment as a file, for whoever asks for it on the page. */
export async function calendarOf(
  deps: Pick<Deps, 'config' | 'seal' | 'now'>,
  db: Db,
  row: AppointmentRow,
): Promise<string> {
  const { language } = row
  const title = await titleOf(deps, db, row.type, language)
  return calendarEntry(deps, db, { ...row, title }, { language, method: 'PUBLISH' })
}

async function invitation(
  deps: Sender,
  tx: Db,
  row: TitledRow,
  language: Language,
): Promise<NonNullable<Letter['calendar']>> {
  const method = row.state === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return { method, content: await calendarEntry(deps, tx, row, { language, method }) }
}

async function calendarEntry(
  deps: Pick<Deps, 'config' | 'seal' | 'now'>,
  db: Db,
  row: TitledRow,
  { language, method }: { language: Language; method: CalendarMethod },
): Promise<string> {
  const { name, contactEmail } = (await readSettings(db, 'general')).value
  const texts = MAIL_TEXTS[language]
  const fill = filler(row, language, row.clientZone)
  const url = pageOf(deps, row)
  return writeCalendar({
    ...row,
    method,
    isCancelled: row.state === 'cancelled',
    summary: `${row.title} · ${name[language]}`,
    description: [fill(texts.with), fill(texts.reference), ...(row.meetingUrl ? [fill(texts.join)] : []), url].join(
      '\n',
    ),
    url: row.meetingUrl ?? url,
    organiser: { name: name[language], email: contactEmail },
    host: new URL(deps.config.publicUrl).hostname,
    stampedAt: deps.now(),
  })
}

function actionsOf(deps: Sender, row: AppointmentRow, news: News): Pick<Letter, 'action' | 'otherAction'> {
  const texts = MAIL_TEXTS[row.language]
  const page = pageOf(deps, row)
  if (news === 'cancelled')
    return { action: { label: texts.bookAnother, url: `${deps.config.publicUrl}${BOOKING_PAGE}` } }
  if (news === 'tomorrow' || news === 'soon') {
    return {
      action: { label: texts.coming, url: `${page}?act=coming` },
      otherAction: { label: texts.move, url: `${page}?act=move` },
    }
  }
  return { action: { label: texts.manage, url: page } }
}

/** As the owner has published it. */
async function titleOf(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  type: ConsultationType,
  language: Language,
): Promise<string> {
  return (await readConsultations({ db, now }))[type][language].title
}

function pageOf({ config, seal }: Pick<Deps, 'config' | 'seal'>, { id }: AppointmentRow): string {
  return `${config.publicUrl}${APPOINTMENT_PAGE}/${signLink(seal, id)}`
}

/** What, when on both clocks and in both calendars, and the reference: one fact a line. */
function describe(row: TitledRow, language: Language, zones: readonly [string, string]): string {
  const texts = MAIL_TEXTS[language]
  const fill = filler(row, language, zones[0])
  const own = formats(language, { timeZone: zones[0] })
  const calendar = own.calendar === 'jalali' ? 'gregorian' : 'jalali'
  const other = formats(language, { timeZone: zones[0], calendar })
  return [
    fill(texts.with),
    `${own.date(row.startsAt, 'long', { weekday: true })} (${other.date(row.startsAt)})`,
    twoClocks(row.startsAt, zones, language),
    fill(texts.reference),
  ].join('\n')
}

/** In one pass, so that braces in what a person wrote are not filled in their turn. */
function filler(row: TitledRow, language: Language, timeZone: string) {
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
