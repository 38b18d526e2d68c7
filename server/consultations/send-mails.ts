import type { NoticeKind } from '@rahnama/contract/notice-kinds.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { findRole } from '../auth/auth.ts'
import { guestDataUrl, guestLinkEnd } from '../consent-records/consent-records.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Teller, tell } from '../notices/notices.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { inviteClient, inviteConsultant } from './calendar-entry.ts'
import { pageOf, staffPageOf } from './links.ts'
import { isReminder, type News, type NewsToConsultant } from './mail-texts.ts'
import { consultantMails, consultationMails } from './mails.ts'
import type { AppointmentRow, UnconfirmedRow } from './queries.ts'
import { withTitle } from './with-title.ts'

type Sender = Pick<Deps, 'config' | 'mail' | 'seal' | 'now'>

const CLIENT_NOTICES = {
  booked: 'appointmentBooked',
  moved: 'appointmentMoved',
  cancelled: 'appointmentCancelled',
  clocksChanged: 'appointmentClock',
  tomorrow: 'appointmentReminder',
  today: 'appointmentReminder',
  soon: 'appointmentReminder',
} as const satisfies Record<News, NoticeKind>

const STAFF_NOTICES = {
  booked: 'staffAppointmentBooked',
  moved: 'staffAppointmentMoved',
  cancelled: 'staffAppointmentCancelled',
  clocksChanged: 'staffAppointmentClock',
} as const satisfies Record<NewsToConsultant, NoticeKind>

/**
 * The client reads it in their language, with the entry for their calendar. What they did themselves is confirmed by
 * mail; of what others did, who has an account is told like of everything else.
 */
export async function tellClient(
  deps: Teller,
  tx: Db,
  row: AppointmentRow,
  { news, by }: { news: News; by: 'client' | 'office' },
): Promise<void> {
  const mail = { to: row.email, ...(await clientMail(deps, tx, row, news)) }
  if (!row.clientId || by === 'client') {
    await deps.mail.queue(tx, mail)
    return
  }
  await tell(deps, tx, {
    kind: CLIENT_NOTICES[news],
    about: { startsAt: row.startsAt.toISOString(), consultant: row.consultantName },
    event: `consultation:${row.id}:${row.sequence}:${news}`,
    to: [{ userId: row.clientId, because: 'yours' }],
    by: null,
    mail: () => mail,
  })
}

async function clientMail(deps: Sender, tx: Db, row: AppointmentRow, news: News) {
  const { publicUrl } = deps.config
  const appointment = await withTitle(deps, tx, row, row.language)
  const dataPage = row.clientId ? undefined : guestDataUrl(deps, { kind: 'booking', id: row.id }, row.endsAt)
  const linkEnds = dataPage ? guestLinkEnd(row.endsAt) : row.endsAt
  return {
    ...consultationMails[news](row.language, { publicUrl, page: pageOf(deps, row), dataPage, appointment }),
    ...((news !== 'cancelled' || dataPage) && { secretUntil: linkEnds }),
    ...(!isReminder(news) && { calendar: await inviteClient(deps, tx, appointment) }),
  }
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

/** Whoever did it themselves gets the entry for their calendar all the same. */
export async function tellConsultant(
  deps: Teller,
  tx: Db,
  row: AppointmentRow,
  { news, by }: { news: NewsToConsultant; by: string | null },
): Promise<void> {
  const appointment = await withTitle(deps, tx, row, row.consultantLanguage)
  const mail = {
    ...consultantMails[news](row.consultantLanguage, { page: staffPageOf(deps), appointment }),
    calendar: await inviteConsultant(deps, tx, appointment),
  }
  const { consultantId: userId, consultantEmail } = row
  const isHere = mayEnter((await findRole(tx, userId)) ?? undefined, 'caseReview')
  if (!isHere || by === userId) {
    // The office is told of appointments that somebody who has left still has: they are no longer theirs to read.
    const to = isHere ? consultantEmail : (await readSettings(tx, 'general')).value.contactEmail
    await deps.mail.queue(tx, { to, ...mail })
    return
  }
  await tell(deps, tx, {
    kind: STAFF_NOTICES[news],
    about: { startsAt: row.startsAt.toISOString(), client: row.name },
    event: `consultation:${row.id}:${row.sequence}:${news}:${userId}`,
    to: [{ userId, because: 'owner' }],
    by,
    mail: () => mail,
  })
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
