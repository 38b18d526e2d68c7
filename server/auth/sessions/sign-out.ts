import { z } from '@rahnama/contract/zod.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../signed-in.ts'
import { revokeSessions } from './sessions.ts'

export const SignOutQuery = z.object({ scope: z._default(z.enum(['global', 'local', 'others']), 'global') })

export async function signOut(
  { db, now }: Deps,
  { userId, sessionId }: SignedIn,
  { scope }: z.output<typeof SignOutQuery>,
): Promise<void> {
  const which = { global: {}, local: { only: sessionId }, others: { except: sessionId } }[scope]
  await revokeSessions(db, { userId, ...which }, now())
}
