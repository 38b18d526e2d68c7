import { createHash } from 'node:crypto'
import { type Db, sql } from '../db/db.ts'

const AT_ONCE = 5000

export type SealedDay = { day: string; entries: number; digest: Buffer }

/** The entries of one day in UTC, in their order, after the digest of the day before. */
export async function digestOf(db: Db, day: string, before: Buffer | undefined): Promise<Omit<SealedDay, 'day'>> {
  const hash = createHash('sha256')
    .update(before ?? Buffer.alloc(0))
    .update(day)
  let entries = 0
  for (let after = 0; ; ) {
    const rows = await db.rows<{ id: number; line: string }>(sql`
      select id, jsonb_build_array(id, extract(epoch from at), actor_id, actor_role, act, client_id, target, purpose,
        outcome, request_id, sitting)::text as line
      from audit_entries
      where at >= ${day}::date::timestamp at time zone 'UTC' and at < (${day}::date + 1)::timestamp at time zone 'UTC'
        and id > ${after} order by id limit ${AT_ONCE}`)
    for (const { line } of rows) hash.update(line).update('\n')
    entries += rows.length
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return { entries, digest: hash.digest() }
    after = last.id
  }
}

export function listSealed(db: Db): Promise<SealedDay[]> {
  return db.rows<SealedDay>(sql`select day::text as day, entries, digest from audit_days order by day`)
}
