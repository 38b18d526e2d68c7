import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { referrals } from '@rahnama/contract/referrals.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildDeps, stopBackground } from '../build-deps.ts'
import { type Database, sql } from '../db/db.ts'
import { listMigrations, migrate } from '../db/migrate.ts'
import { openStore } from '../files/files.ts'
import { jobKinds } from '../job-handlers.ts'
import { installJobs } from '../jobs/jobs.ts'
import { toKeyring } from '../keys/keys.ts'
import { createLog } from '../log.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { recordReferral } from '../referrals/referrals.ts'
import { givePassport, sendApplication } from '../test/cases.ts'
import { START_PATIENCE_MS } from '../test/start-server.ts'
import { useTestApp } from '../test/test.ts'
import { beginEpoch, drillBackup, makeBackup, openArchive, restoreBackup, verifyArchive } from './backup.ts'
import { LEFT_OUT } from './kept-tables.ts'
import { createScratch, type Scratch } from './scratch-database.ts'

// Whole databases are restored, which takes a busy machine as long as starting a server.
vi.setConfig({ testTimeout: START_PATIENCE_MS })

const t = useTestApp({ SMTP_URL: 'smtp://localhost:1' })
const keyring = toKeyring('5a'.repeat(32))
const log = createLog('silent')
const folder = await mkdtemp(join(tmpdir(), 'rahnama-backup-'))
afterAll(() => rm(folder, { recursive: true }))

const scratches: Scratch[] = []
afterAll(async () => {
  for (const { drop } of scratches) await drop()
})

async function emptyTarget() {
  const scratch = await createScratch(t.db)
  scratches.push(scratch)
  const dataDir = await mkdtemp(join(folder, 'target-'))
  return { db: scratch.database, keyring, store: await openStore({ dataDir, s3: undefined }), dataDir }
}

let counter = 0
const newPath = () => join(folder, `${counter++}.backup`)
const ours = async () => ({ db: t.db, keyring, store: await openStore(t.deps.config), now: t.deps.now })

let path: string
beforeAll(async () => {
  const client = await t.signIn('student')
  await t.signIn('admin')
  await sendApplication(t, client)
  await givePassport(t, client)
  await t.db.execute(sql`select setval('signal_positions', 500)`)
  path = newPath()
  await makeBackup(await ours(), path)
})

const tableNames = async (db: Database) =>
  (
    await db.rows<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
  ).map(({ name }) => name)

async function rowsOf(db: Database, table: string): Promise<number> {
  const { rows } = await db.pool.query(`select count(*)::int as count from public."${table}"`)
  return rows[0].count
}

describe('a restored installation', () => {
  test('has every row, file and guard, and goes on where the first one stopped, giving out no position twice', async () => {
    const target = await emptyTarget()
    const restored = await restoreBackup(target, path)
    const names = await tableNames(t.db)
    expect(await tableNames(target.db)).toEqual(names)
    for (const name of names.filter((each) => !(each in LEFT_OUT))) {
      expect([name, await rowsOf(target.db, name)]).toEqual([name, await rowsOf(t.db, name)])
    }
    expect(await rowsOf(target.db, 'documents')).toBeGreaterThan(0)
    await guardsItsTables(target.db)

    await prepareDatabase(target.db, log)
    const config = { ...t.deps.config, dataDir: target.dataDir }
    const deps = await buildDeps({ config, db: target.db, log, now: t.deps.now }, { inBackground: false })
    const begun = await beginEpoch(deps, restored, randomUUID(), jobKinds)
    expect(await rowsOf(target.db, 'sessions')).toBe(0)
    const waited = await rowsWhere(t.db, `mails where state = 'queued'`)
    expect(waited).toBeGreaterThan(0)
    expect(begun.heldMails).toBe(waited)
    expect(await rowsWhere(target.db, `mails where state = 'queued'`)).toBe(0)
    // Nor does it delete from a store that the first installation may still work on.
    expect(await rowsWhere(t.db, `pgboss.job where name = 'sweep-file' and state = 'created'`)).toBeGreaterThan(0)
    expect(await rowsWhere(target.db, `pgboss.job where name in ('sweep-file', 'deliver-mail')`)).toBe(0)
    expect(await rowsWhere(target.db, `audit_entries where act = 'backup.restore' and actor_role = 'restore'`)).toBe(1)

    const { rows } = await target.db.pool.query('select id, sha256 from files order by id')
    for (const { id, sha256 } of rows) {
      const [there, here] = await Promise.all([deps.files.read(target.db, id), t.deps.files.read(t.db, id)])
      if (!there || !here) throw new Error(`${id} is missing`)
      expect((await buffer(there.content)).equals(await buffer(here.content))).toBe(true)
      expect(sha256).toHaveLength(32)
    }
    expect(rows.length).toBeGreaterThan(0)
    const next = await target.db.row<{ next: number }>(sql`select nextval('signal_positions') as next`)
    expect(next?.next).toBeGreaterThan(1_000_500)
    await stopBackground(deps)
  })

  test('of an older version is brought to this one', async () => {
    const older = await emptyTarget()
    const some = (await listMigrations()).filter((id) => id < '0100')
    await migrate(older.db, some)
    await installJobs(older.db, [], log)
    const from = newPath()
    await makeBackup({ ...older, now: t.deps.now }, from)
    const target = await emptyTarget()
    await restoreBackup(target, from)
    expect(await rowsOf(target.db, 'migrations')).toBe(some.length)
    await prepareDatabase(target.db, log)
    expect(await tableNames(target.db)).toEqual(await tableNames(t.db))
  })
})

