import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { users } from '@rahnama/contract/users.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { toKeyring } from '../keys/keys.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { useTestApp } from '../test/test.ts'
import { createFiles, FILES_PATH, openStore, signLink } from './files.ts'

const t = useTestApp()
const NOON = '2026-11-15T12:00:00Z'
const OLD_KEY = '5a'.repeat(32)
const NEW_KEY = 'c3'.repeat(32)

async function* chunksOf(content: Buffer) {
  yield content
}
async function store(content: Buffer, originalName = 'گذرنامه.pdf') {
  const about = { contentType: 'application/pdf', originalName, createdBy: null }
  return t.deps.files.keep(t.db, await t.deps.files.receive(chunksOf(content), about))
}
async function contentOf(id: string, files = t.deps.files) {
  const found = await files.read(t.db, id)
  return found && buffer(found.content)
}
const pathOf = (id: string) => join(t.deps.config.dataDir, 'files', id.slice(0, 2), id)
async function filesWith(keys: string) {
  return createFiles({ ...t.deps, keyring: toKeyring(keys), store: await openStore(t.deps.config) })
}

describe('a kept file', () => {
  test('comes back as it was, with its size and checksum, and lies encrypted on disk', async () => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7 a secret'), randomBytes(150_000)])
    const file = await store(content)
    expect(file).toMatchObject({ size: content.length, originalName: 'گذرنامه.pdf', contentType: 'application/pdf' })
    expect(file.sha256).toEqual(createHash('sha256').update(content).digest())
    expect((await contentOf(file.id))?.equals(content)).toBe(true)
    expect((await readFile(pathOf(file.id))).includes('a secret')).toBe(false)
  })

  test('is refused when its bytes, its checksum or its key were changed behind our back', async () => {
    const changed = await store(randomBytes(1000))
    const bytes = await readFile(pathOf(changed.id))
    bytes.writeUInt8(bytes.readUInt8(5) ^ 1, 5)
    await writeFile(pathOf(changed.id), bytes)
    await expect(contentOf(changed.id)).rejects.toThrow('changed')

    const misjudged = await store(randomBytes(1000))
    await t.db.execute(sql`update files set sha256 = ${Buffer.alloc(32)} where id = ${misjudged.id}`)
    await expect(contentOf(misjudged.id)).rejects.toThrow('not the one we received')

    const [one, two] = [await store(randomBytes(10)), await store(randomBytes(10))]
    await t.db.execute(sql`
      update files set wrapped_key = (select wrapped_key from files where id = ${two.id}) where id = ${one.id}`)
    await expect(contentOf(one.id)).rejects.toThrow()
  })

  test('has a name without paths, control characters and direction marks', async () => {
    const nameOf = async (name: string) => (await store(Buffer.from('x'), name)).originalName
    expect(await nameOf('../../etc/passwd')).toBe('passwd')
    expect(await nameOf('C:\\documents\\cv.docx')).toBe('cv.docx')
    expect(await nameOf('cv\u202efdp.exe\n')).toBe('cvfdp.exe')
    expect(await nameOf('نامه‌ها.pdf')).toBe('نامه‌ها.pdf')
    expect(await nameOf(`${'a'.repeat(500)}.pdf`)).toBe(`${'a'.repeat(200)}.pdf`)
    expect(await nameOf('')).toBe('file')
  })
})

