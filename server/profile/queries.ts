import { type Db, sql } from '../db/db.ts'

/** `server/eligibility` writes this table and asks this folder for profiles: folders make no circles. */
export function findSelfCheck(db: Db, userId: string): Promise<{ answers: unknown; keptAt: Date } | undefined> {
  return db.row(sql`select answers, kept_at as "keptAt" from self_checks where user_id = ${userId}`)
}
