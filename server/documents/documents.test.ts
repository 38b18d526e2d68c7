import { createHash } from 'node:crypto'
import type { Checklist, ClientDocument } from '@rahnama/contract/documents.ts'
import { type Answers, flatten } from '@rahnama/contract/long-form/long-form.ts'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { bare, foldPersian, openPdf, piecesOf } from '../reports/print/read-pdf.test-data.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { mailText } from '../test/mail-text.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'
import { sendFile } from '../test/uploads.ts'
import {
  acceptVersion,
  emptyDocumentBin,
  evidenceOf,
  markNotNeeded,
  sendBackVersion,
  submitForReview,
  warnOfExpiry,
} from './documents.ts'

const t = useTestApp()
const NOON = '2026-11-15T12:00:00Z'
let mina: SignedInAccount
let agent: SignedInAccount
beforeEach(async () => {
  t.setNow(NOON)
  mina = await t.signIn('student')
  agent = await t.signIn('case_review_agent')
})

const PASSPORT = { kind: 'passport', subject: 'profile' } as const
const RESULT = { kind: 'languageResult', subject: 'profile/tests.t1' } as const

const send = (method: string, path: string, body?: unknown, who = mina) =>
  t.send(method, `/api/documents${path}`, { token: who.token, ...(body !== undefined && { body }) })
const mine = async (who = mina) =>
  (await send('GET', '', undefined, who)).body as {
    documents: ClientDocument[]
    removed: { version: { id: string } }[]
  }

async function upload(kind: string, subject: string, extra: object = {}, who = mina, name = 'scan.pdf') {
  const { id } = await sendFile(t, who.token, { purpose: 'certificate', name, content: sampleFile('plain.pdf') })
  return send('POST', '/versions', { kind, subject, uploadId: id, ...extra }, who)
}
const attach = async (slot: { kind: string; subject: string }, extra: object = {}, who = mina) =>
  (await upload(slot.kind, slot.subject, extra, who)).body as ClientDocument
const newest = (document: ClientDocument) => document.versions[0]?.id ?? ''

async function tell(answers: Answers, who = mina) {
  const { body } = await t.send('GET', '/api/profile', { token: who.token })
  const { version } = body as { version: number }
  const saved = await t.send('PATCH', '/api/profile', {
    token: who.token,
    body: { base: version, tab: 'tab-for-tests', turn: version + 1, changes: flatten(answers) },
  })
  expect(saved.status).toBe(200)
}
const checklist = async (program: string, who = mina) =>
  (await send('GET', `/checklists/${program}`, undefined, who)).body as Checklist

const wordsOf = async (pdf = new Uint8Array()) =>
  foldPersian(bare((await piecesOf(await openPdf(pdf))).flat().join('')))

