import { type Db, sql } from '../db/db.ts'

/** Kept by eligibility, which asks this room for profiles: rooms make no circles. */
export function findSelfCheck(db: Db, userId: string): Promise<{ answers: unknown } | undefined> {
  return db.row(sql`select answers from self_checks where user_id = ${userId}`)
}
