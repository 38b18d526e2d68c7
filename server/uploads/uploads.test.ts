import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CV_MAX_BYTES, DOCUMENT_MAX_BYTES, UPLOAD_CHUNK_MAX_BYTES } from '@rahnama/contract/limits.ts'
import { type UploadPurpose, uploads } from '@rahnama/contract/uploads/uploads.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildDeps, stopBackground } from '../build-deps.ts'
import { sql } from '../db/db.ts'
import { createFiles, openStore } from '../files/files.ts'
import { toKeyring } from '../keys/keys.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { type SampleName, sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'
import { appendPart, beginFile, sendFile } from '../test/uploads.ts'
import { sweepUploads, takeFinishedUpload } from './uploads.ts'

const t = useTestApp()
const NOON = '2026-11-15T12:00:00Z'
let mina: SignedInAccount
beforeEach(async () => {
  t.setNow(NOON)
  mina = await t.signIn('student')
})

const send = (purpose: UploadPurpose, name: string, content: Uint8Array) =>
  sendFile(t, mina.token, { purpose, name, content })
const begin = (content: Uint8Array, id: string = randomUUID(), name = 'degree.pdf') =>
  beginFile(t, mina.token, { purpose: 'document', name, content, id })
const append = (id: string, offset: number, content: Uint8Array) => appendPart(t, mina.token, id, offset, content)
const read = (id: string) => t.as(mina).call(uploads.read, { id })
const finish = (id: string) => t.as(mina).call(uploads.finish, { id })
const cancel = (id: string) => t.as(mina).call(uploads.cancel, { id })
const stored = async () => (await readdir(join(t.deps.config.dataDir, 'files'), { recursive: true })).filter(isContent)
const isContent = (path: string) => /[0-9a-f]{12}$/.test(path)
const count = async (table: 'file_parts' | 'partial_files' | 'files' | 'uploads') =>
  (await t.db.row<{ n: number }>(sql`select count(*) as n from ${{ parts: [table], values: [], isSql: true }}`))?.n
const take = (id: string, purpose: UploadPurpose = 'document', caller = mina) =>
  t.db.transaction((tx) => takeFinishedUpload(tx, caller, id, purpose))
/** A PDF of this size that any reader takes for one. */
const pdfOf = (bytes: number) => {
  const pdf = sampleFile('plain.pdf')
  return Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(bytes - pdf.length, '%'), pdf.subarray(9)])
}

