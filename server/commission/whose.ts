import { AppError } from '@rahnama/contract/errors.ts'
import type { Caller } from '../caller.ts'

/** A referrer has their own desk and no other; an admin may look at anybody's. */
export function whoseDesk(caller: Pick<Caller, 'userId' | 'role'>, referrerId: string | undefined): string {
  if (referrerId === undefined || referrerId === caller.userId) return caller.userId
  if (caller.role !== 'admin') throw new AppError('NOT_FOUND')
  return referrerId
}
