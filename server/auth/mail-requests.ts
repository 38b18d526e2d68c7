import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { findAccountByEmail } from './accounts.ts'
import { sendMail, sendToken } from './mails.ts'

type MailRequest = {
  about: 'signup' | 'recovery'
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
    if (!found) return
    const account = { ...found, language }
    if (about === 'recovery') {
      await sendToken(deps, tx, account, { kind: 'recovery', purpose: 'recovery', codeChallenge })
    } else if (account.emailConfirmedAt) {
      await sendMail(deps, tx, account, 'alreadyRegistered')
    } else {
      await sendToken(deps, tx, account, { kind: 'confirmEmail', purpose: 'signup', codeChallenge })
    }
  })
}
