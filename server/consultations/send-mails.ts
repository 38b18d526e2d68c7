import { mayEnter } from '@rahnama/contract/roles.ts'
import { findRole } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { inviteClient, inviteConsultant } from './calendar-entry.ts'
import { pageOf, staffPageOf } from './links.ts'
import { isReminder, type News, type NewsToConsultant } from './mail-texts.ts'
import { consultantMails, consultationMails } from './mails.ts'
import type { AppointmentRow, UnconfirmedRow } from './queries.ts'
import { withTitle } from './with-title.ts'

type Sender = Pick<Deps, 'config' | 'mail' | 'seal' | 'now'>

/** The client reads it in their language, with the entry for their calendar. */
export async function writeToClient(deps: Sender, tx: Db, row: AppointmentRow, news: News): Promise<void> {
  const { publicUrl } = deps.config
  const appointment = await withTitle(deps, tx, row, row.language)
  await deps.mail.queue(tx, {
    to: row.email,
    ...consultationMails[news](row.language, { publicUrl, page: pageOf(deps, row), appointment }),
    ...(news !== 'cancelled' && { secretUntil: row.endsAt }),
    ...(!isReminder(news) && { calendar: await inviteClient(deps, tx, appointment) }),
  })
}

/** No calendar takes it in before it is confirmed. */
export async function writeConfirmation(deps: Sender, tx: Db, row: UnconfirmedRow): Promise<void> {
  const appointment = await withTitle(deps, tx, row, row.language)
  await deps.mail.queue(tx, {
    to: row.email,
    ...consultationMails.confirm(row.language, { page: pageOf(deps, row), appointment }),
    secretUntil: row.heldUntil,
  })
}

export async function writeToConsultant(
  deps: Sender,
  tx: Db,
  row: AppointmentRow,
  news: NewsToConsultant,
): Promise<void> {
  const appointment = await withTitle(deps, tx, row, row.consultantLanguage)
  await deps.mail.queue(tx, {
    to: await addressOf(tx, row),
    ...consultantMails[news](row.consultantLanguage, { page: staffPageOf(deps), appointment }),
    calendar: await inviteConsultant(deps, tx, appointment),
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
  const { name, title, email, language } = await withTitle(deps, tx, waiting, waiting.language)
  const { publicUrl } = deps.config
  await deps.mail.queue(tx, { to: email, ...consultationMails.opened(language, { publicUrl, name, title }) })
}
