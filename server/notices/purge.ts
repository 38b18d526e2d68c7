import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'

const KEPT_DAYS = 400
const DAY_MS = 24 * 60 * 60_000
const AT_ONCE = 5000

export const noticePurge = defineJob<object>('purge-notices', { cron: '41 4 * * *' })

/** What is over a year old and waits for nobody is deleted, a few at a time. */
export async function purgeNotices({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS)
  for (let gone = AT_ONCE; gone === AT_ONCE; ) {
    gone = await db.execute(sql`
      delete from notices where id in (
        select id from notices where at < ${before} and (not must_act or settled_at is not null)
        order by at limit ${AT_ONCE})`)
  }
  await db.execute(sql`delete from notice_digests where at < ${before}`)
}
