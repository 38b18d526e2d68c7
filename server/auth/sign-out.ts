import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { revokeSessions } from './sessions.ts'
import type { SignedIn } from './signed-in.ts'

export const SignOutQuery = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') })

export async function signOut(
  { db, now }: Deps,
  { userId, sessionId }: SignedIn,
  { scope }: z.output<typeof SignOutQuery>,
): Promise<void> {
  const which = { global: {}, local: { only: sessionId }, others: { except: sessionId } }[scope]
  await revokeSessions(db, { userId, ...which }, now())
}
