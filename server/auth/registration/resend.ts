import { Email } from '@rahnama/contract/forms/person.ts'
import { z } from '@rahnama/contract/zod.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { type Account, getAccount } from '../accounts.ts'
import { CodeChallenge, challengeOf } from '../code-challenge.ts'
import { chargeMail } from '../guess-limits.ts'
import { requestMail, sendToken } from '../mails/mails.ts'
import type { AuthRequest } from '../request.ts'

export const ResendBody = z.object({
  email: Email,
  type: z.enum(['signup', 'email_change']),
  ...CodeChallenge.shape,
})

export async function resend(deps: Deps, input: z.output<typeof ResendBody>, request: AuthRequest): Promise<object> {
  const { db, now } = deps
  const { email, type } = input
  await chargeMail(db, { email, address: request.address }, now())
  if (type === 'signup') {
    const codeChallenge = challengeOf(input)
    await requestMail(deps, db, { about: 'confirmation', email, language: request.language, codeChallenge })
    return {}
  }
  await db.transaction(async (tx) => {
    const waiting = await tx.rows<Pick<Account, 'id'>>(sql`
      select u.id from users u join one_time_tokens t on t.user_id = u.id and t.purpose = 'email_change'
      where u.new_email = ${email}`)
    for (const { id } of waiting) {
      const account = { ...(await getAccount(tx, id)), email }
      await sendToken(deps, tx, account, { kind: 'changeEmail', purpose: 'email_change' })
    }
  })
  return {}
}
