import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { connect } from '../db/db.ts'
import { createLog } from '../log.ts'
import { useTestApp } from '../test/test.ts'
import { checkSearch } from './search.ts'

const t = useTestApp()

test('a database in which no Persian letter counts as one is warned of, and the product’s own is not', async () => {
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line))
  await checkSearch(t.db, log)
  expect(lines).toEqual([])
  const name = `rahnama_test_${randomUUID().replaceAll('-', '')}`
  const { connection } = inject('testServer')
  await t.db.pool.query(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`)
  const plain = connect({ ...connection, database: name, max: 1 })
  try {
    await plain.pool.query('create extension pg_trgm')
    await checkSearch(plain, log)
  } finally {
    await plain.close()
    await t.db.pool.query(`drop database ${name} with (force)`)
  }
  expect(lines.join()).toContain('Persian search')
})
