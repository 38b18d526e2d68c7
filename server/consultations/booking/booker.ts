import { DEFAULT_ROLE, mayEnter } from '@rahnama/contract/roles.ts'
import { findAccount } from '../../auth/auth.ts'
import type { Caller } from '../../caller.ts'
import type { Db } from '../../db/db.ts'
import { emailKey } from '../email-key.ts'

export type BookingCaller = Pick<Caller, 'userId' | 'role' | 'owesSecondFactor'>

export type Booker = {
  /** The appointment becomes theirs. Staff who book for a client on the phone are not that client. */
  clientId: string | undefined
  /** This account answers for what it keeps. A visitor has none, nor has an account whose address was never proven. */
  accountId: string | undefined
  /** Says whether a booking needs no link: the account has proven the address, or staff talk with its owner. */
  vouchesFor(email: string): boolean
}

const VISITOR: Booker = { clientId: undefined, accountId: undefined, vouchesFor: () => false }

export async function identifyBooker(db: Db, caller: BookingCaller | undefined): Promise<Booker> {
  if (!caller || caller.owesSecondFactor) return VISITOR
  const { userId, role } = caller
  if (mayEnter(role, 'caseReview')) return { clientId: undefined, accountId: userId, vouchesFor: () => true }
  const account = await findAccount(db, userId)
  const provenKey = account?.emailConfirmedAt ? emailKey(account.email) : undefined
  return {
    clientId: role === DEFAULT_ROLE ? userId : undefined,
    accountId: provenKey === undefined ? undefined : userId,
    vouchesFor: (email) => emailKey(email) === provenKey,
  }
}
