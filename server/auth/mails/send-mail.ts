import { MAIL_CODE_VALID_MINUTES, WELCOME_LINK_VALID_HOURS } from '@rahnama/contract/auth.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { type Teller, tell } from '../../notices/notices.ts'
import { pageUrl } from '../../page-url.ts'
import type { Account } from '../accounts.ts'
import { describeDevice } from '../sessions/sessions.ts'
import { accountMails } from './account-mails.ts'
import { issueToken, noteMail, type OneTimeToken, type Purpose } from './one-time-tokens.ts'

type Recipient = Pick<Account, 'email' | 'fullName' | 'language'>
type Sender = Pick<Deps, 'config' | 'mail'>

/** Only the mailbox may know: whoever asks to register is not told that the account exists. */
export async function mailAlreadyRegistered(
  { config: { publicUrl }, mail }: Sender,
  tx: Db,
  { email, fullName, language }: Recipient,
): Promise<void> {
  await mail.queue(tx, { to: email, ...accountMails.alreadyRegistered(language, { publicUrl, fullName }) })
}

type Change = 'passwordChanged' | 'secondFactorOn' | 'secondFactorOff'

/** Whoever changed it, the owner of the account is told everywhere: it may not have been them. */
export async function tellOfChange(deps: Teller, tx: Db, userId: string, kind: Change): Promise<void> {
  const { publicUrl } = deps.config
  await tell(deps, tx, {
    kind,
    about: {},
    event: `${kind}:${deps.now().toISOString()}`,
    to: [{ userId, because: 'yours' }],
    by: null,
    mail: ({ language, fullName }) => accountMails[kind](language, { publicUrl, fullName }),
  })
}

export async function tellOfDevice(deps: Teller, tx: Db, userId: string, userAgent: string): Promise<void> {
  const { browser, system } = describeDevice(userAgent)
  const about = { browser: DEVICE_NAMES[browser], system: DEVICE_NAMES[system] }
  const event = `device:${deps.now().toISOString()}`
  await tell(deps, tx, { kind: 'newDevice', about, event, to: [{ userId, because: 'yours' }], by: null })
}

/** Names of products are the same in every language. */
const DEVICE_NAMES: Record<ReturnType<typeof describeDevice>['browser' | 'system'], string> = {
  ...{ edge: 'Edge', opera: 'Opera', samsung: 'Samsung Internet', firefox: 'Firefox', chrome: 'Chrome' },
  ...{ safari: 'Safari', android: 'Android', ios: 'iOS', windows: 'Windows', macos: 'macOS', linux: 'Linux' },
  other: '?',
}

/** The old address hears of the new one. */
export async function tellOfNewEmail(
  deps: Teller,
  tx: Db,
  { id: userId, email: to }: Pick<Account, 'id' | 'email'>,
  newEmail: string,
): Promise<void> {
  await tell(deps, tx, {
    kind: 'emailChanged',
    about: { email: newEmail },
    event: `emailChanged:${deps.now().toISOString()}`,
    to: [{ userId, because: 'yours' }],
    by: null,
    mail: ({ language, fullName }) => ({ to, ...accountMails.emailChanged(language, { fullName, newEmail }) }),
  })
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
export function linkFor(publicUrl: string, { link }: Pick<OneTimeToken, 'link'>, purpose: Purpose | 'invite'): string {
  const url = new URL(pageUrl({ publicUrl }, 'signIn'))
  url.searchParams.set('token_hash', link)
  url.searchParams.set('type', purpose)
  return url.href
}
