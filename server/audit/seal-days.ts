import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { digestOf } from './day-digest.ts'

export const auditSeal = defineJob<object>('seal-audit', { cron: '47 3 * * *' })

/** An entry that was written before midnight is committed by then. */
const SETTLED_MS = 60 * 60_000
const DAY_MS = 86_400_000

/** Seals every day that is over, beginning with the first that has entries. */
export async function sealDays({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const today = dayOf(now().getTime() - SETTLED_MS)
  await db.transaction(async (tx) => {
    // Two processes at once would seal a day by two digests.
    await tx.execute(sql`lock table audit_days in share row exclusive mode`)
    let last = await tx.row<{ day: string; digest: Buffer }>(sql`
      select day::text as day, digest from audit_days order by day desc limit 1`)
    const first = last ? dayOf(Date.parse(last.day) + DAY_MS) : await firstDay(tx)
    for (let day = first; day !== undefined && day < today; day = dayOf(Date.parse(day) + DAY_MS)) {
      const { entries, digest } = await digestOf(tx, day, last?.digest)
      await tx.execute(sql`
        insert into audit_days (day, entries, digest, sealed_at) values (${day}, ${entries}, ${digest}, ${now()})`)
      last = { day, digest }
    }
  })
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

async function firstDay(tx: Db): Promise<string | undefined> {
  const row = await tx.row<{ day: string | null }>(sql`
    select (min(at) at time zone 'UTC')::date::text as day from audit_entries`)
  return row?.day ?? undefined
}
