import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { users } from '@rahnama/contract/users.ts'
import { writeAudit } from '../audit/audit.ts'
import { type Account, findAccount, mayMail, removeAllFactors, requestMail, revokeSessions } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { forEachRow } from '../for-each-row.ts'

type Asked = Pick<RequestInfo, 'requestId'>
type One = Input<typeof users.endSessions>

/** What is done to help the owner of an account is written down with it, or not done at all. */
async function help<Answer>(
  deps: Deps,
  caller: Caller,
  { userId }: One,
  { requestId }: Asked,
  act: `user.${string}`,
  work: (tx: Db, account: Account) => Promise<Answer>,
): Promise<Answer> {
  return deps.db.transaction(async (tx) => {
    const account = await findAccount(tx, userId)
    if (!account) throw new AppError('NOT_FOUND')
    const answer = await work(tx, account)
    await writeAudit(tx, { ...caller, requestId }, { act, clientId: userId, target: `user:${userId}` }, deps.now())
    return answer
  })
}

/** The caller's own session stays: whoever signs themselves out elsewhere goes on working here. */
export function endSessions(
  deps: Deps,
  caller: Caller,
  one: One,
  asked: Asked,
): Promise<Output<typeof users.endSessions>> {
  return help(deps, caller, one, asked, 'user.endSessions', async (tx, { id }) => ({
    ended: await revokeSessions(tx, { userId: id, except: caller.sessionId }, deps.now()),
  }))
}

export function endSessionsOfMany(
  deps: Deps,
  caller: Caller,
  some: Input<typeof users.endSessionsOfMany>,
  asked: Asked,
): Promise<Output<typeof users.endSessionsOfMany>> {
  return forEachRow(some, async ({ id }) => {
    await endSessions(deps, caller, { userId: id }, asked)
    return { id }
  })
}

/** For somebody who lost app and codes; they are told by mail, and sign in again with the password alone. One's own is turned off in one's settings. */
export function resetSecondFactor(deps: Deps, caller: Caller, one: One, asked: Asked): Promise<Record<never, never>> {
  return help(deps, caller, one, asked, 'user.resetSecondFactor', async (tx, account) => {
    if (account.id === caller.userId) throw new AppError('CONFLICT')
    if (!(await removeAllFactors(deps, tx, account))) throw new AppError('CONFLICT')
    return {}
  })
}

export function resendConfirmation(deps: Deps, caller: Caller, one: One, asked: Asked): Promise<Record<never, never>> {
  return help(
    deps,
    caller,
    one,
    asked,
    'user.resendConfirmation',
    async (tx, { email, emailConfirmedAt, language }) => {
      if (emailConfirmedAt) throw new AppError('CONFLICT')
      if (!(await mayMail(tx, email, deps.now()))) throw new AppError('TOO_MANY_REQUESTS')
      await requestMail(deps, tx, { about: 'confirmation', email, language })
      return {}
    },
  )
}

export function resendConfirmations(
  deps: Deps,
  caller: Caller,
  some: Input<typeof users.resendConfirmations>,
  asked: Asked,
): Promise<Output<typeof users.resendConfirmations>> {
  return forEachRow(some, async ({ id }) => {
    await resendConfirmation(deps, caller, { userId: id }, asked)
    return { id }
  })
}
