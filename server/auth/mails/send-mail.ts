import { MAIL_CODE_VALID_MINUTES, WELCOME_LINK_VALID_HOURS } from '@rahnama/contract/auth.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { pageUrl } from '../../page-url.ts'
import type { Account } from '../accounts.ts'
import { accountMails } from './account-mails.ts'
import { issueToken, noteMail, type OneTimeToken, type Purpose } from './one-time-tokens.ts'

type Recipient = Pick<Account, 'email' | 'fullName' | 'language'>
type Sender = Pick<Deps, 'config' | 'mail'>

type Told = 'alreadyRegistered' | 'passwordChanged' | 'secondFactorOn' | 'secondFactorOff'

/** A mail that only tells. */
export async function sendMail(
  { config: { publicUrl }, mail }: Sender,
  tx: Db,
  { email, fullName, language }: Recipient,
  kind: Told,
): Promise<void> {
  await mail.queue(tx, { to: email, ...accountMails[kind](language, { publicUrl, fullName }) })
}

/** The old address hears of the new one. */
export async function tellOfNewEmail(
  { mail }: Sender,
  tx: Db,
  { email, fullName, language }: Recipient,
  newEmail: string,
): Promise<void> {
  await mail.queue(tx, { to: email, ...accountMails.emailChanged(language, { fullName, newEmail }) })
}

type TokenMail = {
  kind: 'welcome' | 'confirmEmail' | 'recovery' | 'changeEmail' | 'reauthentication'
  purpose: Purpose
  codeChallenge?: string | undefined
}

/** A mail that carries a code to type and a link to follow. */
export async function sendToken(
  deps: Sender & Pick<Deps, 'now' | 'seal'>,
  tx: Db,
  { id, email, fullName, language }: Recipient & { id: string },
  { kind, purpose, codeChallenge }: TokenMail,
): Promise<void> {
  const validMinutes = kind === 'welcome' ? WELCOME_LINK_VALID_HOURS * 60 : MAIL_CODE_VALID_MINUTES
  const token = await issueToken(deps, tx, { userId: id, purpose, codeChallenge, validMinutes })
  const url = linkFor(deps.config.publicUrl, token, purpose)
  const content = accountMails[kind](language, { fullName, code: token.code, url })
  const mailId = await deps.mail.queue(tx, { to: email, ...content, secretUntil: token.expiresAt })
  await noteMail(tx, id, purpose, mailId)
}

/** The page at the other end asks before it uses the token: mail scanners open links, too. */
export function linkFor(publicUrl: string, { link }: Pick<OneTimeToken, 'link'>, purpose: Purpose): string {
  const url = new URL(pageUrl({ publicUrl }, 'signIn'))
  url.searchParams.set('token_hash', link)
  url.searchParams.set('type', purpose)
  return url.href
}
