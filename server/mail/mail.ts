import { randomUUID } from 'node:crypto'
import { LANGUAGE_KEY } from '@rahnama/contract/locale/locale.ts'
import type { Config } from '../config.ts'
import type { Database, Db } from '../db/db.ts'
import { type Attempt, defineJob, type Jobs } from '../jobs/jobs.ts'
import { type House, readHouse } from '../site-settings/site-settings.ts'
import type { MailAction, MailContent, StoredMailContent } from './mail-content.ts'
import { deleteMailsBefore, findMail, forgetOldSecrets, insertMail, recordAttempt } from './queries.ts'
import { findRefusal, forgetRefusal, purgeRefusals, recordRefusal } from './refused-addresses.ts'
import { createSmtp } from './smtp.ts'
import { readWording } from './stored-wording.ts'
import type { Wording } from './wording.ts'

export { defineMails } from './define-mails.ts'
export type { MailContent, MailFact, StoredMailContent, WrittenMail } from './mail-content.ts'
export { findMail, forgetSecrets, listMails, type MailFilter, type MailRecord, queueAgain } from './queries.ts'
export { findRefusal, forgetRefusal } from './refused-addresses.ts'
export { darkStyles, renderMail } from './render-mail.ts'
export { toMessage } from './smtp.ts'
export { listWordings, readWording, storeWording } from './stored-wording.ts'
export { mailWords, type Sentence, variablesIn, type Wording } from './wording.ts'

const KEPT_DAYS = 90
/** A code that no longer works would only confuse whoever receives it. */
const TOO_LATE = 'Not sent: its code or link no longer works'
const STOPPED = 'Not sent: this address refuses our emails'
const DAY_MS = 24 * 60 * 60_000

/** The backoff tries for about nine hours: after some 15 s, 30 s, 1 min and so on, then hourly. */
export const mailDelivery = defineJob<{ mailId: string }>('deliver-mail', { retries: 16, retryDelaySeconds: 10 })
export const mailPurge = defineJob<object>('purge-mails', { cron: '*/10 * * * *' })

export type Mail = {
  /**
   * Writes a mail into the outbox in the caller's transaction; it leaves when that commits. Answers its id.
   * A code or link in it that opens something until then is removed from our copy afterwards.
   */
  queue(db: Db, mail: MailContent & { to: string; secretUntil?: Date }): Promise<string>
  /** `onStopped` hears, in the same transaction, of an address to which no mail goes from now on. */
  deliver(mailId: string, attempt: Attempt, onStopped?: OnStopped): Promise<void>
  purge(): Promise<void>
  close(): void
}

export type OnStopped = (tx: Db, address: string) => Promise<void>

type Options = { config: Config; db: Database; jobs: Jobs; now: () => Date }

export function createMail({ config, db, jobs, now }: Options): Mail {
  const { smtpUrl: url, publicUrl } = config
  const smtp = url ? createSmtp({ ...config, url }) : undefined
  return {
    async queue(on, { to, secretUntil, ...content }) {
      const id = randomUUID()
      const said = inOwnersWords(content, await readWording(on, content.language))
      const kept = toStored(said, { ...(await readHouse(on)), publicUrl })
      const state = smtp ? 'queued' : 'kept'
      await insertMail(on, { id, to, content: kept, state, createdAt: now(), secretUntil: secretUntil ?? null })
      if (smtp) await jobs.enqueue(on, mailDelivery, { mailId: id })
      return id
    },
    async deliver(mailId, attempt, onStopped = async () => {}) {
      const mail = await findMail(db, mailId)
      // A second run of a finished delivery, after a crash, sends nothing.
      if (mail?.state !== 'queued') return
      if (!smtp) return recordAttempt(db, mailId, { state: 'kept', fault: mail.fault, settledAt: null })
      if (mail.secretUntil && mail.secretUntil <= now()) {
        return recordAttempt(db, mailId, { state: 'failed', fault: TOO_LATE, settledAt: now() })
      }
      if (await findRefusal(db, mail.to)) {
        return recordAttempt(db, mailId, { state: 'failed', fault: STOPPED, settledAt: now() })
      }
      const delivery = await smtp.send(mail)
      if (delivery.outcome === 'sent') {
        await recordAttempt(db, mailId, { state: 'sent', fault: null, settledAt: now() })
        await forgetRefusal(db, mail.to)
        return
      }
      const isOver = delivery.outcome === 'refused' || attempt.isLast
      const { fault } = delivery
      const isPermanent = delivery.outcome === 'refused' && delivery.isAddress
      await db.transaction(async (tx) => {
        await recordAttempt(tx, mailId, {
          state: isOver ? 'failed' : 'queued',
          fault,
          settledAt: isOver ? now() : null,
        })
        const isAboutAddress = isPermanent || (isOver && delivery.outcome === 'later')
        if (isAboutAddress && (await recordRefusal(tx, { address: mail.to, fault, isPermanent }, now())))
          await onStopped(tx, mail.to)
      })
      if (delivery.outcome === 'later') throw new Error('The mail server could not take the mail')
    },
    async purge() {
      await forgetOldSecrets(db, now())
      await deleteMailsBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS))
      await purgeRefusals(db, now())
    },
    close: () => smtp?.close(),
  }
}

/** The mail as the owner wants it said. */
export function inOwnersWords(content: MailContent, wording: Wording): MailContent {
  const reworded = wording.size > 0 ? content.reword?.(wording) : undefined
  return reworded ? { ...content, ...reworded.written } : content
}

export type MailPlace = House & { publicUrl: string }

/** The mail as its reader gets it: signed by the firm, with links that open in its language. */
export function toStored(
  { reword: _, ...content }: MailContent,
  { house, logo, contact, theme, email, publicUrl }: MailPlace,
): StoredMailContent {
  const { action, otherAction, unsubscribe } = content
  return {
    ...content,
    house: house[content.language],
    ...(logo && { logo: { ...logo.light, src: new URL(logo.light.src, publicUrl).href } }),
    contact,
    theme,
    sender: { name: email.senderName[content.language], address: email.senderAddress, replyTo: email.replyTo },
    ...(action && { action: keepLanguage(content, action, publicUrl) }),
    ...(otherAction && { otherAction: keepLanguage(content, otherAction, publicUrl) }),
    ...(unsubscribe && { unsubscribe: keepLanguage(content, { label: '', url: unsubscribe }, publicUrl).url }),
  }
}

/** A link of ours opens in the language of the mail. */
function keepLanguage({ language }: MailContent, { label, url }: MailAction, publicUrl: string): MailAction {
  const target = new URL(url, publicUrl)
  if (target.origin === new URL(publicUrl).origin) target.searchParams.set(LANGUAGE_KEY, language)
  return { label, url: target.href }
}
