import { type Database, sql } from '@rahnama/server/db/db.ts'

type Upkeep = { drop: string; add: string }

/** Checking references and building indexes once is many times faster than with each of a million rows. */
export async function withoutUpkeep(
  db: Database,
  tables: readonly string[],
  keyless: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await db.rows<Upkeep>(sql`
    select format('drop index %I', indexname) as drop, indexdef as add from pg_indexes
    where schemaname = 'public' and tablename = any(${tables})
      and not exists (select from pg_constraint where conname = indexname)`)
  const references = await db.rows<Upkeep>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f'
      and (conrelid::regclass::text = any(${tables}) or confrelid::regclass::text = any(${keyless}))`)
  const upkeep = [...indexes, ...references, ...(await listKeys(db, keyless))]
  await db.transaction((tx) =>
    runAll(
      tx,
      upkeep.map(({ drop }) => drop),
    ),
  )
  try {
    await work()
  } finally {
    await db.transaction(async (tx) => {
      await runAll(tx, ['set local statement_timeout = 0', "set local maintenance_work_mem = '1GB'"])
      await runAll(
        tx,
        // A reference is added after the key it leads to.
        upkeep.toReversed().map(({ add }) => add),
      )
    })
  }
}

/** Theirs are the largest, and nothing looks a row up by them meanwhile. */
function listKeys(db: Database, tables: readonly string[]): Promise<Upkeep[]> {
  return db.rows<Upkeep>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype in ('p', 'u') and conrelid::regclass::text = any(${tables})`)
}

async function runAll(tx: Pick<Database, 'execute'>, statements: readonly string[]): Promise<void> {
  for (const text of statements) await tx.execute({ parts: [text], values: [], isSql: true })
}
