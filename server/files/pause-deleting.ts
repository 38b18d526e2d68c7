import type pg from 'pg'
import { type Db, sql } from '../db/db.ts'

const LOCK_KEY = 7_240_011

/** No content is deleted as long as this connection stands: whoever copies what a moment of the database speaks of finds it. */
export async function pauseDeleting(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
}

/** Answers whether content may be deleted, until this transaction ends. */
export async function mayDelete(tx: Db): Promise<boolean> {
  const row = await tx.row<{ may: boolean }>(sql`select pg_try_advisory_xact_lock_shared(${LOCK_KEY}) as may`)
  return row?.may === true
}