describe('a document', () => {
  test('is needed until a file is given, and then uploaded, with the file under a name people can read', async () => {
    await tell({ firstName: 'MINA', lastName: 'AHMADI' })
    expect((await mine()).documents).toEqual([])
    const document = await attach(PASSPORT, { endsOn: '2031-05-02' })
    expect(document).toMatchObject({ ...PASSPORT, state: 'uploaded', validUntil: '2031-05-02' })
    expect(document.versions).toMatchObject([
      { number: 1, originalName: 'scan.pdf', name: 'Passport_AHMADI_2031-05.pdf', state: 'uploaded' },
    ])
    expect((await mine()).documents).toHaveLength(1)
  })

  test('attached twice with one upload has one version', async () => {
    const { id } = await sendFile(t, mina.token, {
      purpose: 'certificate',
      name: 'a.pdf',
      content: sampleFile('plain.pdf'),
    })
    const body = { ...PASSPORT, uploadId: id }
    await send('POST', '/versions', body)
    const again = await send('POST', '/versions', body)
    expect(again.status).toBe(200)
    expect((again.body as ClientDocument).versions).toHaveLength(1)
    expect((await send('POST', '/versions', { ...body, kind: 'degree' })).body).toMatchObject({ code: 'CONFLICT' })
  })

  test('refuses an upload made for another purpose, and one that does not exist', async () => {
    const { id } = await sendFile(t, mina.token, { purpose: 'cv', name: 'cv.pdf', content: sampleFile('plain.pdf') })
    expect((await send('POST', '/versions', { ...PASSPORT, uploadId: id })).body).toMatchObject({ code: 'CONFLICT' })
    const none = '5f0c7c1e-3a2b-4d6e-8f90-123456789abc'
    expect((await send('POST', '/versions', { ...PASSPORT, uploadId: none })).status).toBe(404)
    expect((await mine()).documents).toEqual([])
  })

  test('has versions of which the newest counts', async () => {
    await attach(PASSPORT, { endsOn: '2026-01-01' })
    const document = await attach(PASSPORT, { endsOn: '2031-05-02' })
    expect(document.versions.map(({ number }) => number)).toEqual([2, 1])
    expect(document).toMatchObject({ state: 'uploaded', validUntil: '2031-05-02' })
  })

  test('expires the day after its last day, where the office is', async () => {
    await attach(PASSPORT, { endsOn: '2026-11-15' })
    expect((await evidenceOf(t.db, mina.userId, new Date('2026-11-16T04:59:00Z'))).get('birthDate')).toBe('evidenced')
    expect((await evidenceOf(t.db, mina.userId, new Date('2026-11-16T05:01:00Z'))).get('birthDate')).toBeUndefined()
  })

  test('with a life of its own is reckoned from its date', async () => {
    expect(await attach(RESULT, { issuedOn: '2025-10-01' })).toMatchObject({ validUntil: '2027-09-30' })
    const changed = await send('PUT', `/versions/${newest(await attach(RESULT))}/dates`, {
      issuedOn: '2024-11-01',
      endsOn: null,
    })
    expect(changed.body).toMatchObject({ validUntil: '2026-10-31', state: 'expired' })
  })

  test('takes the date of a test from the profile instead of asking again', async () => {
    await tell({ hasTests: true, tests: [{ id: 't1', test: 'IELTS_GT', takenOn: '2025-12-01' }] })
    expect(await attach(RESULT)).toMatchObject({ validUntil: '2027-11-30', about: 'IELTS_GT' })
  })

  test('refuses a kind, a subject and a date that are none', async () => {
    const bad = async (body: object) =>
      (await send('POST', '/versions', { ...PASSPORT, uploadId: crypto.randomUUID(), ...body })).status
    expect(await bad({ kind: 'horse' })).toBe(400)
    expect(await bad({ subject: 'profile/../x' })).toBe(400)
    expect(await bad({ endsOn: '2031-02-30' })).toBe(400)
  })
})

describe('a removed version', () => {
  test('is gone from the document, can be brought back for 30 days, and then its file is gone', async () => {
    const document = await attach(PASSPORT)
    const id = newest(document)
    expect((await send('DELETE', `/versions/${id}`)).body).toMatchObject({ state: 'needed', versions: [] })
    expect((await mine()).removed).toMatchObject([{ version: { id }, goneOn: '2026-12-15' }])
    expect((await send('POST', `/versions/${id}/restore`, {})).body).toMatchObject({ state: 'uploaded' })
    await send('DELETE', `/versions/${id}`)
    t.setNow('2026-12-15T11:59:00Z')
    await emptyDocumentBin(t.deps)
    const { fileId } = (await t.db.row<{ fileId: string }>(
      sql`select file_id as "fileId" from document_versions where id = ${id}`,
    )) as { fileId: string }
    t.setNow('2026-12-15T12:00:00Z')
    await emptyDocumentBin(t.deps)
    expect(await t.deps.files.find(t.db, fileId)).toBeUndefined()
    expect((await send('POST', `/versions/${id}/restore`, {})).status).toBe(401)
  })

  test('leaves a file that another document still uses', async () => {
    const id = newest(await attach(PASSPORT))
    const reused = await send('POST', `/versions/${id}/reuse`, { kind: 'other', subject: 'profile' })
    expect(reused.body).toMatchObject({ state: 'uploaded' })
    await send('DELETE', `/versions/${id}`)
    t.setNow('2027-01-15T12:00:00Z')
    await emptyDocumentBin(t.deps)
    const link = await t.db.row<{ n: number }>(sql`
      select count(*) as n from files join document_versions on file_id = files.id
      join documents on documents.id = document_id where user_id = ${mina.userId}`)
    expect(link?.n).toBe(1)
  })
})

