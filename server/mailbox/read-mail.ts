import { AppError } from '@rahnama/contract/errors.ts'
import type { mailbox } from '@rahnama/contract/mailbox.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeLook } from '../audit/audit.ts'
import { findAccountByEmail } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { findMail, type MailRecord, mailDelivery, type StoredMailContent } from '../mail/mail.ts'
import { drawForScreen } from './draw-for-screen.ts'
import { toSummary } from './list-mails.ts'
import { canSendAgain } from './send-again.ts'

type Read = Output<typeof mailbox.read>

/** Somebody else's mail is read: it is written down who did. */
export async function readMailbox(
  { db, jobs, config, now }: Pick<Deps, 'db' | 'jobs' | 'config' | 'now'>,
  caller: Caller,
  { id, theme }: Input<typeof mailbox.read>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Read> {
  const mail = await findMail(db, id)
  if (!mail) throw new AppError('NOT_FOUND')
  const entry = { act: 'mail.read', clientId: await ownerOf(db, mail), target: `mail:${id}` } as const
  await writeLook(db, { ...caller, requestId }, { id }, entry, now())
  const isTrying = mail.state === 'queued' && mail.attempts > 0
  const hidesSecrets = config.mode === 'production'
  const content = hidesSecrets ? withoutSecrets(mail.content) : mail.content
  return {
    ...toSummary({ ...mail, subject: content.subject, language: content.language }),
    ...drawForScreen(content, theme),
    code: content.code ?? null,
    link: content.action?.url ?? null,
    hidesSecrets,
    canSendAgain: config.smtpUrl !== undefined && canSendAgain(mail),
    nextTryAt: isTrying ? ((await jobs.nextRun(db, mailDelivery, { mailId: id }))?.toISOString() ?? null) : null,
  }
}

async function ownerOf(db: Db, { to }: MailRecord): Promise<string | null> {
  return (await findAccountByEmail(db, to.toLowerCase()))?.id ?? null
}

/** Whatever in a mail can be followed or typed acts for its reader: none of it is shown to anybody else. */
function withoutSecrets(content: StoredMailContent): StoredMailContent {
  const {
    code: _code,
    action: _action,
    otherAction: _other,
    unsubscribe: _stop,
    calendar: _calendar,
    ...rest
  } = content
  return { ...rest, ...(rest.facts && { facts: rest.facts.filter(({ url }) => url === undefined) }) }
}