describe('a file is judged by its content, with the browser bypassed', () => {
  test.for<[UploadPurpose, SampleName, string, string]>([
    ['cv', 'plain.pdf', 'cv.pdf', 'cv.pdf'],
    ['cv', 'plain.doc', 'cv.doc', 'cv.doc'],
    ['cv', 'plain.docx', 'CV.DOCX', 'CV.DOCX'],
    ['portrait', 'plain.jpg', 'me.jpeg', 'me.jpeg'],
    ['portrait', 'plain.png', 'me.png', 'me.png'],
    ['document', 'plain.pdf', 'ielts.pdf', 'ielts.pdf'],
    ['document', 'r4-open.pdf', 'گذرنامه.pdf', 'گذرنامه.pdf'],
    // The right content under a wrong name is taken under the right one.
    ['cv', 'plain.pdf', 'cv.docx', 'cv.pdf'],
    ['cv', 'plain.docx', 'cv.v2', 'cv.v2.docx'],
    ['message', 'plain.png', 'scan', 'scan.png'],
    ['message', 'plain.jpg', '../\u202egpj.exe', 'gpj.exe.jpg'],
  ])('as %s, %s called %s is taken as %s', async ([purpose, sample, name, taken]) => {
    const upload = await send(purpose, name, sampleFile(sample))
    expect(upload).toMatchObject({ state: 'checked', name: taken, fault: null })
  })

  test.for<[UploadPurpose, SampleName, string, string]>([
    ['mediaFile', 'plain.jpg', 'fees.pdf', 'TYPE_NOT_ALLOWED'],
    ['mediaImage', 'plain.pdf', 'harbour.jpg', 'TYPE_NOT_ALLOWED'],
    ['document', 'plain.zip', 'degree.pdf', 'WRONG_TYPE'],
    ['document', 'macro.docm', 'letter.docx', 'WRONG_TYPE'],
    ['document', 'sheet.xls', 'letter.doc', 'WRONG_TYPE'],
    ['document', 'r6-locked.pdf', 'bank.pdf', 'LOCKED'],
    ['document', 'locked.docx', 'bank.docx', 'LOCKED'],
  ])('as %s, %s called %s is refused: %s', async ([purpose, sample, name, fault]) => {
    const files = await count('files')
    const upload = await send(purpose, name, sampleFile(sample))
    expect(upload).toMatchObject({ state: 'refused', fault, type: null })
    expect(await count('files')).toBe(files)
    expect(await read(upload.id)).toEqual(upload)
  })

  test('a cut-off picture where no picture may stand is refused for being one', async () => {
    const cutOff = sampleFile('plain.jpg').subarray(0, -2)
    expect(await send('mediaFile', 'x.jpg', cutOff)).toMatchObject({ fault: 'TYPE_NOT_ALLOWED' })
  })

  test('a cut-off file is refused as TRUNCATED', async () => {
    expect(await send('document', 'x.pdf', sampleFile('plain.pdf').subarray(0, -20))).toMatchObject({
      fault: 'TRUNCATED',
    })
  })

  test('an empty file and one over the limit of its purpose are refused before a byte is sent', async () => {
    expect(await begin(new Uint8Array())).toMatchObject({ state: 'refused', fault: 'EMPTY' })
    for (const [purpose, max] of [
      ['cv', CV_MAX_BYTES],
      ['document', DOCUMENT_MAX_BYTES],
    ] as const) {
      const announce = (size: number) =>
        t.as(mina).call(uploads.begin, { id: randomUUID(), purpose, name: 'a.pdf', size })
      expect(await announce(max + 1)).toMatchObject({ state: 'refused', fault: 'TOO_LARGE' })
      expect(await announce(max)).toMatchObject({ state: 'receiving', fault: null })
    }
  })

  test('a virus scanner that cannot be reached lets a file wait, and one that finds something refuses it', async () => {
    const file = { purpose: 'document', name: 'letter.pdf', content: sampleFile('plain.pdf') } as const
    let scan: 'clean' | 'infected' | 'unreachable' = 'unreachable'
    t.deps.virusScan = { scan: async () => scan }
    const waiting = await sendFile(t, mina.token, file)
    expect(waiting).toMatchObject({ state: 'receiving', offset: waiting.size })
    scan = 'clean'
    const finish = () => t.as(mina).call(uploads.finish, { id: waiting.id })
    expect(await finish()).toMatchObject({ state: 'checked' })
    scan = 'infected'
    expect(await sendFile(t, mina.token, file)).toMatchObject({ state: 'refused', fault: 'INFECTED' })
    t.deps.virusScan = undefined
  })

  test('bytes other than those promised are refused as DAMAGED', async () => {
    const content = sampleFile('plain.pdf')
    const file = { purpose: 'document', name: 'a.pdf', content } as const
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect(await sendFile(t, mina.token, { ...file, sha256 })).toMatchObject({ state: 'checked' })
    expect(await sendFile(t, mina.token, { ...file, sha256: 'ab'.repeat(32) })).toMatchObject({ fault: 'DAMAGED' })
  })

  test('what is checked comes back byte for byte and is encrypted where it lies', async () => {
    const content = pdfOf(3 * UPLOAD_CHUNK_MAX_BYTES + 17)
    const { id } = await begin(content)
    for (let at = 0; at < content.length; at += UPLOAD_CHUNK_MAX_BYTES) {
      await append(id, at, content.subarray(at, at + UPLOAD_CHUNK_MAX_BYTES))
    }
    const sealed = await t.db.rows<{ sealed: Buffer }>(sql`select sealed from file_parts where partial_id = ${id}`)
    expect(sealed).toHaveLength(4)
    expect(sealed.some((part) => part.sealed.includes('%%%%'))).toBe(false)
    expect(await finish(id)).toMatchObject({ state: 'checked', type: 'pdf', offset: content.length })
    const { fileId } = await take(id)
    const found = await t.deps.files.read(t.db, fileId)
    expect(found && (await buffer(found.content)).equals(content)).toBe(true)
    expect(await t.db.rows(sql`select 1 from file_parts where partial_id = ${id}`)).toEqual([])
  })
})

