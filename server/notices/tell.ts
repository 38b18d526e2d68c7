import { formats } from '@rahnama/contract/locale/locale.ts'
import type { MailChoices, MailKind } from '@rahnama/contract/mail-choices.ts'
import { NOTICE_RULES, NOTICE_SIGNAL, noticePath, REASONS_WHY, type ToldEvent } from '@rahnama/contract/notice-kinds.ts'
import { describeNotice } from '@rahnama/contract/notice-words.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { MailContent } from '../mail/mail.ts'
import { readMailChoices, unsubscribeUrl } from '../mail-choices/mail-choices.ts'
import { afterQuietHours, nextDigest, zoneOf } from './mail-times.ts'
import { NOTICE_TEXTS, noticeMails } from './mails.ts'
import { findReader, type Reader } from './queries.ts'
import type { Recipient } from './recipients.ts'
import { nextReminder } from './reminder-days.ts'

/** Mail waits so long for what follows at once, and is dropped when the notice was read meanwhile. */
export const GRACE_MS = 5 * 60_000

/** Whoever has not read what a mail told them yet hears of more in the same thread by mail a day later at the soonest. */
const MAIL_AGAIN_MS = 24 * 60 * 60_000

export type Teller = Pick<Deps, 'config' | 'mail' | 'signals' | 'now' | 'seal'>

/** It goes to the address of the account, unless it names the one the matter was given. */
type OwnMail = MailContent & { to?: string; secretUntil?: Date }

export type Telling = ToldEvent & {
  /** Names what happened: nobody is told of it twice. */
  event: string
  to: readonly Recipient[]
  /** Nobody is told of their own act. */
  by: string | null
  /** What has to be done, each named as `settle` will name it. Without any, nothing has. */
  acts?: readonly string[]
  /** Further events of this thread are counted on the notice that is still unread. */
  thread?: string
  /** The mail that belongs to it; without one, a short mail says what the bell says. */
  mail?: (reader: Reader) => OwnMail | Promise<OwnMail>
  /** Whoever tells it has decided against a mail this time. */
  isBellOnly?: true
}

/**
 * The one way in which a person is told what happened: in the bell, and by mail as their choices say. Part of the
 * caller's transaction, so that what is rolled back was never told.
 */
export async function tell(deps: Teller, tx: Db, telling: Telling): Promise<void> {
  for (const recipient of strongestOf(telling.to)) {
    if (recipient.userId === telling.by) continue
    const reader = await findReader(tx, recipient.userId)
    if (!reader) continue
    const notice = await write(deps, tx, recipient, telling)
    if (!notice) continue
    await deps.signals.publish(tx, { to: { userId: reader.id }, kind: NOTICE_SIGNAL, payload: { noticeId: notice.id } })
    if (!telling.isBellOnly) await sendMail(deps, tx, reader, notice, telling)
  }
}

/** Whoever has several reasons to be told is told once, with the strongest. */
function strongestOf(to: readonly Recipient[]): Recipient[] {
  const weakestFirst = to.toSorted((a, b) => REASONS_WHY.indexOf(b.because) - REASONS_WHY.indexOf(a.because))
  return [...new Map(weakestFirst.map((each) => [each.userId, each])).values()]
}

type Written = { id: number; mailedAt: Date | null }

async function write(deps: Teller, tx: Db, recipient: Recipient, telling: Telling): Promise<Written | undefined> {
  const added = await addToThread(deps, tx, recipient, telling)
  if (added) return added
  const { kind, about, event, acts = [], thread } = telling
  const { userId, because } = recipient
  const now = deps.now()
  const mustAct = acts.length > 0
  const remindAt = mustAct && NOTICE_RULES[kind].hasLadder ? nextReminder(now, 0) : null
  const row = await tx.row<{ id: number }>(sql`
    insert into notices (user_id, kind, event, about, because, thread, must_act, at, remind_at)
    values (${userId}, ${kind}, ${event}, ${JSON.stringify(about)}, ${because}, ${thread ?? null}, ${mustAct}, ${now},
      ${remindAt})
    on conflict do nothing returning id`)
  if (!row) return addToThread(deps, tx, recipient, telling)
  await tx.execute(sql`
    insert into notice_acts (act, notice_id) select act, ${row.id} from unnest(${[...acts]}::text[]) as act
    on conflict do nothing`)
  return { id: row.id, mailedAt: null }
}

