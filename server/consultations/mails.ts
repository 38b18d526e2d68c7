import { formats, isolate, type Language, OFFICE_TIME_ZONE, twoClocks } from '@rahnama/contract/locale/locale.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { findRole } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { MailContent } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { inviteClient, inviteConsultant } from './calendar-entry.ts'
import { filler } from './filler.ts'
import { pageOf, staffPageOf } from './links.ts'
import { isReminder, MAIL_TEXTS, type News, type NewsToConsultant } from './mail-texts.ts'
import type { AppointmentRow, UnconfirmedRow } from './queries.ts'
import { type Titled, withTitle } from './with-title.ts'

type Sender = Pick<Deps, 'config' | 'mail' | 'seal' | 'now'>

/** The client reads it in their language, on their clock first, with the entry for their calendar. */
export async function writeToClient(deps: Sender, tx: Db, row: AppointmentRow, news: News): Promise<void> {
  const { language, clientZone } = row
  const texts = MAIL_TEXTS[language]
  const titled = await withTitle(deps, tx, row, language)
  const fill = filler(titled, language, clientZone)
  const { subject, opening } = texts.toClient[news]
  const isCancelled = news === 'cancelled'
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
    ...(!isCancelled && { secretUntil: row.endsAt }),
    ...(!isReminder(news) && { calendar: await inviteClient(deps, tx, titled) }),
  })
}

/**
 * Tells an address that somebody typed what is waiting and until when, and no word of theirs, lest strangers write to
 * strangers through us. No calendar takes it in before it is confirmed.
 */
export async function writeConfirmation(deps: Sender, tx: Db, row: UnconfirmedRow): Promise<void> {
  const { language, clientZone } = row
  const texts = MAIL_TEXTS[language]
  const titled = await withTitle(deps, tx, row, language)
  const fill = filler(titled, language, clientZone)
  const confirmBy = formats(language, { timeZone: clientZone }).dateTime(row.heldUntil)
  await deps.mail.queue(tx, {
    to: row.email,
    language,
    subject: fill(texts.confirm.subject),
    greeting: texts.confirm.greeting,
    paragraphs: [
      texts.confirm.opening,
      describe(titled, language, [clientZone, OFFICE_TIME_ZONE]),
      texts.confirm.until(confirmBy),
      texts.confirm.notYou,
    ],
    action: { label: texts.confirm.action, url: pageOf(deps, row) },
    secretUntil: row.heldUntil,
  })
}

/** The consultant reads it in theirs, on the office's clock first. */
export async function writeToConsultant(
  deps: Sender,
  tx: Db,
  row: AppointmentRow,
  news: NewsToConsultant,
): Promise<void> {
  const language = row.consultantLanguage
  const texts = MAIL_TEXTS[language]
  const titled = await withTitle(deps, tx, row, language)
  const fill = filler(titled, language, OFFICE_TIME_ZONE)
  const { subject, opening } = texts.toConsultant[news]
  await deps.mail.queue(tx, {
    to: await addressOf(tx, row),
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
    action: { label: texts.openCalendar, url: staffPageOf(deps) },
    calendar: await inviteConsultant(deps, tx, titled),
  })
}

/** The office is told of appointments that somebody who has left still has: they are no longer theirs to read. */
async function addressOf(tx: Db, { consultantId, consultantEmail }: AppointmentRow): Promise<string> {
  const role = await findRole(tx, consultantId)
  if (mayEnter(role ?? undefined, 'caseReview')) return consultantEmail
  return (await readSettings(tx, 'general')).value.contactEmail
}

export async function writeOpened(
  deps: Sender,
  tx: Db,
  waiting: Pick<AppointmentRow, 'name' | 'email' | 'language' | 'type'>,
): Promise<void> {
  const { opened, greeting } = MAIL_TEXTS[waiting.language]
  const { title } = await withTitle(deps, tx, waiting, waiting.language)
  await deps.mail.queue(tx, {
    to: waiting.email,
    language: waiting.language,
    subject: opened.subject.replace('{type}', () => title),
    greeting: greeting(isolate(waiting.name)),
    paragraphs: opened.paragraphs,
    action: { label: opened.action, url: pageUrl(deps.config, 'contact') },
  })
}

function actionsOf(deps: Sender, row: AppointmentRow, news: News): Pick<MailContent, 'action' | 'otherAction'> {
  const texts = MAIL_TEXTS[row.language]
  const page = pageOf(deps, row)
  if (news === 'cancelled') return { action: { label: texts.bookAnother, url: pageUrl(deps.config, 'contact') } }
  if (isReminder(news)) {
    return {
      action: { label: texts.coming, url: `${page}?act=coming` },
      otherAction: { label: texts.move, url: `${page}?act=move` },
    }
  }
  return { action: { label: texts.manage, url: page } }
}

/** Says in one line per fact what it is, when on both clocks and in both calendars, and the reference. */
function describe(
  row: Titled<Omit<AppointmentRow, 'state'>>,
  language: Language,
  zones: readonly [string, string],
): string {
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
