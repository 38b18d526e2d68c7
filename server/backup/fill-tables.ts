import type pg from 'pg'
import type { Manifest } from './archive-format.ts'
import { identifier, listForeignKeys } from './kept-tables.ts'

/**
 * Tables refer to each other in circles, and triggers would tell the world what happened years ago: both are off while
 * rows come in. Putting the foreign keys back proves that nothing refers to what is not there.
 */
export async function withoutGuards<T>(client: pg.ClientBase, manifest: Manifest, fill: () => Promise<T>): Promise<T> {
  const tables = manifest.tables.map(({ name }) => identifier(client, name))
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  }
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  // Some migrations write first rows, which are in the archive as they are today.
  await client.query(`truncate ${tables.join(', ')}`)
  const filled = await fill()
  for (const { table, name, text } of keys) {
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${text}`)
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [identifier(client, name), lastValue, isCalled])
  }
  await client.query('analyze')
  return filled
}
