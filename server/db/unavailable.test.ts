import { AppError } from '@rahnama/contract/errors.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import { connect, type Database, sql } from './db.ts'

let database: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const created = await createTestDatabase(inject('testServer'))
  database = created.database
  drop = created.drop
  await database.pool.query(
    'create function fail(code text) returns void language plpgsql as $$ begin raise exception using errcode = code; end $$',
  )
})
afterAll(() => drop())

const failWith = (code: string) => database.execute(sql`select fail(${code})`)
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  )

// https://www.postgresql.org/docs/current/errcodes-appendix.html
describe.for([
  ['53100', 'disk full'],
  ['53200', 'out of memory'],
  ['53300', 'too many connections'],
  ['57P01', 'admin shutdown'],
  ['57P02', 'crash shutdown'],
  ['57P03', 'cannot connect now'],
  ['58030', 'I/O error'],
  ['08006', 'connection failure'],
  ['25006', 'read-only transaction'],
  ['40001', 'serialization failure'],
  ['40P01', 'deadlock detected'],
])('%s, %s', ([code = '']) => {
  test('is unavailable for now, inside a transaction and outside', async () => {
    expect(await codeOf(failWith(code))).toBe('UNAVAILABLE')
    expect(await codeOf(database.transaction((tx) => tx.execute(sql`select fail(${code})`)))).toBe('UNAVAILABLE')
  })
})

test('a mistake of ours stays one', async () => {
  for (const code of ['42601', '22P02', '23505', '57014']) expect(await codeOf(failWith(code))).toBe(code)
})

test('the cause stays for the log', async () => {
  const error: unknown = await failWith('53100').catch((thrown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  expect((error as AppError).cause).toMatchObject({ code: '53100' })
})

test.each([
  ['refuses', { host: '127.0.0.1', port: 1 }],
  ['has no socket', { host: '/nowhere' }],
])('a server that %s is unavailable for now', async (_, where) => {
  const nobody = connect({ ...where, user: 'x', database: 'x', password: 'x' })
  expect(await codeOf(nobody.rows(sql`select 1`))).toBe('UNAVAILABLE')
  expect(await codeOf(nobody.transaction((tx) => tx.rows(sql`select 1`)))).toBe('UNAVAILABLE')
  await nobody.close()
})

test('a connection that is cut in the middle of a transaction fails that transaction alone', async () => {
  const cut = database.transaction(async (tx) => {
    const own = await tx.row<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.execute(sql`select pg_terminate_backend(${own?.pid}, 5000)`)
    await tx.rows(sql`select 1`)
  })
  expect(await codeOf(cut)).toBe('UNAVAILABLE')
  expect(await database.rows(sql`select 1 as ok`)).toEqual([{ ok: 1 }])
})

test('a connection that ends while we close is not reported as lost, one before is', async () => {
  const lost: string[] = []
  const closing = connect({ host: '/nowhere' }, (error) => lost.push(error.message))
  closing.pool.emit('error', new Error('before'), undefined as never)
  const closed = closing.close()
  closing.pool.emit('error', new Error('while'), undefined as never)
  await closed
  expect(lost).toEqual(['before'])
})