describe('a file used again', () => {
  test('serves in a second place and is reviewed there by itself', async () => {
    const id = newest(await attach({ kind: 'degree', subject: 'profile/credentials.c1' }))
    const document = (await send('POST', `/versions/${id}/reuse`, { kind: 'transcript', subject: 'profile' }))
      .body as ClientDocument
    expect(document).toMatchObject({ kind: 'transcript', state: 'uploaded' })
    await acceptVersion(t.deps, t.db, { userId: mina.userId, versionId: id, by: agent.userId })
    const states = (await mine()).documents.map(({ kind, state }) => [kind, state])
    expect(states).toEqual([
      ['degree', 'accepted'],
      ['transcript', 'uploaded'],
    ])
    const again = (await send('POST', `/versions/${id}/reuse`, { kind: 'transcript', subject: 'profile' }))
      .body as ClientDocument
    expect(again.versions).toHaveLength(1)
  })

  test('is refused where its type is not taken', async () => {
    const { id: uploadId } = await sendFile(t, mina.token, {
      purpose: 'document',
      name: 'me.jpg',
      content: sampleFile('plain.jpg'),
    })
    const photo = (await send('POST', '/versions', { kind: 'photo', subject: 'profile', uploadId }))
      .body as ClientDocument
    expect((await send('POST', `/versions/${newest(photo)}/reuse`, PASSPORT)).body).toMatchObject({
      code: 'CONFLICT',
      params: { fault: 'TYPE_NOT_ALLOWED' },
    })
  })
})

describe('“I cannot get this”', () => {
  test('is kept with its explanation, counts as given, and is over with an upload', async () => {
    const said = await send('PUT', '/cannot-get', { ...PASSPORT, explanation: '  The office is closed.  ' })
    expect(said.body).toMatchObject({ state: 'needed', cannotGet: { explanation: 'The office is closed.' } })
    const { progress, entries } = await checklist('FSW')
    expect(progress).toEqual({
      needed: entries.length,
      given: 1,
      withOffice: 0,
      withClient: entries.length - 1,
    })
    expect(await attach(PASSPORT)).toMatchObject({ cannotGet: null })
  })

  test('can be taken back, and an empty explanation points at its field', async () => {
    await send('PUT', '/cannot-get', { ...PASSPORT, explanation: 'x' })
    expect((await send('PUT', '/cannot-get', { ...PASSPORT, explanation: null })).body).toMatchObject({
      cannotGet: null,
    })
    expect((await send('PUT', '/cannot-get', { ...PASSPORT, explanation: ' ' })).body).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ field: 'explanation', fault: 'REQUIRED' }],
    })
  })
})

describe('a checklist', () => {
  const answers: Answers = {
    citizenship: 'IR',
    residence: 'IR',
    totalWorkYears: 5,
    jobs: [
      {
        id: 'j1',
        company: 'Arya Trading',
        country: 'IR',
        startedOn: '2020-01-01',
        current: true,
        employment: 'employee',
      },
    ],
  }

  test('grows and shrinks with the answers, and never loses a file', async () => {
    await tell(answers)
    const slot = { kind: 'employmentLetter', subject: 'profile/jobs.j1' }
    await attach(slot)
    const entry = (await checklist('FSW')).entries.find(({ kind }) => kind === 'employmentLetter')
    expect(entry).toMatchObject({ ...slot, why: 'JOB_TOLD', document: { state: 'uploaded', about: 'Arya Trading' } })
    await t.send('PATCH', '/api/profile', {
      token: mina.token,
      body: { base: 1, tab: 'tab-for-tests', turn: 2, changes: { 'jobs.j1': null } },
    })
    expect((await checklist('FSW')).entries.map(({ kind }) => kind)).not.toContain('employmentLetter')
    expect((await mine()).documents).toMatchObject([slot])
  })

  test('counts what is with us and what is with the client', async () => {
    await tell(answers)
    const before = (await checklist('FSW')).progress
    await attach(PASSPORT)
    await attach({ kind: 'proofOfFunds', subject: 'profile' })
    await t.db.transaction((tx) => submitForReview(t.deps, tx, mina.userId, 'FSW'))
    const after = await checklist('FSW')
    expect(after.progress).toEqual({
      needed: before.needed,
      given: 2,
      withOffice: 2,
      withClient: before.needed - 2,
    })
    const passport = after.entries.find(({ kind }) => kind === 'passport')
    const id = passport ? newest(passport.document) : ''
    await sendBackVersion(t.deps, t.db, { userId: mina.userId, versionId: id, by: agent.userId, reason: 'unreadable' })
    expect((await checklist('FSW')).progress).toMatchObject({ given: 1, withOffice: 1 })
    await markNotNeeded(t.deps, t.db, { userId: mina.userId, ...PASSPORT, by: agent.userId })
    expect((await checklist('FSW')).progress).toMatchObject({ given: 2, withOffice: 1 })
  })

  test('refuses a program that is none', async () => {
    expect((await send('GET', '/checklists/GOLD')).status).toBe(400)
  })
})

