import { randomUUID } from 'node:crypto'
import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import { answerSession, findRole, insertAccount, openSession, writeRole } from '../auth/auth.ts'
import type { Deps } from '../deps.ts'

export type SignedInAccount = {
  userId: string
  email: string
  token: string
  refreshToken: string
  sessionId: string
  role: Role
}

export async function signIn(deps: Deps, role: Role): Promise<SignedInAccount> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.com`
  const wanted = { email, passwordHash: null, fullName: 'Robin Sample', language: 'en', isConfirmed: true } as const
  const account = await insertAccount(deps.db, wanted, deps.now())
  if (!account) throw new Error('The address is taken')
  if (role !== DEFAULT_ROLE) await writeRole(deps.db, account.id, role)
  return openTestSession(deps, account.id)
}

export async function openTestSession(deps: Deps, userId: string): Promise<SignedInAccount> {
  const opening = { userId, method: 'password', userAgent: 'test' }
  const opened = await deps.db.transaction((tx) => openSession(tx, opening, deps.now()))
  const { access_token: token, refresh_token: refreshToken, user } = await answerSession(deps, opened)
  const role = (await findRole(deps.db, userId)) ?? DEFAULT_ROLE
  return { userId, email: user.email, token, refreshToken, sessionId: opened.session.id, role }
}
