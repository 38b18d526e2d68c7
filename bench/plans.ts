import type { Database, Db, Sql } from '@rahnama/server/db/db.ts'
import { toStatement } from '@rahnama/server/db/sql.ts'

/** How PostgreSQL would answer one statement. */
export type Plan = { indexes: string[]; sequential: string[]; sorts: number }

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  Plans?: Node[]
}

/** Below this a table is read whole for less than an index would take. */
const SMALL_TABLE_ROWS = 1000
/** A handful may be put in order when it has been found. */
const SMALL_SORT_ROWS = 1000

/** Does a piece of work on the database and answers the plan of each reading statement it sent. */
export async function plansOf(db: Database, work: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const seen = new Map<string, Sql>()
  await work(watched(db, (query) => seen.set(toStatement(query).text, query)))
  const plans: Plan[] = []
  for (const query of seen.values()) {
    const { text, values } = toStatement(query)
    if (!/^\s*(select|with)/i.test(text) || /for update/.test(text)) continue
    const { rows } = await db.pool.query({ text: `explain (format json) ${text}`, values })
    plans.push(await readPlan(db, rows[0]['QUERY PLAN'][0].Plan))
  }
  return plans
}

function watched(db: Db, see: (query: Sql) => void): Db {
  const seen = (query: Sql) => {
    see(query)
    return query
  }
  return {
    rows: (query) => db.rows(seen(query)),
    row: (query) => db.row(seen(query)),
    execute: (query) => db.execute(query),
    transaction: (work) => db.transaction((tx) => work(watched(tx, see))),
  }
}

async function readPlan(db: Database, plan: Node): Promise<Plan> {
  const nodes = flatten(plan)
  const scanned = nodes.flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  )
  const { rows } = await db.pool.query<{ name: string }>(
    'select relname as name from pg_class where relname = any($1) and reltuples > $2',
    [scanned, SMALL_TABLE_ROWS],
  )
  return {
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
    sequential: rows.map(({ name }) => name),
    // An incremental sort, too: the index has another order than the page.
    sorts: nodes.filter((node) => node['Node Type'].endsWith('Sort') && node['Plan Rows'] > SMALL_SORT_ROWS).length,
  }
}

function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)]
}