describe('a review', () => {
  test('in review and after acceptance the version stays as it is; a newer one may follow', async () => {
    const id = newest(await attach(PASSPORT))
    await t.db.transaction((tx) => submitForReview(t.deps, tx, mina.userId, 'FSW'))
    expect((await send('DELETE', `/versions/${id}`)).body).toMatchObject({
      code: 'CONFLICT',
      params: { state: 'inReview' },
    })
    await acceptVersion(t.deps, t.db, { userId: mina.userId, versionId: id, by: agent.userId })
    expect((await mine()).documents).toMatchObject([{ state: 'accepted' }])
    expect((await send('PUT', `/versions/${id}/dates`, { issuedOn: null, endsOn: '2031-01-01' })).status).toBe(409)
    expect(await attach(PASSPORT)).toMatchObject({ state: 'uploaded' })
  })

  test('sends back with a reason and a note, and only what is newest', async () => {
    const first = newest(await attach(PASSPORT))
    const second = newest(await attach(PASSPORT))
    const decision = { userId: mina.userId, by: agent.userId, reason: 'pagesMissing' } as const
    await expect(sendBackVersion(t.deps, t.db, { ...decision, versionId: first })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await sendBackVersion(t.deps, t.db, { ...decision, versionId: second, note: 'Page 2, please.' })
    expect((await mine()).documents).toMatchObject([
      { state: 'sentBack', versions: [{ sentBack: { reason: 'pagesMissing', note: 'Page 2, please.' } }, {}] },
    ])
  })

  test('says who said that a document is not needed', async () => {
    await markNotNeeded(t.deps, t.db, { userId: mina.userId, ...PASSPORT, by: agent.userId })
    expect((await mine()).documents).toMatchObject([{ state: 'notNeeded', notNeeded: { saidBy: 'Robin Sample' } }])
    await markNotNeeded(t.deps, t.db, { userId: mina.userId, ...PASSPORT, by: null })
    expect((await mine()).documents).toEqual([])
  })
})

describe('evidence', () => {
  const shown = async () => Object.fromEntries(await evidenceOf(t.db, mina.userId, t.deps.now()))

  test('comes from what is uploaded, and is verified once accepted', async () => {
    const id = newest(await attach(RESULT, { issuedOn: '2025-10-01' }))
    await attach(PASSPORT)
    await attach({ kind: 'eca', subject: 'profile/credentials.c1' })
    expect(await shown()).toEqual({
      'tests.t1': 'evidenced',
      birthDate: 'evidenced',
      citizenship: 'evidenced',
      'credentials.c1.eca': 'evidenced',
    })
    await acceptVersion(t.deps, t.db, { userId: mina.userId, versionId: id, by: agent.userId })
    expect(await shown()).toMatchObject({ 'tests.t1': 'verified' })
  })

  test('ends when the document expires, is sent back or removed', async () => {
    const id = newest(await attach(RESULT, { issuedOn: '2024-11-16' }))
    expect(await shown()).toEqual({ 'tests.t1': 'evidenced' })
    t.setNow('2026-11-16T12:00:00Z')
    expect(await shown()).toEqual({})
    t.setNow(NOON)
    await sendBackVersion(t.deps, t.db, {
      userId: mina.userId,
      versionId: id,
      by: agent.userId,
      reason: 'wrongDocument',
    })
    expect(await shown()).toEqual({})
    await send('DELETE', `/versions/${id}`)
    expect(await shown()).toEqual({})
  })
})

describe('links', () => {
  test('serve the file for five minutes under its readable name, and nothing else', async () => {
    await tell({ lastName: 'AHMADI' })
    const document = await attach(PASSPORT, { endsOn: '2031-05-02' })
    const { url, name } = (await send('POST', `/versions/${newest(document)}/link`, {})).body as {
      url: string
      name: string
    }
    expect(name).toBe('Passport_AHMADI_2031-05.pdf')
    const answer = await t.app.request(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('filename="Passport_AHMADI_2031-05.pdf"')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const content = Buffer.from(await answer.arrayBuffer())
    expect(content.equals(sampleFile('plain.pdf'))).toBe(true)
    const token = url.split('/').at(-1)
    expect((await t.send('GET', `/files/${token}`)).status).toBe(404)
    expect((await t.send('GET', `/files/archives/${token}`)).status).toBe(404)
    expect((await t.send('GET', `${url}x`)).status).toBe(404)
    t.setNow('2026-11-15T12:05:01Z')
    expect((await t.send('GET', url)).status).toBe(410)
  })

  test('of an archive give one ZIP in filing order with an index, every file whole', async () => {
    await t.db.execute(sql`update users set full_name = 'مینا احمدی‌نژاد' where id = ${mina.userId}`)
    await tell({
      totalWorkYears: 5,
      jobs: [{ id: 'j1', company: 'شرکت <آریا>', country: 'IR' }],
    })
    await attach({ kind: 'proofOfFunds', subject: 'profile' })
    await attach(PASSPORT, { endsOn: '2030-01-01' })
    await attach(PASSPORT, { endsOn: '2031-05-02' })
    await attach({ kind: 'employmentLetter', subject: 'profile/jobs.j1' })
    const { url } = (
      await t.send('POST', '/api/documents/archives', {
        token: mina.token,
        body: {},
        headers: { 'Accept-Language': 'fa' },
      })
    ).body as { url: string }
    const answer = await t.app.request(url)
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('احمدی‌نژاد'))
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual([
      '00_Index.pdf',
      '01_Passport_احمدی-نژاد_2031-05.pdf',
      '02_Employment-Letter_احمدی-نژاد_2026-11.pdf',
      '03_Proof-Of-Funds_احمدی-نژاد_2026-11.pdf',
    ])
    const pdf = files['01_Passport_احمدی-نژاد_2031-05.pdf'] ?? new Uint8Array()
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(
      createHash('sha256').update(sampleFile('plain.pdf')).digest('hex'),
    )
    const index = await wordsOf(files['00_Index.pdf'])
    for (const words of ['فهرست', 'ردیف', 'گواهی', '02_Employment-Letter_']) {
      expect(index).toContain(foldPersian(bare(words)))
    }
    expect(index.indexOf(foldPersian(bare('گذرنامه')))).toBeLessThan(index.indexOf(foldPersian(bare('گواهی'))))
  })

  test('of an archive for one program give only what it asks for, and an empty one says so', async () => {
    await attach({ kind: 'hskResult', subject: 'profile' })
    const collect = async (program: string) => {
      const { url } = (await send('POST', '/archives', { program })).body as { url: string }
      return unzipSync(new Uint8Array(await (await t.app.request(url)).arrayBuffer()))
    }
    const files = await collect('FSW')
    expect(Object.keys(files)).toEqual(['00_Index.pdf'])
    expect(await wordsOf(files['00_Index.pdf'])).toContain(bare('There is no document in this archive yet.'))
  })
})

describe('warnings before the end', () => {
  const mails = async () => (await t.mails()).filter(({ to }) => to === mina.email)
  const warnOn = async (day: string) => {
    t.setNow(`${day}T12:00:00Z`)
    await warnOfExpiry(t.deps)
    return (await mails()).length
  }

  test('leave once each at 90, 60, 30 and 14 days, in the person’s language', async () => {
    await t.db.execute(sql`update users set language = 'fa' where id = ${mina.userId}`)
    await attach(PASSPORT, { endsOn: '2027-06-30' })
    expect(await warnOn('2027-03-31')).toBe(0)
    expect(await warnOn('2027-04-01')).toBe(1)
    expect(await warnOn('2027-04-02')).toBe(1)
    expect(await warnOn('2027-05-01')).toBe(2)
    expect(await warnOn('2027-05-31')).toBe(3)
    expect(await warnOn('2027-06-16')).toBe(4)
    expect(await warnOn('2027-06-30')).toBe(4)
    expect(await warnOn('2027-07-01')).toBe(4)
    const [mail] = await mails()
    expect(mail?.content).toMatchObject({ language: 'fa', subject: expect.stringContaining('گذرنامه: معتبر تا') })
  })

  test('tell of several documents in one mail, and of a late upload only once', async () => {
    await attach(PASSPORT, { endsOn: '2026-12-05' })
    await attach({ kind: 'statusInCanada', subject: 'profile' }, { endsOn: '2026-11-20' })
    expect(await warnOn('2026-11-15')).toBe(1)
    expect(await warnOn('2026-11-16')).toBe(1)
    const [mail] = await mails()
    expect(mail?.content.subject).toBe('2 of your documents expire soon')
    expect(mailText(mail?.content)).toContain('Status in Canada: Valid until 20 November 2026, 5 days from today')
  })

  test('do not reach somebody who wants none', async () => {
    await t.send('PUT', '/api/mail-choices', {
      token: mina.token,
      body: { appointmentReminders: true, documentExpiry: false },
    })
    await attach(PASSPORT, { endsOn: '2026-12-05' })
    expect(await warnOn('2026-11-15')).toBe(0)
  })

  test('do not speak of what was replaced, removed or is not needed', async () => {
    await attach(PASSPORT, { endsOn: '2026-12-01' })
    await attach(PASSPORT, { endsOn: '2036-12-01' })
    const other = await attach({ kind: 'statusInCanada', subject: 'profile' }, { endsOn: '2026-12-01' })
    await send('DELETE', `/versions/${newest(other)}`)
    await attach({ kind: 'nominationCertificate', subject: 'profile' }, { endsOn: '2026-12-01' })
    await markNotNeeded(t.deps, t.db, {
      userId: mina.userId,
      kind: 'nominationCertificate',
      subject: 'profile',
      by: agent.userId,
    })
    expect(await warnOn('2026-11-20')).toBe(0)
  })
})

describe('two clients', () => {
  test('see, change, link, reuse and collect nothing of each other', async () => {
    const id = newest(await attach(PASSPORT))
    const arash = await t.signIn('student')
    expect((await mine(arash)).documents).toEqual([])
    for (const [method, path, body] of [
      ['DELETE', `/versions/${id}`, undefined],
      ['POST', `/versions/${id}/restore`, {}],
      ['POST', `/versions/${id}/link`, {}],
      ['POST', `/versions/${id}/reuse`, { kind: 'other', subject: 'profile' }],
      ['PUT', `/versions/${id}/dates`, { issuedOn: null, endsOn: null }],
    ] as const) {
      expect((await send(method, path, body, arash)).status, `${method} ${path}`).toBe(404)
    }
    const { id: uploadId } = await sendFile(t, mina.token, {
      purpose: 'certificate',
      name: 'a.pdf',
      content: sampleFile('plain.pdf'),
    })
    expect((await send('POST', '/versions', { ...PASSPORT, uploadId }, arash)).status).toBe(404)
    const { url } = (await send('POST', '/archives', {}, arash)).body as { url: string }
    const files = unzipSync(new Uint8Array(await (await t.app.request(url)).arrayBuffer()))
    expect(Object.keys(files)).toEqual(['00_Index.pdf'])
    expect((await mine()).documents).toHaveLength(1)
  })

  test('staff decide on nobody’s version under another’s name', async () => {
    const versionId = newest(await attach(PASSPORT))
    const arash = await t.signIn('student')
    await expect(
      acceptVersion(t.deps, t.db, { userId: arash.userId, versionId, by: agent.userId }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
