import { randomInt } from 'node:crypto'
import {
  type Account,
  clearAccess,
  findAccountByEmail,
  hashPassword,
  insertAccount,
  isPassword,
  listDemonstrationAccounts,
  removeRole,
  updateAccount,
} from '../auth/auth.ts'
import { NOBODY } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { setRole } from '../users/users.ts'
import { seedApplications } from './applications.ts'
import { seedAppointments } from './appointments.ts'
import { seedAssessments } from './assessments.ts'
import { seedCases } from './cases/seed-cases.ts'
import { DEMONSTRATION_ACCOUNTS } from './demonstration-accounts.ts'
import { seedDocuments } from './documents.ts'
import { seedDraftArticle } from './draft-article.ts'
import { seedEnquiries } from './enquiries.ts'
import { seedMessages } from './messages.ts'
import { seedPictures } from './pictures.ts'
import { seedProfile } from './profile.ts'
import { seedReferrals } from './referrals.ts'
import { seedReport } from './report.ts'
import { seedVisits } from './visits.ts'

const PASSWORD_CHARS = 12
/** The alphabet leaves out letters and digits that look alike on a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * One account per role, to look around with. Answers their password when it is known: as configured, or when just made up.
 * Never part of a production installation.
 */
export async function seedDemonstration(deps: Deps): Promise<string | undefined> {
  const { config, db } = deps
  if (config.mode === 'production') return undefined
  const accounts = await Promise.all(
    DEMONSTRATION_ACCOUNTS.map(async (wanted) => ({ wanted, found: await findAccountByEmail(db, wanted.email) })),
  )
  const isSeeded = accounts.every(({ found }) => found?.passwordHash)
  const password = config.demoPassword ?? (isSeeded ? undefined : makePassword())
  if (password === undefined) return undefined
  for (const { wanted, found } of accounts) {
    const account = found ?? (await addAccount(deps, wanted))
    await setRole(deps, NOBODY, { userId: account.id, role: wanted.role, isVouchedFor: true })
    await givePassword(deps, account, password)
  }
  await seedAppointments(deps)
  await seedEnquiries(deps)
  await seedDraftArticle(deps)
  await seedPictures(deps)
  await seedProfile(deps)
  await seedApplications(deps)
  await seedDocuments(deps)
  await seedAssessments(deps)
  await seedReport(deps)
  await seedCases(deps)
  await seedMessages(deps)
  await seedReferrals(deps)
  await seedVisits(deps)
  return password
}

/** Their password may be known to anybody who tried the product out: in production nobody signs in with it, nor is staff by it. */
export async function retireDemonstration({ db, log, now }: Deps): Promise<void> {
  const accounts = await listDemonstrationAccounts(db)
  for (const { id } of accounts) {
    await db.transaction(async (tx) => {
      await clearAccess(tx, id, now())
      await removeRole(tx, id)
    })
  }
  if (accounts.length > 0) log.warn('demonstration accounts cannot sign in', { accounts: accounts.length })
}

async function addAccount(
  deps: Deps,
  { email, fullName, language }: Pick<Account, 'email' | 'fullName' | 'language'>,
): Promise<Account> {
  const { db, now } = deps
  const wanted = { email, fullName, language, passwordHash: null, isConfirmed: true, isDemonstration: true }
  const account = await insertAccount(db, wanted, now())
  if (!account) throw new Error('Another process is seeding the demonstration')
  return account
}

async function givePassword({ db, now }: Deps, account: Account, password: string): Promise<void> {
  if (await isPassword(password, account.passwordHash)) return
  await updateAccount(db, account.id, { passwordHash: await hashPassword(password) }, now())
}

function makePassword(): string {
  return Array.from({ length: PASSWORD_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
