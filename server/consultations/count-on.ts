import { type Db, sql } from '../db/db.ts'

/** How many appointments stand on a day of the office's calendar. */
export async function countOn(db: Db, day: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from consultations where office_day = ${day} and state = 'booked'`)
  return row?.count ?? 0
}
