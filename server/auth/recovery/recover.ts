import { Email } from '@rahnama/contract/forms/person.ts'
import { z } from '@rahnama/contract/zod.ts'
import type { Deps } from '../../deps.ts'
import { CodeChallenge, challengeOf } from '../code-challenge.ts'
import { chargeMail } from '../guess-limits.ts'
import { requestMail } from '../mails/mails.ts'
import type { AuthRequest } from '../request.ts'

export const RecoverBody = z.object({ email: Email, ...CodeChallenge.shape })

export async function recover(deps: Deps, input: z.output<typeof RecoverBody>, request: AuthRequest): Promise<object> {
  const { db, now } = deps
  const { email } = input
  await chargeMail(db, { email, address: request.address }, now())
  const codeChallenge = challengeOf(input)
  await requestMail(deps, db, { about: 'recovery', email, language: request.language, codeChallenge })
  return {}
}
