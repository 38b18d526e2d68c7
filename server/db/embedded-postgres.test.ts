import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SUPERUSER } from './application-role.ts'
import { connect, sql } from './db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { chooseServerUser, makeRunnable } from './server-user.ts'

const run = promisify(execFile)
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

let dataDir: string
let owner: EmbeddedPostgres

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rahnama-embedded-'))
  owner = await startEmbeddedPostgres({ dataDir, durable: false })
})
afterAll(async () => {
  await owner.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function answers({ connection }: EmbeddedPostgres): Promise<boolean> {
  const database = connect(connection)
  const row = await database.row<{ ok: number }>(sql`select 1 as ok`)
  await database.close()
  return row?.ok === 1
}

async function asSuperuser<T>({ connection }: EmbeddedPostgres, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, user: SUPERUSER })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function serverProcess(): Promise<string> {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return `/proc/${pid}`
}

test('a command works beside the running one and leaves it running', async () => {
  const joined = await startEmbeddedPostgres({ dataDir, joinsRunning: true })
  expect(await answers(joined)).toBe(true)
  await joined.stop()
  expect(await answers(owner)).toBe(true)
})

test('a second installation on the same folder is told that the first one runs', async () => {
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('already running on the data folder')
})

describe('the application’s role', () => {
  test.each([
    ['reads no file of the server', `select pg_read_file('PG_VERSION')`],
    ['lists no folder of the machine', `select pg_ls_dir('/')`],
    ['copies nothing from a file', `create temp table x (line text); copy x from '/etc/passwd'`],
    ['runs no program', `copy (select 1) to program 'true'`],
    ['imports no file', `select lo_import('/etc/passwd')`],
    ['changes no setting of the server', `alter system set work_mem = '1MB'`],
    ['makes no role', 'create role somebody superuser'],
    ['does not become the superuser', `set role ${SUPERUSER}`],
    ['reads nobody’s password', 'select * from pg_authid'],
  ])('%s', async (_, statement) => {
    const client = new pg.Client(owner.connection)
    await client.connect()
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
    await client.end()
  })
})

describe('who comes in', () => {
  test('is asked who they are: nobody is trusted', async () => {
    const rules = await asSuperuser(
      owner,
      async (client) => (await client.query('select auth_method from pg_hba_file_rules')).rows,
    )
    expect(rules).toEqual([{ auth_method: 'peer' }])
  })

  test('comes through a folder that only we can enter', async () => {
    expect((await stat(owner.connection.host)).mode & 0o077).toBe(0)
  })

  // Only root can be somebody else.
  test.each(isRoot ? ['nobody'] : [])('is not %s, even knowing the way to the socket', async () => {
    const socket = JSON.stringify(join(owner.connection.host, '.s.PGSQL.5432'))
    const knock = `require('net').connect(${socket}).on('error', ({ code }) => console.log(code))`
    const other = { uid: NOBODY, gid: NOBODY, cwd: '/', env: {} }
    expect((await run(process.execPath, ['-e', knock], other)).stdout).toBe('EACCES\n')
  })
})

describe('the server’s process', () => {
  test('has no power of root and shares its user with nobody', async () => {
    const status = await readFile(`${await serverProcess()}/status`, 'utf8')
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\w+)`, 'm').exec(status)?.[1]
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapAmb']) expect(Number.parseInt(field(set) ?? '', 16)).toBe(0)
    expect(field('NoNewPrivs')).toBe('1')
    const expected = isRoot ? [0, NOBODY] : []
    expect(expected).not.toContain(Number(field('Uid')))
  })

  test('knows none of our settings', async () => {
    const names = (await readFile(`${await serverProcess()}/environ`, 'utf8'))
      .split('\0')
      .map((line) => line.split('=')[0])
    expect(names.filter(Boolean).toSorted()).toEqual(['LC_ALL', 'PATH', 'TZ'])
  })
})

test('a data folder of the time when the application was the superuser is handed over', async () => {
  const old = await mkdtemp(join(tmpdir(), 'rahnama-old-'))
  const cluster = join(old, 'postgres')
  const made = await startEmbeddedPostgres({ dataDir: old, durable: false })
  const database = connect(made.connection)
  await database.pool.query(`
    create extension pg_trgm;
    create schema inner_room;
    create table inner_room.things (id bigint generated always as identity, number serial, kind text) partition by list (kind);
    create table inner_room.some_things partition of inner_room.things for values in ('some');
    insert into inner_room.things (kind) values ('some');
    create type mood as enum ('good');
    create sequence tickets;
    create view all_things as select * from inner_room.things;
    create function one() returns int language sql as 'select 1';`)
  await database.close()
  await asSuperuser(made, (client) => client.query('reassign owned by rahnama_app to rahnama'))
  await asSuperuser({ ...made, connection: { ...made.connection, database: 'postgres' } }, (client) =>
    client.query('alter database rahnama owner to rahnama; drop role rahnama_app'),
  )
  await made.stop()
  await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\n')
  if (isRoot)
    for (const name of ['', ...(await readdir(cluster, { recursive: true }))])
      await chown(join(cluster, name), NOBODY, NOBODY)

  const again = await startEmbeddedPostgres({ dataDir: old, durable: false })
  const application = connect(again.connection)
  await application.pool.query(`
    insert into inner_room.things (kind) values ('some');
    alter table inner_room.some_things alter column kind set statistics 10;
    alter type mood add value 'better';
    select nextval('tickets');
    drop view all_things;
    drop function one();
    create table inner_room.more ();
    create table more ();`)
  expect(await application.rows(sql`select count(*) from inner_room.things`)).toEqual([{ count: 2 }])
  await expect(application.rows(sql`select pg_read_file('PG_VERSION')`)).rejects.toMatchObject({ code: '42501' })
  await application.close()
  expect(await readFile(join(cluster, 'pg_hba.conf'), 'utf8')).toContain('peer')
  await again.stop()
  await rm(old, { recursive: true })
})

/** The sources must be readable to others for one of them to start the program. */
const others = isRoot && (await canOthersRead()) ? ['an ordinary user'] : []

async function canOthersRead(): Promise<boolean> {
  return run(process.execPath, ['--version'], { uid: NOBODY, gid: NOBODY, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

describe.each(others)('run by %s', () => {
  test('it starts, serves the application alone and stops', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rahnama-other-'))
    await chown(folder, NOBODY, NOBODY)
    const program = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)})
      const { connect, sql } = await import(${JSON.stringify(new URL('./db.ts', import.meta.url).href)})
      const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, durable: false })
      const database = connect(postgres.connection)
      console.log(JSON.stringify(await database.row(sql\`select current_user as role, rolsuper from pg_roles where rolname = current_user\`)))
      await database.close()
      await postgres.stop()`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
      uid: NOBODY,
      gid: NOBODY,
      cwd: fileURLToPath(new URL('.', import.meta.url)),
    })
    expect(JSON.parse(stdout)).toEqual({ role: 'rahnama_app', rolsuper: false })
    await rm(folder, { recursive: true })
  })
})

describe.each(isRoot ? ['root'] : [])('for %s, programs in a folder that only root can enter', () => {
  test('are copied to where the server’s user can run them, once', async () => {
    // Tests may work in memory, which may be mounted so that no program in it runs.
    const home = await mkdtemp('/var/tmp/rahnama-programs-')
    const version = `0.0.0-${process.pid}`
    await mkdir(join(home, 'native/bin'), { recursive: true })
    await writeFile(join(home, 'package.json'), JSON.stringify({ name: '@embedded-postgres/test', version }))
    await writeFile(join(home, 'native/bin/postgres'), '#!/bin/sh\n', { mode: 0o755 })
    const user = await chooseServerUser(join(home, 'none'))
    const copy = await makeRunnable(user, join(home, 'native'))
    expect(copy).toBe(`/var/cache/rahnama/test-${version}`)
    expect(await makeRunnable(user, join(home, 'native'))).toBe(copy)
    await chmod(home, 0o755)
    expect(await makeRunnable(user, join(home, 'native'))).toBe(join(home, 'native'))
    await rm(home, { recursive: true })
    await rm(copy, { recursive: true })
  })
})
