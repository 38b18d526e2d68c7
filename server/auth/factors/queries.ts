import { type Db, sql } from '../../db/db.ts'
import { AuthError } from '../auth-error.ts'

export type Factor = {
  id: string
  kind: 'totp' | 'recovery_code'
  friendlyName: string
  sealedSecret: Buffer | null
  lastStep: number
  createdAt: Date
  updatedAt: Date
  verifiedAt: Date | null
}

const COLUMNS = sql`id, kind, friendly_name as "friendlyName", sealed_secret as "sealedSecret", last_step as "lastStep",
  created_at as "createdAt", updated_at as "updatedAt", verified_at as "verifiedAt"`

export function listFactors(db: Db, userId: string): Promise<Factor[]> {
  return db.rows<Factor>(sql`select ${COLUMNS} from factors where user_id = ${userId} order by created_at, id`)
}

type TotpFactor = Factor & { sealedSecret: Buffer }

/** Finds and locks the caller's own factor: two codes typed at once are judged one after the other. */
export async function lockTotpFactor(tx: Db, userId: string, id: string): Promise<TotpFactor> {
  const factor = await tx.row<Factor>(sql`
    select ${COLUMNS} from factors where id = ${id} and user_id = ${userId} and kind = 'totp' for update`)
  if (!factor?.sealedSecret) throw new AuthError('mfa_factor_not_found')
  return { ...factor, sealedSecret: factor.sealedSecret }
}