describe('content without a row', () => {
  const stored = async () => (await readdir(join(t.deps.config.dataDir, 'files'), { recursive: true })).join()

  test('is swept away a day after an upload that was never kept, while kept files stay', async () => {
    t.setNow(NOON)
    const about = { contentType: 'application/pdf', originalName: 'x.pdf', createdBy: null }
    const lost = await t.deps.files.receive(chunksOf(Buffer.from('x')), about)
    const kept = await store(Buffer.from('kept'))
    t.setNow('2026-11-16T11:59:00Z')
    await t.runJobs()
    expect(await stored()).toContain(lost.id)
    t.setNow('2026-11-16T12:00:00Z')
    await t.runJobs()
    expect(await stored()).not.toContain(lost.id)
    expect((await contentOf(kept.id))?.toString()).toBe('kept')
    t.setNow(NOON)
  })

  test('goes when its file is removed, but not when the removal is rolled back', async () => {
    const file = await store(Buffer.from('x'))
    const rolledBack = t.db.transaction(async (tx) => {
      await t.deps.files.remove(tx, file.id)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow()
    await t.runJobs()
    expect(await stored()).toContain(file.id)
    await t.deps.files.remove(t.db, file.id)
    await t.runJobs()
    expect(await stored()).not.toContain(file.id)
    expect(await t.deps.files.read(t.db, file.id)).toBeUndefined()
  })
})

describe('the master key', () => {
  test('can be changed: files move to the new one, and the old one may go', async () => {
    const content = randomBytes(100)
    const { id } = await store(content)
    await t.db.execute(sql`delete from files where id <> ${id}`)
    await expect(filesWith(NEW_KEY)).rejects.toThrow('master key that is not here')
    const both = await filesWith(`${NEW_KEY},${OLD_KEY}`)
    expect((await contentOf(id, both))?.equals(content)).toBe(true)
    expect(await both.rewrap()).toBe(1)
    expect(await both.rewrap()).toBe(0)
    const onlyNew = await filesWith(NEW_KEY)
    expect((await contentOf(id, onlyNew))?.equals(content)).toBe(true)
    await expect(contentOf(id)).rejects.toThrow('not on the keyring')
    await t.db.execute(sql`delete from files`)
  })
})

describe('a download link', () => {
  const linkTo = async (id: string, bearer?: SignedInAccount) =>
    signLink(t.deps, bearer ?? (await t.signIn('student')), FILES_PATH, id).url

  test('serves the file under its name, as something no browser will run', async () => {
    const content = Buffer.from('%PDF-1.7 letter')
    const { id } = await store(content, 'توصیه‌نامه "1".pdf')
    const answer = await t.app.request(await linkTo(id))
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '15',
      'content-disposition': `attachment; filename="__________ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('توصیه‌نامه "1".pdf')}`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('serves a type we do not know as plain bytes', async () => {
    const about = { contentType: 'text/html', originalName: 'x.html', createdBy: null }
    const file = await t.deps.files.keep(t.db, await t.deps.files.receive(chunksOf(Buffer.from('<script>')), about))
    const answer = await t.send('GET', await linkTo(file.id))
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  })

  test('ends at its time, and opens nothing when a letter of it is changed', async () => {
    const { id } = await store(Buffer.from('x'))
    const link = await linkTo(id)
    t.setNow('2026-11-15T12:04:59Z')
    expect((await t.send('HEAD', link)).status).toBe(200)
    t.setNow('2026-11-15T12:05:00Z')
    expect((await t.send('GET', link)).body).toMatchObject({ code: 'GONE' })
    t.setNow(NOON)
    for (const at of [8, 30, 40, 60, link.length - 1]) {
      // The next letter: in the last one only its unused bits differ.
      const other =
        link[at] === 'A' ? 'B' : link[at] === 'Q' ? 'R' : link[at] === 'g' ? 'h' : link[at] === 'w' ? 'x' : 'A'
      expect((await t.send('GET', `${link.slice(0, at)}${other}${link.slice(at + 1)}`)).status).toBe(404)
    }
    expect((await t.send('GET', '/files/nonsense')).status).toBe(404)
  })

  test('ends with the session it was given to', async () => {
    const { id } = await store(Buffer.from('x'))
    const person = await t.signIn('student')
    const link = await linkTo(id, person)
    expect((await t.send('GET', link)).status).toBe(200)
    await t.send('POST', '/auth/v1/logout?scope=local', { token: person.token })
    expect((await t.send('GET', link)).body).toMatchObject({ code: 'GONE' })
  })

  test('ends when its bearer is suspended, deleted or given another role', async () => {
    const { id } = await store(Buffer.from('x'))
    const admin = t.as('admin')
    const [suspended, deleted, demoted] = [
      await t.signIn('student'),
      await t.signIn('student'),
      await t.signIn('case_review_agent'),
    ]
    const links = [await linkTo(id, suspended), await linkTo(id, deleted), await linkTo(id, demoted)]
    for (const link of links) expect((await t.send('GET', link)).status).toBe(200)
    await admin.call(users.suspend, { userId: suspended.userId, reason: 'Asked for by phone' })
    await t.db.execute(sql`delete from users where id = ${deleted.userId}`)
    await admin.call(users.setRole, { userId: demoted.userId, role: 'student' })
    for (const link of links) expect((await t.send('GET', link)).body).toMatchObject({ code: 'GONE' })
  })

  test('to a damaged file answers with an error, not with half a file', async () => {
    const { id } = await store(randomBytes(100))
    const bytes = await readFile(pathOf(id))
    await writeFile(pathOf(id), bytes.subarray(0, 50))
    const answer = await t.send('GET', await linkTo(id))
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({ code: 'INTERNAL' })
  })
})
