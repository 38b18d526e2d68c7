import type { Db } from '../db/db.ts'
import { type Account, getAccount } from './accounts.ts'
import { type Factor, listFactors } from './factors/queries.ts'

export type AuthUser = { id: string; email: string } & Record<string, unknown>

/** Loads the account as the client library reads it. */
export async function loadAuthUser(db: Db, accountId: string): Promise<AuthUser> {
  const [account, factors] = await Promise.all([getAccount(db, accountId), listFactors(db, accountId)])
  return toAuthUser(account, factors)
}

export function toAuthUser(account: Account, factors: readonly Factor[]): AuthUser {
  const createdAt = account.createdAt.toISOString()
  const updatedAt = account.updatedAt.toISOString()
  const lastSignInAt = account.lastSignInAt?.toISOString()
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    ...(account.emailConfirmedAt && { email_confirmed_at: account.emailConfirmedAt.toISOString() }),
    ...(account.newEmail && { new_email: account.newEmail }),
    ...(lastSignInAt && { last_sign_in_at: lastSignInAt }),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: account.fullName, language: account.language },
    identities: [
      {
        identity_id: account.id,
        id: account.id,
        user_id: account.id,
        identity_data: { sub: account.id, email: account.email },
        provider: 'email',
        created_at: createdAt,
        updated_at: updatedAt,
      },
    ],
    factors: factors.map((factor) => ({
      id: factor.id,
      friendly_name: factor.friendlyName,
      factor_type: factor.kind,
      status: factor.verifiedAt ? 'verified' : 'unverified',
      created_at: factor.createdAt.toISOString(),
      updated_at: factor.updatedAt.toISOString(),
    })),
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
  }
}
