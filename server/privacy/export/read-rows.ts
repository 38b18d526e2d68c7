import { findAccount, listFormerAccounts } from '../../auth/auth.ts'
import { type Db, join, type Sql, sql } from '../../db/db.ts'
import type { OfPeople, Person } from '../data-map/data-map.ts'

const AT_ONCE = 200

/** Names of tables and columns come from the data map, never from outside. */
function named(text: string): Sql {
  return { parts: [text], values: [], isSql: true }
}

/** One person, once for each of their accounts: those that became part of another are theirs, too. */
type People = readonly Person[]

export async function accountsOf(db: Db, userId: string): Promise<People> {
  const account = await findAccount(db, userId)
  if (!account) throw new Error('There is nobody to export')
  return [account, ...(await listFormerAccounts(db, userId))].map(({ id, email, emailConfirmedAt }) => ({
    userId: id,
    email: emailConfirmedAt && email,
  }))
}

const ofAny = (whose: OfPeople['whose'], people: People): Sql =>
  join(
    people.map((person) => sql`(${whose(person)})`),
    ' or ',
  )

export async function countRows(db: Db, table: string, { whose }: OfPeople, people: People): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from ${named(table)} where ${ofAny(whose, people)}`,
  )
  return row?.count ?? 0
}

/** One person's rows of a table as JSON, a few hundred at a time. */
export async function* readRows(
  db: Db,
  table: string,
  { whose, columns }: OfPeople,
  people: People,
): AsyncGenerator<string> {
  const list = named(
    columns
      .split(' ')
      .map((column) => `"${column}"`)
      .join(', '),
  )
  let after = '(0,0)'
  for (;;) {
    // The name of the row's place must be no column's: a table has a place of its own.
    const rows = await db.rows<{ tid: string; json: string }>(sql`
      with found as materialized (select ctid as "@tid", ${list} from ${named(table)} where ${ofAny(whose, people)})
      select "@tid"::text as tid, (to_jsonb(found) - '@tid')::text as json
      from found where "@tid" > ${after}::tid order by "@tid" limit ${AT_ONCE}`)
    for (const { json } of rows) yield json
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.tid
  }
}