describe('an upload goes on where it was cut off', () => {
  const content = pdfOf(100_000)

  test('before its first byte: announcing again answers with the same upload', async () => {
    const first = await begin(content)
    expect(await begin(content, first.id)).toEqual(first)
  })

  test('after the announcement of another file under the same id there is a conflict', async () => {
    const { id } = await begin(content)
    const other = { id, purpose: 'document', name: 'other.pdf', size: 5 }
    expect(await t.as(mina).refuse(uploads.begin, other)).toMatchObject({ code: 'CONFLICT' })
  })

  test('after a part whose answer got lost: the same part again is told the right offset', async () => {
    const { id } = await begin(content)
    await append(id, 0, content.subarray(0, 40_000))
    const again = await append(id, 0, content.subarray(0, 40_000))
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT', params: { offset: 40_000 } } })
    expect((await append(id, 40_000, content.subarray(40_000))).body).toMatchObject({ offset: 100_000 })
    expect(await finish(id)).toMatchObject({ state: 'checked' })
  })

  test('after a hole: a part ahead of the offset is told the right one and not kept', async () => {
    const { id } = await begin(content)
    expect(await append(id, 10, content.subarray(10))).toMatchObject({ status: 409, body: { params: { offset: 0 } } })
    expect(await read(id)).toMatchObject({ offset: 0 })
  })

  test('in the middle of a part: nothing of the part is here', async () => {
    const { id } = await begin(content)
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(content.subarray(0, 30_000))
        controller.error(new Error('the line went dead'))
      },
    })
    const init = {
      method: 'PUT',
      body,
      duplex: 'half',
      headers: { Authorization: `Bearer ${mina.token}`, 'Content-Type': 'application/octet-stream' },
    }
    await Promise.resolve(t.app.request(`/api/uploads/${id}/content?offset=0`, init as RequestInit)).catch(() => {})
    expect(await read(id)).toMatchObject({ offset: 0 })
    await append(id, 0, content)
    expect(await finish(id)).toMatchObject({ state: 'checked' })
  })

  test('before its end: finishing early changes nothing', async () => {
    const { id } = await begin(content)
    await append(id, 0, content.subarray(0, 1000))
    expect(await finish(id)).toMatchObject({ state: 'receiving', offset: 1000 })
  })

  test('after the last answer got lost: finishing again gives the same answer and one file', async () => {
    const { id } = await begin(content)
    await append(id, 0, content)
    const before = (await stored()).length
    const answers = await Promise.all([finish(id), finish(id), finish(id)])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ state: 'checked' })
    expect(await stored()).toHaveLength(before + 1)
  })

  test('in another of our processes', async () => {
    const { id } = await begin(content)
    await append(id, 0, content.subarray(0, 60_000))
    const other = await buildDeps({ ...t.deps }, { inBackground: false })
    const { createApp } = await import('../app.ts')
    const elsewhere = { app: createApp(other) }
    expect(await appendPart(elsewhere, mina.token, id, 60_000, content.subarray(60_000))).toMatchObject({ status: 200 })
    expect(await finish(id)).toMatchObject({ state: 'checked' })
    await stopBackground(other)
  })

  test('two parts for the same place at the same time: one is taken', async () => {
    const { id } = await begin(content)
    const answers = await Promise.all([0, 1, 2, 3].map(() => append(id, 0, content.subarray(0, 500))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await read(id)).toMatchObject({ offset: 500 })
  })

  test('a part that is too large, beyond the end, empty or not sent as bytes is refused', async () => {
    const { id } = await begin(content)
    expect((await append(id, 0, new Uint8Array(UPLOAD_CHUNK_MAX_BYTES + 1))).status).toBe(413)
    expect((await append(id, 0, new Uint8Array(100_001))).status).toBe(413)
    expect((await append(id, 0, new Uint8Array())).status).toBe(400)
    const path = `/api/uploads/${id}/content?offset=0`
    expect((await t.send('PUT', path, { token: mina.token, body: {} })).status).toBe(415)
    expect(await read(id)).toMatchObject({ offset: 0 })
  })

  test('after the master key was changed', async () => {
    const { id } = await begin(content)
    await append(id, 0, content)
    const keys = `${'c3'.repeat(32)},${'5a'.repeat(32)}`
    const store = await openStore(t.deps.config)
    const rotated = await createFiles({ ...t.deps, keyring: toKeyring(keys), store })
    await rotated.rewrap()
    const onlyNew = await createFiles({ ...t.deps, keyring: toKeyring('c3'.repeat(32)), store })
    expect((await buffer(onlyNew.partial.read(t.db, id))).equals(content)).toBe(true)
    const back = await createFiles({ ...t.deps, keyring: toKeyring(`${'5a'.repeat(32)},${'c3'.repeat(32)}`), store })
    await back.rewrap()
  })
})

