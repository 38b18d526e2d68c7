import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Table } from './archive-format.ts'
import { columnList, identifier } from './kept-tables.ts'

export type Copied = { rows: number; sha256: string }

/** A table as COPY writes it (text format, which every version of PostgreSQL reads), and afterwards how much it was. */
export function copyOut(client: pg.ClientBase, table: Table) {
  const source = client.query(to(`copy ${identifier(client, table.name)} (${columnList(client, table)}) to stdout`))
  const hash = createHash('sha256')
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { content: hashed(), result: (): Copied => ({ rows: source.rowCount, sha256: hash.digest('hex') }) }
}

/** Answers how many rows it filled in. */
export async function copyIn(client: pg.ClientBase, table: Table, content: AsyncIterable<Uint8Array>): Promise<number> {
  const target = client.query(from(`copy ${identifier(client, table.name)} (${columnList(client, table)}) from stdin`))
  await pipeline(Readable.from(content), target)
  return target.rowCount
}
