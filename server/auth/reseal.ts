import { type Db, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Seal } from './seal.ts'

const AT_ONCE = 200

type SealedRow = { id: string; label: string; sealed: Buffer }
type SealedColumn = {
  /** Before the first id. */
  start: string
  read(after: string): Sql
  /** Not where somebody closed something else there meanwhile: that is closed with the current key already. */
  write(row: SealedRow, anew: Buffer): Sql
}

/** Everything in the database that the seal closes, with the label it is bound by. A sealed column that is not here fails a test. */
export const SEALED_COLUMNS: Readonly<Record<string, SealedColumn>> = {
  'factors.sealed_secret': {
    start: '00000000-0000-0000-0000-000000000000',
    read: (after) => sql`select id, 'totp ' || user_id as label, sealed_secret as sealed
      from factors where sealed_secret is not null and id > ${after} order by id limit ${AT_ONCE}`,
    write: ({ id, sealed }, anew) =>
      sql`update factors set sealed_secret = ${anew} where id = ${id} and sealed_secret = ${sealed}`,
  },
  'signing_keys.sealed_private_key': {
    start: '',
    read: (after) => sql`select id, 'signing key ' || id as label, sealed_private_key as sealed
      from signing_keys where id > ${after} order by id limit ${AT_ONCE}`,
    write: ({ id, sealed }, anew) =>
      sql`update signing_keys set sealed_private_key = ${anew} where id = ${id} and sealed_private_key = ${sealed}`,
  },
  // The last: without this one no process starts, so a change that was cut off is noticed when the old key is taken out.
  'sealed_secrets.sealed': {
    start: '',
    read: (after) => sql`select name as id, name as label, sealed
      from sealed_secrets where name > ${after} order by name limit ${AT_ONCE}`,
    write: ({ id, sealed }, anew) =>
      sql`update sealed_secrets set sealed = ${anew} where name = ${id} and sealed = ${sealed}`,
  },
}

/**
 * Closes every secret with the current master key, so that older ones may be thrown away. It may be cut off and run
 * again. Answers how many.
 */
export async function resealAll({ db, seal }: Pick<Deps, 'db' | 'seal'>): Promise<number> {
  let total = 0
  for (const column of Object.values(SEALED_COLUMNS)) {
    for (let after: string | undefined = column.start; after !== undefined; ) {
      const page: Page = await db.transaction((tx) => resealPage(tx, seal, column, after ?? column.start))
      total += page.resealed
      after = page.next
    }
  }
  return total
}

type Page = { resealed: number; next: string | undefined }

async function resealPage(tx: Db, seal: Seal, { read, write }: SealedColumn, after: string): Promise<Page> {
  const rows = await tx.rows<SealedRow>(read(after))
  let resealed = 0
  for (const row of rows) {
    const anew = seal.closeAnew(row.label, row.sealed)
    if (anew) resealed += await tx.execute(write(row, anew))
  }
  return { resealed, next: rows.at(-1)?.id }
}
