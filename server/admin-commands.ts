import { AppError } from '@rahnama/contract/errors.ts'
import { Email } from '@rahnama/contract/forms/person.ts'
import { FALLBACK_LANGUAGE } from '@rahnama/contract/locale/locale.ts'
import { isRole, ROLES } from '@rahnama/contract/roles.ts'
import { verifyDays } from './audit/audit.ts'
import {
  type Account,
  clearAccess,
  findAccountByEmail,
  insertAccount,
  issueToken,
  liftLimits,
  linkFor,
  removeAllFactors,
} from './auth/auth.ts'
import { NOBODY } from './caller.ts'
import { StartupError } from './config.ts'
import type { Deps } from './deps.ts'
import { checkExport } from './privacy/privacy.ts'
import { rotateMasterKey } from './rotate-master-key.ts'
import { setRole } from './users/users.ts'
import { BrokenZip } from './zip/zip.ts'

const LINK_VALID_MINUTES = 24 * 60

const USAGE = `Usage:
  npm run admin -- create <email>        make an admin and print a link to choose a password; takes over an account of that address
  npm run admin -- role <email> <role>   give a role: ${ROLES.join(', ')}
  npm run admin -- unlock <email>        forget failed attempts and print a link to choose a password
  npm run admin -- remove-factor <email> turn off the second factor of somebody who lost app and codes
  npm run admin -- check-export <file> [folder]  prove an archive of somebody’s data whole, and lay it out in a folder
  npm run admin -- verify-audit          prove the audit unaltered, or name the days that are not
  npm run admin -- rotate-keys           publish a new key, which signs new sessions two minutes later
  npm run admin -- rotate-master-key     lock files and secrets with the first master key, so that older ones may go`

/** Answers what to print. A fault of the command line is told in one sentence. */
export async function runAdminCommand(deps: Deps, [command, address, role]: readonly string[]): Promise<string> {
  switch (command) {
    case 'create':
      return create(deps, readEmail(address))
    case 'role':
      return give(deps, await existing(deps, address), role)
    case 'unlock':
      return unlock(deps, await existing(deps, address))
    case 'remove-factor':
      return removeFactor(deps, await existing(deps, address))
    case 'check-export':
      return proveExport(address, role)
    case 'verify-audit':
      return proveAudit(deps)
    case 'rotate-keys':
      return rotateKeys(deps)
    case 'rotate-master-key':
      return rotateMasterKey(deps)
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
  const wanted = { email, passwordHash: null, fullName: '', language: FALLBACK_LANGUAGE, isConfirmed: false }
  const created = await insertAccount(db, wanted, now())
  const account = created ?? (await takeOver(deps, email))
  await setRole(deps, NOBODY, { userId: account.id, role: 'admin', isVouchedFor: true })
  const before = created ? '' : `${email} had an account: its password, sessions and second factors are gone.\n`
  return `${before}${email} is an admin now.\n${await passwordLink(deps, account)}`
}

/** Whoever registered the owner's address first must not become admin with it. */
async function takeOver({ db, now }: Deps, email: string): Promise<Account> {
  return db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account) throw new StartupError(`The account of ${email} was deleted at this moment. Try again.`)
    await clearAccess(tx, account.id, now())
    return account
  })
}

async function give(deps: Deps, account: Account, role: string | undefined): Promise<string> {
  if (!isRole(role)) throw new StartupError(`“${role ?? ''}” is no role. There are: ${ROLES.join(', ')}.`)
  try {
    await setRole(deps, NOBODY, { userId: account.id, role })
  } catch (error) {
    throw error instanceof AppError ? new StartupError(whyNot(error, account.email)) : error
  }
  return `${account.email} is ${role} now; no new sign-in is needed.`
}

function whyNot({ code }: AppError, email: string): string {
  if (code === 'CONFLICT') return `${email} is the only admin. Make another one first.`
  return `Nobody has proven yet that ${email} is theirs. They confirm it by the link in their welcome email; an admin is made with: create ${email}`
}

async function removeFactor(deps: Deps, account: Account): Promise<string> {
  const wasOn = await removeAllFactors(deps, deps.db, account)
  if (!wasOn) throw new StartupError(`${account.email} has no second factor.`)
  return `${account.email} signs in with the password alone now; all its sessions ended, and a mail tells the owner.`
}

async function rotateKeys({ tokens }: Deps): Promise<string> {
  const { id, signsFrom } = await tokens.keys.rotate()
  return `The key ${id} is published now and signs new sessions from ${signsFrom.toISOString()} on.`
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

async function proveAudit({ db }: Deps): Promise<string> {
  const { days, entries, altered } = await verifyDays(db)
  if (altered.length > 0) {
    throw new StartupError(
      `The audit was altered. These days are not as they were when they ended: ${altered.join(', ')}.`,
    )
  }
  return `Unaltered: ${days} days, ${entries} entries. What happened today is sealed tonight.`
}

async function proveExport(file: string | undefined, folder: string | undefined): Promise<string> {
  if (!file) throw new StartupError(USAGE)
  try {
    const { manifest, records, bytes } = await checkExport(file, folder)
    const lost = manifest.missing.map(({ path }) => `\nMissing when it was made: ${path}`).join('')
    return `Whole: made ${manifest.madeAt}, ${manifest.entries.length} files, ${records} records, ${bytes} bytes.${lost}`
  } catch (error) {
    if (error instanceof BrokenZip) throw new StartupError(`This archive is not whole: ${error.message}.`)
    throw error
  }
}
