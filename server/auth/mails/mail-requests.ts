import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { readSecurity } from '../../site-settings/site-settings.ts'
import { findAccountByEmail } from '../accounts.ts'
import { mailAlreadyRegistered, sendToken } from './send-mail.ts'

type MailRequest = {
  /** Somebody registered; did so again; asks for the confirmation once more; or forgot the password. */
  about: 'registration' | 'registeredAgain' | 'confirmation' | 'recovery'
  email: string
  language: Language
  codeChallenge?: string | undefined
}

/**
 * The job looks up outside the request whether there is an account, so the time of the answer cannot tell (a timing
 * attack).
 */
export const mailRequest = defineJob<MailRequest>('write-account-mail')

export function requestMail({ jobs }: Pick<Deps, 'jobs'>, db: Db, request: MailRequest): Promise<void> {
  return jobs.enqueue(db, mailRequest, request)
}

export async function writeMail(deps: Deps, { about, email, language, codeChallenge }: MailRequest): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await findAccountByEmail(tx, email)
    if (!found || (found.isDemonstration && deps.config.mode === 'production')) return
    const account = { ...found, language }
    if (about === 'recovery') {
      await sendToken(deps, tx, account, { kind: 'recovery', purpose: 'recovery', codeChallenge })
    } else if (about === 'registeredAgain' || account.emailConfirmedAt) {
      await mailAlreadyRegistered(deps, tx, account)
    } else {
      const { requireEmailConfirmation } = (await readSecurity({ ...deps, db: tx })).value
      // Whoever is let in at once has no page that asks for a code.
      const kind = about === 'registration' && !requireEmailConfirmation ? 'welcome' : 'confirmEmail'
      await sendToken(deps, tx, account, { kind, purpose: 'signup', codeChallenge })
    }
  })
}
