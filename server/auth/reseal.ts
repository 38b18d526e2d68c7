import { type Db, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Seal } from './seal.ts'

const AT_ONCE = 200

type SealedColumn = { read: Sql; write(id: string, sealed: Buffer): Sql }

/** Everything in the database that the seal closes, with the label it is bound by. A sealed column that is not here fails a test. */
export const SEALED_COLUMNS: Readonly<Record<string, SealedColumn>> = {
  'factors.sealed_secret': {
    read: sql`select id::text as id, 'totp ' || user_id as label, sealed_secret as sealed
      from factors where sealed_secret is not null`,
    write: (id, sealed) => sql`update factors set sealed_secret = ${sealed} where id = ${id}`,
  },
  'signing_keys.sealed_private_key': {
    read: sql`select id, 'signing key ' || id as label, sealed_private_key as sealed from signing_keys`,
    write: (id, sealed) => sql`update signing_keys set sealed_private_key = ${sealed} where id = ${id}`,
  },
  'sealed_secrets.sealed': {
    read: sql`select name as id, name as label, sealed from sealed_secrets`,
    write: (id, sealed) => sql`update sealed_secrets set sealed = ${sealed} where name = ${id}`,
  },
}

/**
 * Closes every secret with the current master key, so that older ones may be thrown away. It may be cut off and run
 * again. Answers how many.
 */
export async function resealAll({ db, seal }: Pick<Deps, 'db' | 'seal'>): Promise<number> {
  let total = 0
  for (const column of Object.values(SEALED_COLUMNS)) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page: Page = await db.transaction((tx) => resealPage(tx, seal, column, after ?? ''))
      total += page.resealed
      after = page.next
    }
  }
  return total
}

type Page = { resealed: number; next: string | undefined }

async function resealPage(tx: Db, seal: Seal, { read, write }: SealedColumn, after: string): Promise<Page> {
  const rows = await tx.rows<{ id: string; label: string; sealed: Buffer }>(sql`
    select * from (${read}) found where id > ${after} order by id limit ${AT_ONCE}`)
  let resealed = 0
  for (const { id, label, sealed } of rows) {
    const anew = seal.closeAnew(label, sealed)
    if (anew) resealed += await tx.execute(write(id, anew))
  }
  return { resealed, next: rows.length === AT_ONCE ? rows.at(-1)?.id : undefined }
}
