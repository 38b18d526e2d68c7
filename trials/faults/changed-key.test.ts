import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { buffer } from 'node:stream/consumers'
import { users } from '@rahnama/contract/users.ts'
import { openSeal, type Seal } from '@rahnama/server/auth/auth.ts'
import { sql } from '@rahnama/server/db/db.ts'
import { createFiles, FILES_PATH, type Files, openStore, signLink } from '@rahnama/server/files/files.ts'
import type { Jobs } from '@rahnama/server/jobs/jobs.ts'
import { toKeyring } from '@rahnama/server/keys/keys.ts'
import { sampleFile } from '@rahnama/server/test/sample-files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { type Person, send, signIn, signUp } from '../person.ts'
import { finish, sendParts } from './send-file.ts'
import { beginWriting, NOTHING_AMISS } from './writing.ts'

const OLD = '5a'.repeat(32)
const NEW = 'c7'.repeat(32)
const BOTH = { MASTER_KEY: `${NEW},${OLD}` }
const FILES = 700
const FACTORS = 300
const READ_OVER_THE_WIRE = 25

let installation: Installation
const contents = new Map<string, Buffer>()
const secrets = new Map<string, { label: string; secret: Buffer }>()

beforeAll(async () => {
  installation = await openInstallation()
})
afterAll(() => installation?.close())

async function filesWith(keys: string): Promise<Files> {
  const config = { dataDir: installation.dataDir, s3: undefined }
  const { db } = installation
  const jobs = { enqueue: async () => undefined } as unknown as Jobs
  return createFiles({ db, jobs, now: () => new Date(), keyring: toKeyring(keys), store: await openStore(config) })
}

async function storeFiles(): Promise<void> {
  const files = await filesWith(OLD)
  for (let count = 0; count < FILES; count += 1) {
    const content = randomBytes(50 + count)
    const about = { contentType: 'application/pdf', originalName: `${count}.pdf`, createdBy: null }
    const { id } = await files.keep(installation.db, await files.receive(asPieces(content), about))
    contents.set(id, content)
  }
}

async function* asPieces(content: Buffer) {
  yield content
}

async function enrol(seal: Seal): Promise<void> {
  const people = await installation.db.rows<{ id: string }>(sql`
    insert into users (email, full_name, language, created_at, updated_at)
    select 'factor-' || number || '@example.com', 'Somebody', 'en', now(), now() from generate_series(1, ${FACTORS}) number
    returning id`)
  for (const { id: userId } of people) {
    const [label, secret] = [`totp ${userId}`, randomBytes(20)]
    const row = await installation.db.row<{ id: string }>(sql`
      insert into factors (user_id, kind, friendly_name, sealed_secret, created_at, updated_at)
      values (${userId}, 'totp', 'phone', ${seal.close(label, secret)}, now(), now()) returning id`)
    secrets.set(row?.id ?? '', { label, secret })
  }
}

/** What opens with these keys and is as it was: every file, every secret of a second factor, every signing key. */
async function countReadable(keys: string): Promise<{ files: number; factors: number; signingKeys: number }> {
  const { db } = installation
  const [files, seal] = [await filesWith(keys), await openSeal(db, toKeyring(keys))]
  const found = { files: 0, factors: 0, signingKeys: 0 }
  for (const [id, content] of contents) {
    const read = await files.read(db, id)
    if (read && content.equals(await buffer(read.content))) found.files += 1
  }
  const factors = await db.rows<{ id: string; sealed: Buffer }>(sql`select id, sealed_secret as sealed from factors`)
  for (const { id, sealed } of factors) {
    const known = secrets.get(id)
    if (known && seal.open(known.label, sealed).equals(known.secret)) found.factors += 1
  }
  const rows = await db.rows<{ id: string; sealed: Buffer }>(sql`
    select id, sealed_private_key as sealed from signing_keys`)
  for (const { id, sealed } of rows) {
    if (seal.open(`signing key ${id}`, sealed).includes('PRIVATE KEY')) found.signingKeys += 1
  }
  return found
}

async function readOverTheWire(address: string, keys: string): Promise<number> {
  const files = await filesWith(keys)
  const { db } = installation
  const session = await db.row<{ id: string }>(sql`
    select id from sessions where revoked_at is null
      and user_id not in (select user_id from user_roles where role <> 'student') limit 1`)
  const bearer = { sessionId: session?.id ?? '', role: 'student' } as const
  let read = 0
  for (const [id, content] of [...contents].slice(0, READ_OVER_THE_WIRE)) {
    const answer = await fetch(`${address}${signLink({ files, now: () => new Date() }, bearer, FILES_PATH, id).url}`)
    if (answer.ok && content.equals(Buffer.from(await answer.arrayBuffer()))) read += 1
  }
  return read
}

