import pg from 'pg'
import { expect, test } from 'vitest'
import type { Db, Sql } from '../db/db.ts'
import { searchThreads } from './search-threads.ts'

const EVERYTHING = { all: true } as unknown as Parameters<typeof searchThreads>[1]

test('a search may last half a second, and one that lasts longer says so', async () => {
  const limits: unknown[] = []
  const late = new pg.DatabaseError('canceling statement due to statement timeout', 0, 'error')
  late.code = '57014'
  const tx = {
    execute: async ({ parts, values }: Sql) => {
      const place = parts.findIndex((part) => part.includes('statement_timeout'))
      limits.push(values[place])
      return 0
    },
    rows: () => Promise.reject(late),
  }
  const db = { transaction: (work: (inside: typeof tx) => Promise<unknown>) => work(tx) } as unknown as Db
  await expect(searchThreads(db, EVERYTHING, 'hello', 20)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(limits).toEqual(['500'])
})