describe('many files that end together', () => {
  test('of one person are judged one after the other, and somebody else’s is judged meanwhile', async () => {
    const arash = await t.signIn('student')
    const judged: string[] = []
    const endings: (() => void)[] = []
    const judging = vi.spyOn(t.deps.judging, 'judge').mockImplementation(async (person, bytes) => {
      judged.push(person)
      await new Promise<void>((end) => endings.push(end))
      return { judgement: { type: 'pdf' }, bytes }
    })
    const content = sampleFile('plain.pdf')
    const finishOne = (token: string) => sendFile(t, token, { purpose: 'document', name: 'degree.pdf', content })
    const finishing = [finishOne(mina.token), finishOne(mina.token), finishOne(mina.token)]
    await expect.poll(() => judged).toEqual([mina.userId])
    finishing.push(finishOne(arash.token))
    await expect.poll(() => judged).toEqual([mina.userId, arash.userId])
    // Whoever is let in next says so at once: only then is there somebody to end.
    for (let ended = 0; ended < 4; ended += 1) {
      await expect.poll(() => endings.length).toBeGreaterThan(ended)
      endings[ended]?.()
    }
    expect((await Promise.all(finishing)).map(({ state }) => state)).toEqual(Array(4).fill('checked'))
    judging.mockRestore()
  })
})