async function guardsItsTables(db: Database): Promise<void> {
  await expect(db.pool.query(`update audit_entries set act = 'x'`)).rejects.toThrow('only added to')
  await expect(
    db.pool.query(`insert into user_roles (user_id, role) values ('${randomUUID()}', 'student')`),
  ).rejects.toThrow('foreign key')
  const keys = (on: Database) =>
    on.pool.query(`select conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
  expect((await keys(db)).rows).toEqual((await keys(t.db)).rows)
}

async function rowsWhere(db: Database, rest: string): Promise<number> {
  const { rows } = await db.pool.query(`select count(*)::int as count from ${rest}`)
  return rows[0].count
}

describe('an archive that is not whole', () => {
  let target: Awaited<ReturnType<typeof emptyTarget>>
  beforeAll(async () => {
    target = await emptyTarget()
  })

  const faults: [string, (bytes: Buffer, headerEnd: number) => Buffer][] = [
    ['is empty', () => Buffer.alloc(0)],
    ['is something else', () => Buffer.from('PK\u0003\u0004 a zip')],
    ['ends in its first line', (bytes) => bytes.subarray(0, 9)],
    ['ends in its header', (bytes, end) => bytes.subarray(0, end - 5)],
    ['ends after its header', (bytes, end) => bytes.subarray(0, end)],
    ['ends after the first segment', (bytes, end) => bytes.subarray(0, end + 64 * 1024 + 16)],
    ['lacks its last byte', (bytes) => bytes.subarray(0, -1)],
    ['has a byte more', (bytes) => Buffer.concat([bytes, Buffer.from([0])])],
    ['has another date in its header', (bytes) => replaced(bytes, '"createdAt":"2026', '"createdAt":"2025')],
    ['has a changed byte at its start', (bytes, end) => flipped(bytes, end + 1)],
    ['has a changed byte in its middle', (bytes) => flipped(bytes, Math.floor(bytes.length / 2))],
    ['has a changed last byte', (bytes) => flipped(bytes, bytes.length - 1)],
    ['is doubled', (bytes, end) => Buffer.concat([bytes, bytes.subarray(end)])],
  ]
  test.for(faults)('because it %s is refused with a sentence, and nothing is written', async ([, spoil]) => {
    const bytes = await readFile(path)
    const headerEnd = bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1
    const spoilt = newPath()
    await writeFile(spoilt, spoil(bytes, headerEnd))
    await expect(restoreBackup(target, spoilt)).rejects.toThrow(/^This backup cannot be used: .+\.$/)
    expect(await tableNames(target.db)).toEqual([])
  })

  test('and one cut anywhere at all are found by reading', async () => {
    const bytes = await readFile(path)
    for (let length = 1; length < bytes.length; length += Math.ceil(bytes.length / 25)) {
      const cut = newPath()
      await writeFile(cut, bytes.subarray(0, length))
      const reading = openArchive(cut, keyring).then(verifyArchive)
      await expect(reading, `${length} bytes`).rejects.toThrow('This backup cannot be used')
    }
  })
})

function flipped(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[place] = (copy[place] ?? 0) ^ 1
  return copy
}

function replaced(bytes: Buffer, from: string, to: string): Buffer {
  const place = bytes.indexOf(from)
  if (place < 0) throw new Error(`${from} is not there`)
  return Buffer.concat([bytes.subarray(0, place), Buffer.from(to), bytes.subarray(place + from.length)])
}

describe('a restore is refused', () => {
  test('into an installation that is there, which stays as it is', async () => {
    const before = await rowsOf(t.db, 'users')
    await expect(restoreBackup(await ours(), path)).rejects.toThrow('an installation in this database already')
    expect(await rowsOf(t.db, 'users')).toBe(before)
  })

  test('without its master key, which is named', async () => {
    const target = await emptyTarget()
    const id = keyring.current.id
    await expect(restoreBackup({ ...target, keyring: undefined }, path)).rejects.toThrow(id)
    await expect(restoreBackup({ ...target, keyring: toKeyring('6b'.repeat(32)) }, path)).rejects.toThrow(id)
  })

  test('without an older master key that files in it are still locked with', async () => {
    const both = toKeyring(`${'6b'.repeat(32)},${'5a'.repeat(32)}`)
    const rotated = newPath()
    await makeBackup({ ...(await ours()), keyring: both }, rotated)
    const target = await emptyTarget()
    const alone = { ...target, keyring: toKeyring('6b'.repeat(32)) }
    await expect(restoreBackup(alone, rotated)).rejects.toThrow(keyring.current.id)
    expect((await verifyArchive(await openArchive(rotated, both))).manifest.keyIds).toEqual([keyring.current.id])
  })

  test('when it was made by a newer version, naming both', async () => {
    await t.db.execute(sql`insert into migrations (id) values ('9999_of_tomorrow')`)
    const newer = newPath()
    await makeBackup(await ours(), newer)
    await t.db.execute(sql`delete from migrations where id = '9999_of_tomorrow'`)
    const newest = (await listMigrations()).at(-1) ?? ''
    const restoring = restoreBackup(await emptyTarget(), newer)
    await expect(restoring).rejects.toThrow(/9999_of_tomorrow/)
    await expect(restoring).rejects.toThrow(newest)
  })
})

test('a restore that was cut off keeps a server from starting, and begins anew', async () => {
  const target = await emptyTarget()
  let puts = 0
  const failing = {
    ...target.store,
    async put() {
      puts += 1
      throw new Error('the power went')
    },
  }
  await expect(restoreBackup({ ...target, store: failing }, path)).rejects.toThrow('the power went')
  expect(puts).toBe(1)
  await expect(prepareDatabase(target.db, log)).rejects.toThrow('cut off')
  await restoreBackup(target, path)
  await prepareDatabase(target.db, log)
  expect(await rowsOf(target.db, 'users')).toBe(await rowsOf(t.db, 'users'))
})

describe('while a backup is made', () => {
  test('a file that is removed stays until it is done, and is in it', async () => {
    const { db, files } = t.deps
    const received = await files.receive(bytesOf('kept until later'), {
      contentType: 'text/plain',
      originalName: 'a.txt',
      createdBy: null,
    })
    await db.transaction((tx) => files.keep(tx, received))
    const source = await ours()
    const during = newPath()
    const made = await makeBackup(
      {
        ...source,
        store: {
          ...source.store,
          async get(id) {
            if (id === received.id) {
              await db.transaction((tx) => files.remove(tx, id))
              await t.runJobs()
              expect(await source.store.size(id)).toBeGreaterThan(0)
            }
            return source.store.get(id)
          },
        },
      },
      during,
    )
    expect(made.missingFiles).toEqual([])
    t.setNow(new Date(t.deps.now().getTime() + 11 * 60_000))
    await t.runJobs()
    expect(await source.store.size(received.id)).toBeUndefined()
    const kept: string[] = []
    const archive = await openArchive(during, keyring)
    for await (const { entry } of archive.entries()) if (entry.kind === 'file') kept.push(entry.id)
    expect(kept).toContain(received.id)
  })

  test('a second one is refused', async () => {
    const source = await ours()
    const second = newPath()
    let refusal: unknown
    const store = {
      ...source.store,
      async get(id: string) {
        refusal ??= await makeBackup(source, second).catch((error: unknown) => error)
        return source.store.get(id)
      },
    }
    await makeBackup({ ...source, store }, newPath())
    expect(String(refusal)).toContain('Another backup is being made')
    await expect(readFile(second)).rejects.toThrow('ENOENT')
  })

  test('content the store has lost is named and the rest goes on', async () => {
    const source = await ours()
    const lost = (await t.db.row<{ id: string }>(sql`select id from files limit 1`))?.id ?? ''
    const store = { ...source.store, get: async (id: string) => (id === lost ? undefined : source.store.get(id)) }
    const made = await makeBackup({ ...source, store }, newPath())
    expect(made.missingFiles).toEqual([lost])
  })
})

describe('a drill', () => {
  test('restores, compares and leaves nothing behind', async () => {
    const databases = async () =>
      (
        await t.db.pool.query(`
          select drill.datname from pg_database ours join pg_database drill
            on drill.datname like 'rahnama_drill_' || ours.oid || '_%' where ours.datname = current_database()`)
      ).rowCount
    const before = await databases()
    const { rows, files } = await drillBackup({ db: t.db, keyring }, path)
    expect(rows).toBeGreaterThan(10)
    expect(files).toBeGreaterThan(0)
    expect(await databases()).toBe(before)
  })

  test('finds a file that does not open with its row', async () => {
    const source = await ours()
    const swapped = newPath()
    const store = { ...source.store, get: async () => bytesOf('not what was sealed') }
    await makeBackup({ ...source, store }, swapped)
    await expect(drillBackup({ db: t.db, keyring }, swapped)).rejects.toThrow('changed or was sealed with another key')
  })

  test('finds books that do not balance', async () => {
    const [agent, client] = [await t.signIn('referral_agent'), await t.signIn('student')]
    const shares = [{ milestone: 'registered', kind: 'fixed', amount: 1200 } as const]
    await t.as('admin').call(referrals.setTerms, { referrerId: agent.userId, after: 0, holdDays: 30, shares })
    const { code } = await t.as(agent).call(referrals.myCode, {})
    const binding = { userId: client.userId, referrerId: agent.userId, code, sharesStepsIn: undefined }
    await t.db.transaction((tx) => recordReferral(tx, binding, t.deps.now()))
    const earned = { clientId: client.userId, milestone: 'registered', receivedCents: null } as const
    await t.as('admin').call(referrals.recordEarning, earned)
    const balanced = newPath()
    await makeBackup(await ours(), balanced)
    await drillBackup({ db: t.db, keyring }, balanced)
    const behindTheGuards = (change: string) =>
      t.db.pool.query(`begin; alter table commission_lines disable trigger user;
        update commission_lines set cents = cents ${change} where account = 'expense';
        alter table commission_lines enable trigger user; commit`)
    await behindTheGuards('+ 1')
    const wrong = newPath()
    await makeBackup(await ours(), wrong)
    await behindTheGuards('- 1')
    await expect(drillBackup({ db: t.db, keyring }, wrong)).rejects.toThrow('the books do not balance in it: posting')
  })
})

test('who visited can be told from no backup: fingerprints and the salt of the day are in none', () => {
  expect(Object.keys(LEFT_OUT)).toEqual(expect.arrayContaining(['visit_salts', 'visit_seen']))
})

test('nothing is left out under a name that no table has', async () => {
  const names = await tableNames(t.db)
  expect(Object.keys(LEFT_OUT).filter((name) => !names.includes(name))).toEqual([])
})

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