/** Somebody else holds this row, so the change stands still exactly there, and is killed. */
async function killAt(row: string): Promise<void> {
  const { pool } = installation.db
  const holder = await pool.connect()
  try {
    await holder.query(`begin; select from ${row} for update`)
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    const change = installation.admin(['rotate-master-key'], BOTH)
    let ended: string | undefined
    void change.end.then(({ printed, errors }) => {
      ended = `${printed}${errors}`
    })
    const waits = async () => {
      if (ended !== undefined) throw new Error(`The change ended before it came to ${row}: ${ended}`)
      const blocked = await pool.query(
        'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) and datname = current_database()',
        [rows[0]?.pid],
      )
      return blocked.rowCount
    }
    await expect.poll(waits, { timeout: 120_000, interval: 20 }).toBe(1)
    change.kill('SIGKILL')
    await change.end
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

const fileNumber = (number: number) => `files where id = (select id from files order by id offset ${number} limit 1)`

const leftOnOld = async () => {
  const row = await installation.db.row<{ files: number }>(sql`
    select count(*) as files from files where key_id = ${toKeyring(OLD).current.id}`)
  return row?.files
}

test('the change of the master key killed at eight points under writes: everything opens before, between and after', async () => {
  let server = installation.start()
  let address = await server.address
  const mina: Person = await signUp(address)
  const half = await sendParts(mina, address, sampleFile('plain.pdf'))
  await storeFiles()
  await enrol(await openSeal(installation.db, toKeyring(OLD)))
  expect((await installation.admin(['rotate-keys']).end).code).toBe(0)
  const all = { files: FILES, factors: FACTORS, signingKeys: 2 }
  expect(await countReadable(OLD)).toEqual(all)

  // A command with a wrong key says how many files need another one, and ends.
  const wrong = await installation.admin(['verify-audit'], { MASTER_KEY: NEW }).end
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringMatching(/: 701 files\)/)])

  // While a process lives that still locks with the old key, the change does not begin.
  const early = await installation.admin(['rotate-master-key'], BOTH).end
  expect([early.code, early.errors]).toEqual([1, expect.stringContaining('do not lock with the first master key')])
  expect(await leftOnOld()).toBe(FILES)

  server.kill('SIGTERM')
  await server.end
  server = installation.start(BOTH)
  address = await server.address
  const writing = await beginWriting(2, () => address)
  const points = [
    ...[0, 350, 690].map(fileNumber),
    `partial_files where id = '${half}'`,
    'factors where id = (select id from factors order by id offset 10 limit 1)',
    'factors where id = (select id from factors order by id offset 290 limit 1)',
    'signing_keys where id = (select max(id) from signing_keys)',
    'sealed_secrets',
  ]
  const left: (number | undefined)[] = []
  for (const point of points) {
    await killAt(point)
    left.push(await leftOnOld())
    expect([point, await countReadable(BOTH.MASTER_KEY)]).toEqual([point, all])
    expect([point, await readOverTheWire(address, BOTH.MASTER_KEY)]).toEqual([point, READ_OVER_THE_WIRE])
    expect((await mina.at(address).call(users.me, {})).email).toBe(mina.email)
    await writing.untilEachWrote()
    // Cut off so far, the old key is still needed, and a start without it says so.
    const tooEarly = installation.start({ MASTER_KEY: NEW })
    const { code, errors } = await tooEarly.end
    expect([point, code]).toEqual([point, 1])
    expect(errors).toMatch(/master key that is not here \([0-9a-f]{16}: \d+ files?\)|sealed with another master key/)
  }
  expect(left[0]).toBe(FILES)
  expect(left.slice(1, 3).every((count) => count !== undefined && count > 0 && count < FILES)).toBe(true)
  expect(left.slice(3)).toEqual([0, 0, 0, 0, 0])

  const done = await installation.admin(['rotate-master-key'], BOTH).end
  expect([done.code, done.printed]).toEqual([0, expect.stringContaining('nothing needs an older one now')])
  await writing.end()
  expect(await writing.compare()).toEqual(NOTHING_AMISS)
  server.kill('SIGTERM')
  await server.end

  server = installation.start({ MASTER_KEY: NEW })
  address = await server.address
  expect(await countReadable(NEW)).toEqual(all)
  expect(await readOverTheWire(address, NEW)).toBe(READ_OVER_THE_WIRE)
  expect((await mina.at(address).call(users.me, {})).email).toBe(mina.email)
  expect((await signIn(address, mina)).status).toBe(200)
  expect((await finish(mina, address, half)).status).toBe(200)
  expect(await writing.compare()).toEqual(NOTHING_AMISS)
  expect((await send(address, 'GET', '/readyz')).status).toBe(200)
  process.stdout.write(
    `killed at ${points.length} points; files on the old key after each: ${left.join(', ')}; ${writing.acknowledged()} writes acknowledged meanwhile\n`,
  )
})