describe('whose upload it is', () => {
  test('a stranger finds nothing, whatever they try', async () => {
    const content = sampleFile('plain.pdf')
    const { id } = await begin(content)
    const stranger = await t.signIn('admin')
    for (const [act, input] of [
      [uploads.read, {}],
      [uploads.append, { offset: 0, content }],
      [uploads.finish, {}],
      [uploads.cancel, {}],
      [uploads.begin, { purpose: 'document', name: 'degree.pdf', size: content.length }],
    ] as const)
      expect(await t.as(stranger).refuse(act, { id, ...input })).toMatchObject({ code: 'NOT_FOUND' })
    await append(id, 0, content)
    await finish(id)
    await expect(take(id, 'document', stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await read(id)).toMatchObject({ state: 'checked' })
  })
})

describe('taking a finished upload', () => {
  test('happens once, in the taker’s transaction, for the purpose it was sent for', async () => {
    const { id } = await send('document', 'ielts.pdf', sampleFile('plain.pdf'))
    await expect(take(id, 'cv')).rejects.toMatchObject({ code: 'CONFLICT' })
    const rolledBack = t.db.transaction(async (tx) => {
      await takeFinishedUpload(tx, mina, id, 'document')
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    const takers = await Promise.allSettled([1, 2, 3].map(() => take(id)))
    expect(takers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(take(id)).rejects.toMatchObject({ code: 'CONFLICT', params: { state: 'taken' } })
    expect(await t.as(mina).refuse(uploads.cancel, { id })).toMatchObject({ code: 'CONFLICT' })
  })

  test('is not possible before it is checked, after it was refused or when there is none', async () => {
    const { id } = await begin(sampleFile('plain.pdf'))
    await expect(take(id)).rejects.toMatchObject({ code: 'CONFLICT', params: { state: 'receiving' } })
    const refused = await send('document', 'x.pdf', sampleFile('plain.zip'))
    await expect(take(refused.id)).rejects.toMatchObject({ code: 'CONFLICT', params: { state: 'refused' } })
    await expect(take(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('nothing stays that nobody wants', () => {
  test('a cancelled upload goes at once, before and after it was checked', async () => {
    const before = { files: await count('files'), parts: await count('file_parts'), stored: (await stored()).length }
    const { id } = await begin(pdfOf(1000))
    await append(id, 0, pdfOf(1000).subarray(0, 500))
    await cancel(id)
    const checked = await send('document', 'a.pdf', sampleFile('plain.pdf'))
    await cancel(checked.id)
    await t.runJobs()
    expect({ files: await count('files'), parts: await count('file_parts'), stored: (await stored()).length }).toEqual(
      before,
    )
    for (const [act, input] of [
      [uploads.read, {}],
      [uploads.append, { offset: 500, content: pdfOf(1000) }],
      [uploads.cancel, {}],
    ] as const)
      expect(await t.as(mina).refuse(act, { id, ...input })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('an upload left alone for a day is swept away with its parts and its file; a taken file stays', async () => {
    await t.db.execute(sql`delete from uploads`)
    const [half, checked, taken] = [
      await begin(pdfOf(1000)),
      await send('document', 'a.pdf', sampleFile('plain.pdf')),
      await send('document', 'b.pdf', sampleFile('plain.pdf')),
    ]
    await append(half.id, 0, pdfOf(1000).subarray(0, 500))
    const { fileId } = await take(taken.id)
    const files = (await count('files')) ?? 0
    t.setNow('2026-11-16T11:59:00Z')
    await sweepUploads(t.deps)
    expect(await count('uploads')).toBe(3)
    t.setNow('2026-11-16T12:00:00Z')
    await sweepUploads(t.deps)
    await t.runJobs()
    expect([await count('uploads'), await count('partial_files'), await count('file_parts')]).toEqual([0, 0, 0])
    expect(await count('files')).toBe(files - 1)
    expect(await t.deps.files.find(t.db, fileId)).toBeDefined()
    t.setNow(NOON)
    expect(await t.as(mina).refuse(uploads.read, { id: checked.id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('an upload that still moves is not abandoned, however long it takes', async () => {
    const { id } = await begin(pdfOf(1000))
    t.setNow('2026-11-16T11:00:00Z')
    await t.deps.db.execute(sql`update uploads set touched_at = ${'2026-11-16T11:00:00Z'} where id = ${id}`)
    t.setNow('2026-11-17T10:00:00Z')
    await sweepUploads(t.deps)
    expect(await t.db.row(sql`select 1 from uploads where id = ${id}`)).toBeDefined()
  })
})

describe('limits for one person', () => {
  test('each of fifty at the same moment is taken whole or told that there are too many', async () => {
    const content = sampleFile('plain.pdf')
    const before = { files: (await count('files')) ?? 0, stored: (await stored()).length }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => sendFile(t, mina.token, { purpose: 'document', name: `${n}.pdf`, content })),
    )
    const taken = answers.filter(({ state }) => state === 'checked')
    const refused = answers.filter(({ fault }) => fault === 'TOO_MANY_AT_ONCE')
    expect(taken.length).toBeGreaterThanOrEqual(10)
    expect(taken.length + refused.length).toBe(50)
    expect(await count('files')).toBe(before.files + taken.length)
    expect(await stored()).toHaveLength(before.stored + taken.length)
    expect(await t.db.rows(sql`select 1 from uploads where user_id = ${mina.userId} and state = 'receiving'`)).toEqual(
      [],
    )
  })

  test('the eleventh under way is refused; one left alone for an hour no longer counts', async () => {
    for (let n = 0; n < 10; n += 1) expect(await begin(pdfOf(1000))).toMatchObject({ state: 'receiving' })
    expect(await begin(pdfOf(1000))).toMatchObject({ state: 'refused', fault: 'TOO_MANY_AT_ONCE' })
    t.setNow('2026-11-15T13:00:00Z')
    mina = { ...mina, ...(await freshToken()) }
    expect(await begin(pdfOf(1000))).toMatchObject({ state: 'receiving' })
  })

  test('after 500 MB in a day the next waits for tomorrow, also when those before were cancelled', async () => {
    await t.db.execute(sql`
      insert into uploads (id, user_id, purpose, state, name, size, received, begun_at, touched_at)
      select gen_random_uuid(), ${mina.userId}, 'document', 'cancelled', 'a.pdf', 25 * 1024 * 1024, 25 * 1024 * 1024,
        ${NOON}, ${NOON} from generate_series(1, 20)`)
    await t.db.execute(sql`
      update uploads set received = received - 1
      where id = (select id from uploads where user_id = ${mina.userId} limit 1)`)
    // The last byte of them is still taken.
    expect(await begin(randomBytes(1))).toMatchObject({ state: 'receiving' })
    expect(await begin(randomBytes(1))).toMatchObject({ state: 'refused', fault: 'TOO_MUCH_TODAY' })
    t.setNow('2026-11-16T12:00:00Z')
    mina = { ...mina, ...(await freshToken()) }
    expect(await begin(randomBytes(1))).toMatchObject({ state: 'receiving' })
  })

  async function freshToken() {
    const { openTestSession } = await import('../test/accounts.ts')
    return openTestSession(t.deps, mina.userId)
  }
})
