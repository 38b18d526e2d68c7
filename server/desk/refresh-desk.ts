import { type Db, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { type CaseStanding, placeCase } from './place-case.ts'

const AT_ONCE = 200

export const deskRefresh = defineJob<object>('refresh-desk', { cron: '31 5 * * *' })

/** Days pass: documents come near their end, and people come of age. */
export async function refreshDesk(deps: Pick<Deps, 'db' | 'now' | 'signals'>): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const page = await listStandings(deps.db, sql`applications.id > ${after} order by applications.id limit ${AT_ONCE}`)
    for (const row of page) await deps.db.transaction((tx) => placeCase(deps, tx, row))
    found = page.length
    after = page.at(-1)?.id ?? after
  }
}

/** Something that a case's flags are read from has changed: it stands where it belongs now, and the desk is told. */
export async function refreshCase(deps: Pick<Deps, 'now' | 'signals'>, tx: Db, id: string): Promise<void> {
  for (const row of await listStandings(tx, sql`applications.id = ${id}`)) await placeCase(deps, tx, row)
}

function listStandings(db: Db, which: Sql): Promise<CaseStanding[]> {
  return db.rows<CaseStanding>(sql`
    select applications.id, applications.user_id as "userId", applications.program, applications.stage,
      applications.turn, due_on as "dueOn", submitted_at as "submittedAt"
    from desk_items join applications on desk_items.kind = 'case' and applications.id = desk_items.id
    where ${which}`)
}
