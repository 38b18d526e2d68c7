import { Email } from '@rahnama/contract/auth.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { FALLBACK_LANGUAGE } from '@rahnama/contract/locale/locale.ts'
import { isRole, ROLES } from '@rahnama/contract/roles.ts'
import { type Account, findAccountByEmail, insertAccount, issueToken, liftLimits, linkFor } from './auth/auth.ts'
import { StartupError } from './config.ts'
import type { Deps } from './deps.ts'
import { setRole } from './users/users.ts'

const LINK_VALID_MINUTES = 24 * 60

const USAGE = `Usage:
  npm run admin -- create <email>        make an admin and print a link to choose a password
  npm run admin -- role <email> <role>   give a role: ${ROLES.join(', ')}
  npm run admin -- unlock <email>        forget failed attempts and print a link to choose a password
  npm run admin -- rotate-keys           sign new sessions with a new key`

/** Answers what to print. A fault of the command line is told in one sentence. */
export async function runAdminCommand(deps: Deps, [command, address, role]: readonly string[]): Promise<string> {
  switch (command) {
    case 'create':
      return create(deps, readEmail(address))
    case 'role':
      return give(deps, await existing(deps, address), role)
    case 'unlock':
      return unlock(deps, await existing(deps, address))
    case 'rotate-keys':
      return `New sessions are signed with the key ${await deps.tokens.keys.rotate()}.`
    default:
      throw new StartupError(USAGE)
  }
}

function readEmail(address: string | undefined): string {
  const parsed = Email.safeParse(address ?? '')
  if (!parsed.success) throw new StartupError(`“${address ?? ''}” is no e-mail address.\n${USAGE}`)
  return parsed.data
}

async function existing({ db }: Deps, address: string | undefined): Promise<Account> {
  const email = readEmail(address)
  const account = await findAccountByEmail(db, email)
  if (!account) throw new StartupError(`There is no account with the address ${email}.`)
  return account
}

async function create(deps: Deps, email: string): Promise<string> {
  const { db, now } = deps
  const wanted = { email, passwordHash: null, fullName: '', language: FALLBACK_LANGUAGE, isConfirmed: true }
  const account = await insertAccount(db, wanted, now())
  if (!account) throw new StartupError(`${email} already has an account. Give it a role with: role ${email} admin`)
  await setRole(deps, { userId: account.id, role: 'admin' })
  return `${email} is an admin now.\n${await passwordLink(deps, account)}`
}

async function give(deps: Deps, account: Account, role: string | undefined): Promise<string> {
  if (!isRole(role)) throw new StartupError(`“${role ?? ''}” is no role. There are: ${ROLES.join(', ')}.`)
  try {
    await setRole(deps, { userId: account.id, role })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
    throw new StartupError(`${account.email} is the only admin. Make another one first.`)
  }
  return `${account.email} is ${role} now; no new sign-in is needed.`
}

async function unlock(deps: Deps, account: Account): Promise<string> {
  await liftLimits(deps.db, account)
  return `${account.email} can sign in again at once.\n${await passwordLink(deps, account)}`
}

async function passwordLink(deps: Deps, { id }: Account): Promise<string> {
  const validMinutes = LINK_VALID_MINUTES
  const token = await issueToken(deps, deps.db, { userId: id, purpose: 'recovery', validMinutes })
  const link = linkFor(deps.config.publicUrl, token, 'recovery')
  return `This link chooses a password, once, within ${validMinutes / 60} hours:\n${link}`
}
