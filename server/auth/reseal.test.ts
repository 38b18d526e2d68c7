import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { toKeyring } from '../keys/keys.ts'
import { useTestApp } from '../test/test.ts'
import { openSeal } from './auth.ts'
import { resealAll, SEALED_COLUMNS } from './reseal.ts'

const t = useTestApp()
const OLD = '5a'.repeat(32)
const NEW = 'c7'.repeat(32)

test('after the master key was changed everything opens with the new one alone, and codes and links stay good', async () => {
  const { userId } = await t.signIn('student')
  const secret = Buffer.from('a secret of an app')
  const id = randomUUID()
  await t.db.execute(sql`
    insert into factors (id, user_id, kind, friendly_name, sealed_secret, created_at, updated_at)
    values (${id}, ${userId}, 'totp', 'phone', ${t.deps.seal.close(`totp ${userId}`, secret)}, now(), now())`)
  const before = t.deps.seal.fingerprint('code', '123456')

  const both = await openSeal(t.db, toKeyring(`${NEW} ${OLD}`))
  // The factor, the signing key and the key of fingerprints.
  expect(await resealAll({ db: t.db, seal: both })).toBe(3)
  expect(await resealAll({ db: t.db, seal: both })).toBe(0)

  const alone = await openSeal(t.db, toKeyring(NEW))
  const row = await t.db.row<{ sealed: Buffer }>(sql`select sealed_secret as sealed from factors where id = ${id}`)
  expect(alone.open(`totp ${userId}`, row?.sealed ?? Buffer.alloc(0))).toEqual(secret)
  expect(alone.fingerprint('code', '123456')).toEqual(before)
  const keys = await t.db.rows<{ id: string; sealed: Buffer }>(
    sql`select id, sealed_private_key as sealed from signing_keys`,
  )
  expect(keys.map((key) => alone.open(`signing key ${key.id}`, key.sealed).toString())).toEqual([
    expect.stringContaining('PRIVATE KEY'),
  ])
  await expect(openSeal(t.db, toKeyring(OLD))).rejects.toThrow('another master key')
})

test('every sealed column is known to the change of the master key', async () => {
  // The parts of an upload are sealed by a key of the upload's own, which is wrapped anew.
  const byAnotherKey = ['file_parts.sealed']
  const columns = await t.db.rows<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' and column_name like 'sealed%' order by 1`)
  expect(columns.map(({ name }) => name).sort()).toEqual([...Object.keys(SEALED_COLUMNS), ...byAnotherKey].sort())
})

test('every table with a key of its own rows is known to the change of the master key', async () => {
  const tables = await t.db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%wrapped%' order by 1`)
  expect(tables.map(({ name }) => name)).toEqual(['files', 'partial_files'])
})