/** The event that was told last is not told again, whoever repeats it. */
async function addToThread(
  { now }: Teller,
  tx: Db,
  { userId, because }: Recipient,
  { about, event, thread }: Telling,
): Promise<Written | undefined> {
  if (thread === undefined) return undefined
  const stronger = REASONS_WHY.slice(0, REASONS_WHY.indexOf(because))
  return tx.row<Written>(sql`
    update notices set times = times + 1, event = ${event}, about = ${JSON.stringify(about)}, at = ${now()},
      because = case when because = any(${[...stronger]}) then because else ${because} end
    where user_id = ${userId} and thread = ${thread} and read_at is null and event <> ${event}
    returning id, mailed_at as "mailedAt"`)
}

async function sendMail(deps: Teller, tx: Db, reader: Reader, notice: Written, telling: Telling): Promise<void> {
  const { kind, acts = [] } = telling
  const rule = NOTICE_RULES[kind]
  if (rule.mail === 'never') return
  const choices = await readMailChoices(tx, reader.id)
  // What a client must do reaches them whatever they chose; of their own work staff may read in the bell alone.
  const isForced = rule.mail === 'always' || (rule.hasLadder === true && acts.length > 0)
  const choice = isForced ? undefined : (rule.mail as MailKind)
  const pace = choice ? choices.paces[choice] : 'immediately'
  if (pace === 'never') return
  if (pace === 'daily') return hold(tx, { noticeId: notice.id, reader, pace, dueAt: nextDigest(deps.now(), choices) })
  if (notice.mailedAt && deps.now().getTime() - notice.mailedAt.getTime() < MAIL_AGAIN_MS) return
  const unsubscribe = choice && { unsubscribe: unsubscribeUrl(deps, { userId: reader.id, kind: choice }) }
  const conversation = telling.thread && { conversation: telling.thread }
  const content = { ...(await writeMail(deps, reader, telling, choices)), ...unsubscribe, ...conversation }
  const grace = rule.hasGrace && choice ? GRACE_MS : 0
  const dueAt = rule.isTimely ? deps.now() : afterQuietHours(new Date(deps.now().getTime() + grace), choices)
  if (dueAt > deps.now()) await hold(tx, { noticeId: notice.id, reader, pace, dueAt, content })
  else {
    const mailId = await deps.mail.queue(tx, { to: reader.email, ...content })
    if (telling.thread)
      await tx.execute(sql`
        update notices set mailed_at = ${deps.now()}, mail_id = ${mailId} where id = ${notice.id}`)
  }
}

function writeMail(deps: Teller, reader: Reader, telling: Telling, choices: MailChoices): OwnMail | Promise<OwnMail> {
  return telling.mail ? telling.mail(reader) : writeShortMail(deps, reader, telling, choices)
}

export function writeShortMail(
  { config }: Pick<Deps, 'config'>,
  { language, fullName }: Reader,
  told: ToldEvent,
  choices: MailChoices,
): MailContent {
  const words = describeNotice(NOTICE_TEXTS[language], formats(language, { timeZone: zoneOf(choices) }), told)
  const url = `${config.publicUrl}${noticePath(told)}`
  return noticeMails.news(language, { fullName, url, ...words })
}

type Held = { noticeId: number; reader: Reader; pace: 'immediately' | 'daily'; dueAt: Date; content?: MailContent }

/** A thread that goes on does not put its mail off: the first moment counts. */
async function hold(tx: Db, { noticeId, reader, pace, dueAt, content }: Held): Promise<void> {
  await tx.execute(sql`
    insert into held_mails (notice_id, user_id, pace, content, due_at)
    values (${noticeId}, ${reader.id}, ${pace}, ${content ? JSON.stringify(content) : null}, ${dueAt})
    on conflict (notice_id) do update set content = excluded.content, pace = excluded.pace`)
}
