import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addCaseEvent, refreshCase } from '../desk/desk.ts'
import { lockSentOf } from './queries.ts'

/** Somebody who goes through a form saves it page by page: so long it is one change. */
const ONE_CHANGE_MS = 30 * 60_000
/** An event names so many answers; whoever wants all of them reads the form. */
const PATHS_NAMED = 20

type Changed = { userId: string; form: string; paths: readonly string[] }

/** The client changed answers that lie with us: each open case says so in its timeline and is reckoned anew. */
export async function takeChangedAnswers(deps: Deps, { userId, form, paths }: Changed): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const { id } of await lockSentOf(tx, userId)) {
      await writeEvent(deps, tx, { applicationId: id, userId, form, paths })
      await refreshCase(deps, tx, id)
    }
  })
}

type EventRow = { id: number; paths: string | null }

async function writeEvent(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { applicationId, userId, form, paths }: Changed & { applicationId: string },
): Promise<void> {
  const since = new Date(now().getTime() - ONE_CHANGE_MS)
  const going = await tx.row<EventRow>(sql`
    select id, about ->> 'paths' as paths from case_events
    where application_id = ${applicationId} and what = 'answersChanged' and at > ${since} and about ->> 'form' = ${form}
    order by at desc limit 1`)
  const named = [...new Set([...(going?.paths?.split(',') ?? []), ...paths])].slice(0, PATHS_NAMED)
  const about = { form, paths: named.join(',') }
  if (going) {
    await tx.execute(
      sql`update case_events set at = ${now()}, about = ${JSON.stringify(about)}::jsonb where id = ${going.id}`,
    )
    return
  }
  await addCaseEvent(tx, applicationId, { what: 'answersChanged', actorId: userId, side: 'client', about }, now())
}
