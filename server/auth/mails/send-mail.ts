import { MAIL_CODE_VALID_MINUTES, WELCOME_LINK_VALID_HOURS } from '@rahnama/contract/auth.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { pageUrl } from '../../page-url.ts'
import type { Account } from '../accounts.ts'
import { MAIL_TEXTS, type MailKind } from './mail-texts.ts'
import { issueToken, noteMail, type OneTimeToken, type Purpose } from './one-time-tokens.ts'

type Recipient = Pick<Account, 'email' | 'fullName' | 'language'>
type Sender = Pick<Deps, 'config' | 'mail'>

/** A mail that only tells. */
export async function sendMail(
  { config, mail }: Sender,
  tx: Db,
  { email, fullName, language }: Recipient,
  kind: MailKind,
  more: { url?: string; code?: string | undefined; mentionedEmail?: string; secretUntil?: Date } = {},
): Promise<string> {
  const { greeting, mails } = MAIL_TEXTS[language]
  const { subject, paragraphs, action } = mails[kind]
  const url = more.url ?? `${pageUrl(config, 'signIn')}${kind === 'passwordChanged' ? '?view=forgot' : ''}`
  const fill = (text: string) =>
    text
      .replace('{minutes}', formats(language).number(MAIL_CODE_VALID_MINUTES))
      .replace('{hours}', formats(language).number(WELCOME_LINK_VALID_HOURS))
      .replace('{email}', isolate(more.mentionedEmail ?? ''))
  return mail.queue(tx, {
    to: email,
    language,
    subject,
    greeting: greeting(fullName),
    paragraphs: paragraphs.map(fill),
    ...(more.code && { code: more.code }),
    ...(more.secretUntil && { secretUntil: more.secretUntil }),
    ...(action && { action: { label: action, url } }),
  })
}

type TokenMail = { kind: MailKind; purpose: Purpose; codeChallenge?: string | undefined }

/** A mail that carries a code to type and a link to follow. */
export async function sendToken(
  deps: Sender & Pick<Deps, 'now' | 'seal'>,
  tx: Db,
  account: Recipient & { id: string },
  { kind, purpose, codeChallenge }: TokenMail,
): Promise<void> {
  const isWelcome = kind === 'welcome'
  const validMinutes = isWelcome ? WELCOME_LINK_VALID_HOURS * 60 : MAIL_CODE_VALID_MINUTES
  const token = await issueToken(deps, tx, { userId: account.id, purpose, codeChallenge, validMinutes })
  const mailId = await sendMail(deps, tx, account, kind, {
    code: isWelcome ? undefined : token.code,
    url: linkFor(deps.config.publicUrl, token, purpose),
    secretUntil: token.expiresAt,
  })
  await noteMail(tx, account.id, purpose, mailId)
}

/** The page at the other end asks before it uses the token: mail scanners open links, too. */
export function linkFor(publicUrl: string, { link }: Pick<OneTimeToken, 'link'>, purpose: Purpose): string {
  const url = new URL(pageUrl({ publicUrl }, 'signIn'))
  url.searchParams.set('token_hash', link)
  url.searchParams.set('type', purpose)
  return url.href
}
