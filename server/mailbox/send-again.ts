import { AppError } from '@rahnama/contract/errors.ts'
import type { MailSummary, mailbox } from '@rahnama/contract/mailbox.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import { findAccountByEmail } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { forEachRow } from '../for-each-row.ts'
import { findMail, forgetRefusal, type MailRecord, mailDelivery, queueAgain } from '../mail/mail.ts'
import { addressAct, settle } from '../notices/notices.ts'
import { toSummary } from './list-mails.ts'

/** A mail whose code has run out, or was taken out of our copy, is of no use to anybody. */
export function canSendAgain({ state, content, secretUntil }: MailRecord): boolean {
  const isSpent = content.name.startsWith('auth.') && !content.action && !content.code
  return state === 'failed' && !isSpent && secretUntil === null
}

type Sending = Pick<Deps, 'db' | 'jobs' | 'config' | 'now' | 'signals'>

/** Whoever presses this has reason to believe that the address works again. */
export async function sendAgain(
  { db, jobs, config, now, signals }: Sending,
  caller: Caller,
  { id }: Input<typeof mailbox.sendAgain>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<MailSummary> {
  return db.transaction(async (tx) => {
    const mail = await findMail(tx, id)
    if (!mail) throw new AppError('NOT_FOUND')
    if (!config.smtpUrl || !canSendAgain(mail) || !(await queueAgain(tx, id))) throw new AppError('CONFLICT')
    await forgetRefusal(tx, mail.to)
    const owner = await findAccountByEmail(tx, mail.to.toLowerCase())
    if (owner) await settle({ signals, now }, tx, addressAct(owner.id))
    await jobs.enqueue(tx, mailDelivery, { mailId: id })
    const entry = { act: 'mail.sendAgain', clientId: owner?.id ?? null, target: `mail:${id}` } as const
    await writeAudit(tx, { ...caller, requestId }, entry, now())
    const { subject, language } = mail.content
    return toSummary({ ...mail, subject, language, state: 'queued', fault: null, settledAt: null })
  })
}

export function sendManyAgain(
  deps: Sending,
  caller: Caller,
  some: Input<typeof mailbox.sendManyAgain>,
  asked: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof mailbox.sendManyAgain>> {
  return forEachRow(some, async (one) => {
    await sendAgain(deps, caller, one, asked)
    return one
  })
}
