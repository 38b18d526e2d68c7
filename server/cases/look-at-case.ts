import type { CaseFile, SINCE_PARTS } from '@rahnama/contract/cases/cases.ts'
import { type Db, sql } from '../db/db.ts'

type SincePart = (typeof SINCE_PARTS)[number]

/** Somebody looks: what happened since they last did, and from now on this is the last time. */
export async function lookAt(
  tx: Db,
  applicationId: string,
  userId: string,
  now: Date,
): Promise<CaseFile['sinceLastLook']> {
  const last = await tx.row<{ lookedAt: Date }>(sql`
    select looked_at as "lookedAt" from case_looks where application_id = ${applicationId} and user_id = ${userId}`)
  await tx.execute(sql`
    insert into case_looks (application_id, user_id, looked_at) values (${applicationId}, ${userId}, ${now})
    on conflict (application_id, user_id) do update set looked_at = excluded.looked_at`)
  if (!last) return { at: null, parts: [] }
  const parts = await tx.rows<{ what: SincePart; count: number }>(sql`
    select part as what, count(*) from (
      select 'moves' as part from application_events
        where application_id = ${applicationId} and at > ${last.lookedAt} and actor_id is distinct from ${userId}
      union all
      select case
          when what like 'document%' then 'documents' when what in ('questionAnswered', 'answersChanged') then 'answers'
          when what = 'noteAdded' then 'notes' when what in ('taskAdded', 'taskDone') then 'tasks'
          when what in ('claimed', 'released', 'handedOver') then 'owner' end
        from case_events
        where application_id = ${applicationId} and at > ${last.lookedAt} and actor_id is distinct from ${userId}
    ) as happened where part is not null group by part`)
  return { at: last.lookedAt.toISOString(), parts }
}
