import { type Db, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { type Actor, writeAudit } from './write-audit.ts'

/** So long after the last sign of life a sitting is over: whoever comes back then looks anew. */
const SITTING_MS = 15 * 60_000

type Look = {
  act: string
  clientId: string | null
  target: string
  purpose?: string | null
  outcome?: 'done' | 'refused'
}
type Place = {
  /** What lies open before them: a case, a conversation, an appointment. */
  id: string
  /** A later sign of life that the place itself knows of, as a value of SQL. */
  lastSign?: Sql
}

/** A look at a client's file, once for each sitting: pages read again whatever changes while they lie open. */
export async function writeLook(db: Db, actor: Actor, place: Place, look: Look, at: Date): Promise<void> {
  await writeAudit(db, actor, { ...look, sitting: await takeSeat(db, place, actor.userId, at) }, at)
}

/** What somebody's role does not let them do, once for each sitting of theirs: whoever tries a hundred times fills no table. */
export function writeRefusal(db: Db, actor: Actor, procedure: string, at: Date): Promise<void> {
  const refusal = {
    act: 'access.refuse',
    clientId: null,
    target: `procedure:${procedure}`,
    outcome: 'refused',
  } as const
  return db.transaction((tx) => writeLook(tx, actor, { id: actor.userId }, refusal, at))
}

/** The sitting goes on while somebody reads, or is otherwise known to be there. */
async function takeSeat(db: Db, { id, lastSign = sql`null` }: Place, userId: string, now: Date): Promise<string> {
  const quiet = new Date(now.getTime() - SITTING_MS)
  const row = await db.row<{ sitting: string }>(sql`
    insert into sittings (place_id, user_id, active_at) values (${id}, ${userId}, ${now})
    on conflict (place_id, user_id) do update set active_at = excluded.active_at,
      sitting = case when greatest(sittings.active_at, ${lastSign}) > ${quiet}
        then sittings.sitting else excluded.sitting end
    returning sitting`)
  if (!row) throw new Error('A sitting was neither begun nor found')
  return row.sitting
}

export const sittingPurge = defineJob<object>('forget-sittings', { cron: '51 3 * * *' })

/** One that is over says nothing that the audit does not say. */
export async function forgetSittings({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`delete from sittings where active_at < ${now()}::timestamptz - interval '1 day'`)
}
