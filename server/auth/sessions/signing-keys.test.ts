import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import { useTestApp } from '../../test/test.ts'
import { createAccessTokens } from './access-tokens.ts'

const t = useTestApp()
const START = new Date('2026-11-15T12:00:00Z')

beforeEach(async () => {
  await t.db.execute(sql`delete from signing_keys`)
})

function startProcess(now = () => START) {
  return createAccessTokens({ db: t.db, seal: t.deps.seal, now, publicUrl: 'http://localhost:3000' })
}

const claims = {
  sub: '3b1f6d1e-5f0a-4c55-9b53-0d8f7c1f6a01',
  session_id: '8c0f2f5e-1d1b-4c0f-8f5a-5b0f2d7c9e02',
  aal: 'aal1' as const,
  amr: [],
}

test('processes that start together on an empty database make one key, and read each other’s tokens', async () => {
  const processes = [startProcess(), startProcess(), startProcess(), startProcess()]
  const issued = await Promise.all(processes.map((one) => one.issue(claims)))
  expect(await t.db.rows(sql`select id from signing_keys`)).toHaveLength(1)
  for (const reader of processes) {
    for (const { token } of issued) expect(await reader.read(token)).toMatchObject({ sub: claims.sub })
  }
})

test('a private key is not readable in the database', async () => {
  await startProcess().keys.current()
  const [row] = await t.db.rows<{ sealed: Buffer }>(sql`select sealed_private_key as sealed from signing_keys`)
  expect(row?.sealed.toString('latin1')).not.toContain('PRIVATE KEY')
})

test('a new key is published for two minutes before it signs, so that nobody meets a token of a key they cannot know', async () => {
  let now = START
  const process = startProcess(() => now)
  const { id: old } = await process.keys.current()
  now = new Date(START.getTime() + 600_000)
  const { id, signsFrom } = await process.keys.rotate()
  expect(signsFrom.getTime() - now.getTime()).toBe(120_000)
  expect((await process.keys.published()).map(({ kid }) => kid)).toEqual(expect.arrayContaining([old, id]))
  now = new Date(signsFrom.getTime() - 1)
  expect((await process.keys.current()).id).toBe(old)
  expect((await startProcess(() => now).keys.current()).id).toBe(old)
  now = signsFrom
  expect((await process.keys.current()).id).toBe(id)
})

test('tokens of the old key stay good until they expire; then the key goes', async () => {
  let now = START
  const process = startProcess(() => now)
  const old = await process.issue(claims)
  now = new Date(START.getTime() + 60_000)
  const { id: first } = await process.keys.rotate()
  expect(await process.read(old.token)).toMatchObject({ sub: claims.sub })
  expect(await process.keys.published()).toHaveLength(2)
  now = new Date(START.getTime() + 3_600_000)
  const { id: second } = await process.keys.rotate()
  const kept = (await process.keys.published()).map(({ kid }) => kid)
  expect(kept.sort()).toEqual([first, second].sort())
})
