import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audit } from '@rahnama/contract/audit.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { privacy } from '@rahnama/contract/privacy.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import type { SignedInAccount } from '../../test/accounts.ts'
import { useTestApp } from '../../test/test.ts'
import { OF_PEOPLE } from '../data-map/data-map.ts'
import { checkExport } from './check-export.ts'
import { accountsOf, readRows } from './read-rows.ts'
import { removeEndedExports } from './run-export.ts'

const t = useTestApp()
let folder = ''
let mina: SignedInAccount
let other: SignedInAccount

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rahnama-export-'))
  mina = await t.signIn('student')
  other = await t.signIn('student')
  await write(mina, 'a letter of Mina')
  await write(other, 'a letter of somebody else')
})
afterAll(() => rm(folder, { recursive: true }))

const write = (person: SignedInAccount, body: string) =>
  t.as(person).call(messages.begin, {
    id: randomUUID(),
    messageId: randomUUID(),
    kind: 'general',
    subject: 'A question',
    body,
  })

async function keepFile(person: SignedInAccount, name: string): Promise<string> {
  async function* content() {
    yield Buffer.from(`content of ${name}`)
  }
  const file = await t.deps.files.receive(content(), {
    contentType: 'application/pdf',
    originalName: name,
    createdBy: person.userId,
  })
  await t.db.transaction(async (tx) => {
    await t.deps.files.keep(tx, file)
    await tx.execute(sql`
      with kept as (insert into documents (id, user_id, kind, subject)
        values (gen_random_uuid(), ${person.userId}, 'passport', ${name}) returning id)
      insert into document_versions (id, document_id, number, file_id, state, uploaded_at)
      select gen_random_uuid(), id, 1, ${file.id}, 'uploaded', ${t.deps.now()} from kept`)
  })
  return file.id
}

async function download(person: SignedInAccount, headers: Record<string, string> = {}) {
  const { export: made } = await t.as(person).call(privacy.export, {})
  const { url } = await t.as(person).call(privacy.linkExport, { id: made?.id ?? '' })
  const response = await t.app.request(url, { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('everything of one person and nothing of another is in the archive, proven against its manifest', async () => {
  await keepFile(mina, 'passport.pdf')
  const lost = await keepFile(mina, 'lost.pdf')
  await rm(join(t.deps.config.dataDir, 'files', lost.slice(0, 2), lost), { force: true })
  await t.as(mina).call(privacy.askForExport, {})
  expect((await t.as(mina).call(privacy.export, {})).export?.state).toBe('waiting')
  expect(await t.as(mina).refuse(privacy.askForExport, {})).toMatchObject({ code: 'CONFLICT' })
  expect(await t.runJobs()).toMatchObject({ failed: 0 })
  const { bytes } = await download(mina)
  const path = join(folder, 'mina.zip')
  await writeFile(path, bytes)
  const { manifest } = await checkExport(path, join(folder, 'out'))
  expect(manifest.missing).toEqual([{ path: expect.stringContaining('lost.pdf'), reason: expect.any(String) }])
  const paths = manifest.entries.map((entry) => entry.path)
  expect(paths).toEqual(
    expect.arrayContaining(['data/users.json', 'data/messages.json', 'index.en.pdf', 'index.fa.pdf']),
  )
  const file = paths.find((each) => each.endsWith('passport.pdf')) ?? ''
  expect(await readFile(join(folder, 'out', file), 'utf8')).toBe('content of passport.pdf')
  const all = Object.values(unzipSync(bytes))
    .map((each) => Buffer.from(each).toString('latin1'))
    .join()
  expect(all).toContain('a letter of Mina')
  expect(all).not.toContain('somebody else')
  expect(all).not.toContain('password_hash')
  expect(all).not.toContain(other.userId)
})

test('every table that holds something of a person can be read, whatever its columns are called', async () => {
  const people = await accountsOf(t.db, mina.userId)
  for (const [table, ofPeople] of Object.entries(OF_PEOPLE)) {
    for await (const json of readRows(t.db, table, ofPeople, people)) {
      const names = Object.keys(JSON.parse(json) as object)
      expect([table, names.filter((name) => !ofPeople.columns.split(' ').includes(name))]).toEqual([table, []])
    }
  }
})

test('the person is told in the bell and by email', async () => {
  const [mail] = await t.mails({ to: mina.email })
  expect(mail?.content.subject).toBe('Your data is ready to download')
  expect(JSON.stringify(mail?.content)).toContain('/settings/privacy')
})

test('a download that was cut off goes on where it stopped, and each is in the audit', async () => {
  const whole = (await download(mina)).bytes
  const rest = await download(mina, { Range: 'bytes=100-' })
  expect(rest.status).toBe(206)
  expect(rest.headers.get('content-range')).toBe(`bytes 100-${whole.length - 1}/${whole.length}`)
  expect(rest.bytes.equals(whole.subarray(100))).toBe(true)
  const tag = rest.headers.get('etag') ?? ''
  expect((await download(mina, { Range: 'bytes=5-9', 'If-Range': tag })).bytes.equals(whole.subarray(5, 10))).toBe(true)
  expect((await download(mina, { Range: 'bytes=5-9', 'If-Range': '"older"' })).status).toBe(200)
  expect((await download(mina, { Range: `bytes=${whole.length}-` })).status).toBe(416)
  const { rows } = await t.as('admin').call(audit.list, { capability: 'privacy' })
  expect(rows.filter(({ act }) => act === 'privacy.download')).toHaveLength(6)
})

test('an archive that was cut or altered is refused', async () => {
  const path = join(folder, 'altered.zip')
  const bytes = await readFile(join(folder, 'mina.zip'))
  const letter = bytes.indexOf('a letter of Mina')
  bytes.write('a letter of Nina', letter)
  await writeFile(path, bytes)
  await expect(checkExport(path)).rejects.toThrow('data/messages.json was changed')
  await writeFile(path, bytes.subarray(0, 2000))
  await expect(checkExport(path)).rejects.toThrow('its end is missing')
})

test('the link is nobody else’s, asks who is there, and ends after seven days with the file', async () => {
  const { export: made } = await t.as(mina).call(privacy.export, {})
  const id = made?.id ?? ''
  expect(await t.as(other).refuse(privacy.linkExport, { id })).toMatchObject({ code: 'NOT_FOUND' })
  const { url } = await t.as(mina).call(privacy.linkExport, { id })
  await t.db.execute(sql`update sessions set methods = '[]' where user_id = ${mina.userId}`)
  const unproven = await t.refuse(privacy.linkExport, { id }, { token: mina.token })
  expect(unproven).toMatchObject({ code: 'PROOF_REQUIRED' })
  t.setNow('2026-11-22T12:00:01Z')
  expect((await t.send('GET', url)).status).toBe(410)
  expect(await t.as(mina).refuse(privacy.linkExport, { id })).toMatchObject({ code: 'GONE' })
  await removeEndedExports(t.deps)
  const left = await t.db.rows(sql`select 1 from files where content_type = 'application/zip'`)
  expect(left).toEqual([])
})

test('one that nobody works on any more is noticed after ten minutes and can be asked for again', async () => {
  await t.as(mina).call(privacy.askForExport, {})
  t.setNow('2026-11-22T12:11:00Z')
  expect((await t.as(mina).call(privacy.export, {})).export?.state).toBe('failed')
  expect((await t.as(mina).call(privacy.askForExport, {})).export?.state).toBe('waiting')
})
