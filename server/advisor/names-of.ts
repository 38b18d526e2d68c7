import { type Db, sql } from '../db/db.ts'
import { loadProfile } from '../profile/profile.ts'

/** Every name in the file: the person's own and those of the family. */
export async function namesOf(db: Db, userId: string): Promise<string[]> {
  const account = await db.row<{ name: string }>(sql`select full_name as name from users where id = ${userId}`)
  const { answers } = await loadProfile(db, userId)
  const told = Object.entries(answers).flatMap(([path, value]) =>
    /name$/i.test(path) && typeof value === 'string' ? [value] : [],
  )
  return [account?.name ?? '', ...told]
}
