import type { privacy, RetentionKind } from '@rahnama/contract/privacy.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'

type Run = { id: string; kind: RetentionKind; before: Date; removed: number; at: Date }

export async function insertRun(tx: Db, { id, kind, before, removed, at }: Run): Promise<void> {
  await tx.execute(sql`
    insert into retention_runs (id, kind, before, removed, at) values (${id}, ${kind}, ${before}, ${removed}, ${at})`)
}

/** The parts of one run have one cut-off and are told as one. */
export async function listRuns({ db }: Pick<Deps, 'db'>): Promise<Output<typeof privacy.retentionRuns>> {
  const runs = await db.rows<Pick<Run, 'kind' | 'removed' | 'at'>>(sql`
    select distinct on (kind) kind, sum(removed)::integer as removed, max(at) as at
    from retention_runs group by kind, before order by kind, max(at) desc`)
  return { runs: runs.map(({ at, ...run }) => ({ ...run, at: at.toISOString() })) }
}
