import { createHash } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { type ClientDocument, type DocumentKey, documents } from '@rahnama/contract/documents.ts'
import { type Answers, flatten } from '@rahnama/contract/long-form/long-form.ts'
import { mailChoices } from '@rahnama/contract/mail-choices.ts'
import type { TypedInput } from '@rahnama/contract/procedure.ts'
import { PROGRAMS, type Program } from '@rahnama/rules/programs/programs.ts'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from '../db/db.ts'
import { bare, foldPersian, openPdf, piecesOf } from '../reports/print/read-pdf.test-data.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { tellProfile } from '../test/cases.ts'
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

type Dates = Pick<TypedInput<typeof documents.attach>, 'issuedOn' | 'endsOn'>

const mine = (who = mina) => t.as(who).call(documents.mine, {})
const remove = (id: string) => t.as(mina).call(documents.remove, { id })

async function attach(slot: DocumentKey, dates: Dates = {}) {
  const content = sampleFile('plain.pdf')
  const { id: uploadId } = await sendFile(t, mina.token, { purpose: 'document', name: 'scan.pdf', content })
  return t.as(mina).call(documents.attach, { ...slot, uploadId, ...dates })
}
const newest = (document: ClientDocument) => document.versions[0]?.id ?? ''

const tell = (answers: Answers) => tellProfile(t, mina, flatten(answers))
const checklist = (program: Program) => t.as(mina).call(documents.checklist, { program })

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
      purpose: 'document',
      name: 'a.pdf',
      content: sampleFile('plain.pdf'),
    })
    const input = { ...PASSPORT, uploadId: id }
    await t.as(mina).call(documents.attach, input)
    expect((await t.as(mina).call(documents.attach, input)).versions).toHaveLength(1)
    expect(await t.as(mina).refuse(documents.attach, { ...input, kind: 'degree' })).toMatchObject({ code: 'CONFLICT' })
  })

  test('refuses an upload made for another purpose, and one that does not exist', async () => {
    const { id } = await sendFile(t, mina.token, { purpose: 'cv', name: 'cv.pdf', content: sampleFile('plain.pdf') })
    const refused = async (uploadId: string) =>
      (await t.as(mina).refuse(documents.attach, { ...PASSPORT, uploadId })).code
    expect(await refused(id)).toBe('CONFLICT')
    expect(await refused('5f0c7c1e-3a2b-4d6e-8f90-123456789abc')).toBe('NOT_FOUND')
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
    const dates = { id: newest(await attach(RESULT)), issuedOn: '2024-11-01', endsOn: null }
    expect(await t.as(mina).call(documents.setDates, dates)).toMatchObject({
      validUntil: '2026-10-31',
      state: 'expired',
    })
  })

  test('takes the date of a test from the profile instead of asking again', async () => {
    await tell({ hasTests: true, tests: [{ id: 't1', test: 'IELTS_GT', takenOn: '2025-12-01' }] })
    expect(await attach(RESULT)).toMatchObject({ validUntil: '2027-11-30', about: 'IELTS_GT' })
  })

  test('refuses a kind, a subject and a date that are none', async () => {
    const faultyFields = async (wrong: object) => {
      const input = { ...PASSPORT, uploadId: crypto.randomUUID(), ...wrong }
      return (await t.as(mina).refuse(documents.attach, input)).issues?.map(({ field }) => field)
    }
    expect(await faultyFields({ kind: 'horse' })).toEqual(['kind'])
    expect(await faultyFields({ subject: 'profile/../x' })).toEqual(['subject'])
    expect(await faultyFields({ endsOn: '2031-02-30' })).toEqual(['endsOn'])
  })
})

describe('a removed version', () => {
  test('is gone from the document, can be brought back for 30 days, and then its file is gone', async () => {
    const document = await attach(PASSPORT)
    const id = newest(document)
    expect(await remove(id)).toMatchObject({ state: 'needed', versions: [] })
    expect((await mine()).removed).toMatchObject([{ version: { id }, goneOn: '2026-12-15' }])
    expect(await t.as(mina).call(documents.restore, { id })).toMatchObject({ state: 'uploaded' })
    await remove(id)
    t.setNow('2026-12-15T11:59:00Z')
    await emptyDocumentBin(t.deps)
    const { fileId } = (await t.db.row<{ fileId: string }>(
      sql`select file_id as "fileId" from document_versions where id = ${id}`,
    )) as { fileId: string }
    t.setNow('2026-12-15T12:00:00Z')
    await emptyDocumentBin(t.deps)
    expect(await t.deps.files.find(t.db, fileId)).toBeUndefined()
    expect(await t.as(mina).refuse(documents.restore, { id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('leaves a file that another document still uses', async () => {
    const id = newest(await attach(PASSPORT))
    const reused = await t.as(mina).call(documents.reuse, { id, kind: 'other', subject: 'profile' })
    expect(reused).toMatchObject({ state: 'uploaded' })
    await remove(id)
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
    const reuse = () => t.as(mina).call(documents.reuse, { id, kind: 'transcript', subject: 'profile' })
    const document = await reuse()
    expect(document).toMatchObject({ kind: 'transcript', state: 'uploaded' })
    await acceptVersion(t.deps, t.db, { userId: mina.userId, versionId: id, by: agent.userId })
    const states = (await mine()).documents.map(({ kind, state }) => [kind, state])
    expect(states).toEqual([
      ['degree', 'accepted'],
      ['transcript', 'uploaded'],
    ])
    expect((await reuse()).versions).toHaveLength(1)
  })

  test('is refused where its type is not taken', async () => {
    const { id: uploadId } = await sendFile(t, mina.token, {
      purpose: 'portrait',
      name: 'me.jpg',
      content: sampleFile('plain.jpg'),
    })
    const photo = await t.as(mina).call(documents.attach, { kind: 'photo', subject: 'profile', uploadId })
    expect(await t.as(mina).refuse(documents.reuse, { id: newest(photo), ...PASSPORT })).toMatchObject({
      code: 'CONFLICT',
      params: { fault: 'TYPE_NOT_ALLOWED' },
    })
  })
})

describe('“I cannot get this”', () => {
  test('is kept with its explanation, counts as explained and not as given, and is over with an upload', async () => {
    const explanation = '  The office is closed.  '
    const said = await t.as(mina).call(documents.cannotGet, { ...PASSPORT, program: 'FSW', explanation })
    expect(said).toMatchObject({ state: 'needed', cannotGet: { explanation: 'The office is closed.' } })
    const { progress, entries } = await checklist('FSW')
    expect(progress).toMatchObject({ given: 0, explained: 1, accepted: 0 })
    expect(progress.needed).toBe(1 + progress.missing)
    expect(progress.needed + progress.later + progress.helpful).toBe(entries.length)
    expect(await attach(PASSPORT)).toMatchObject({ cannotGet: null })
  })

  test('in one application says nothing in another', async () => {
    await t.as(mina).call(documents.cannotGet, { ...PASSPORT, program: 'FSW', explanation: 'The office is closed.' })
    const passportIn = async (program: Program) =>
      (await checklist(program)).entries.find(({ kind }) => kind === 'passport')?.document.cannotGet
    expect(await passportIn('FSW')).toMatchObject({ program: 'FSW', explanation: 'The office is closed.' })
    expect(await passportIn('PNP')).toBeNull()
    expect((await checklist('PNP')).progress).toMatchObject({ given: 0, explained: 0 })
  })

  test('can be taken back, and an empty explanation points at its field', async () => {
    const say = (explanation: string | null) =>
      t.as(mina).call(documents.cannotGet, { ...PASSPORT, program: 'FSW', explanation })
    await say('x')
    expect(await say(null)).toMatchObject({ cannotGet: null })
    expect(
      await t.as(mina).refuse(documents.cannotGet, { ...PASSPORT, program: 'FSW', explanation: ' ' }),
    ).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ field: 'explanation', fault: 'REQUIRED' }],
    })
  })
})

describe('a checklist', () => {
  test('of what was asked about comes first, and of what is applied for before all others', async () => {
    await tell({ interests: ['study_china'] })
    expect((await mine()).programs[0]).toBe('STUDY_CN')
    await t.as(mina).call(applications.start, { program: 'PNP', knowing: true })
    const { programs } = await mine()
    expect(programs.slice(0, 2)).toEqual(['PNP', 'STUDY_CN'])
    expect(programs.toSorted()).toEqual(PROGRAMS.toSorted())
  })

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
    const slot = { kind: 'employmentLetter', subject: 'profile/jobs.j1' } as const
    await attach(slot)
    const entry = (await checklist('FSW')).entries.find(({ kind }) => kind === 'employmentLetter')
    expect(entry).toMatchObject({ ...slot, why: 'JOB_TOLD', document: { state: 'uploaded', about: 'Arya Trading' } })
    await tellProfile(t, mina, { 'jobs.j1': null })
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
    expect(after.progress).toMatchObject({
      needed: before.needed,
      given: 2,
      withOffice: 2,
      missing: before.needed - 2,
    })
    const passport = after.entries.find(({ kind }) => kind === 'passport')
    const id = passport ? newest(passport.document) : ''
    await sendBackVersion(t.deps, t.db, {
      userId: mina.userId,
      versionId: id,
      by: agent.userId,
      reason: 'unreadable',
      wording: 1,
    })
    expect((await checklist('FSW')).progress).toMatchObject({ given: 1, withOffice: 1 })
    await markNotNeeded(t.deps, t.db, { userId: mina.userId, ...PASSPORT, by: agent.userId })
    expect((await checklist('FSW')).progress).toMatchObject({ needed: before.needed - 1, given: 1, withOffice: 1 })
  })

  test('refuses a program that is none', async () => {
    const { issues } = await t.as(mina).refuse(documents.checklist, { program: 'GOLD' })
    expect(issues).toMatchObject([{ field: 'program' }])
  })
})

describe('a review', () => {
  test('in review and after acceptance the version stays as it is; a newer one may follow', async () => {
    const id = newest(await attach(PASSPORT))
    await t.db.transaction((tx) => submitForReview(t.deps, tx, mina.userId, 'FSW'))
    expect(await t.as(mina).refuse(documents.remove, { id })).toMatchObject({
      code: 'CONFLICT',
      params: { state: 'inReview' },
    })
    await acceptVersion(t.deps, t.db, { userId: mina.userId, versionId: id, by: agent.userId })
    expect((await mine()).documents).toMatchObject([{ state: 'accepted' }])
    const dates = { id, issuedOn: null, endsOn: '2031-01-01' }
    expect(await t.as(mina).refuse(documents.setDates, dates)).toMatchObject({ code: 'CONFLICT' })
    expect(await attach(PASSPORT)).toMatchObject({ state: 'uploaded' })
  })

  test('sends back with a reason and a note, and only what is newest', async () => {
    const first = newest(await attach(PASSPORT))
    const second = newest(await attach(PASSPORT))
    const decision = { userId: mina.userId, by: agent.userId, reason: 'pagesMissing', wording: 1 }
    await expect(sendBackVersion(t.deps, t.db, { ...decision, versionId: first })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await sendBackVersion(t.deps, t.db, { ...decision, versionId: second, note: 'Page 2, please.' })
    expect((await mine()).documents).toMatchObject([
      {
        state: 'sentBack',
        versions: [
          {
            sentBack: {
              sentence: { en: 'Pages are missing. Please upload all of them as one file.' },
              remedy: 'newPicture',
              note: 'Page 2, please.',
            },
          },
          {},
        ],
      },
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
      wording: 1,
    })
    expect(await shown()).toEqual({})
    await remove(id)
    expect(await shown()).toEqual({})
  })
})

describe('links', () => {
  test('serve the file for five minutes under its readable name, and nothing else', async () => {
    await tell({ lastName: 'AHMADI' })
    const document = await attach(PASSPORT, { endsOn: '2031-05-02' })
    const { url, name } = await t.as(mina).call(documents.link, { id: newest(document) })
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
    const { url } = await t.as(mina).call(documents.collect, {}, { headers: { 'Accept-Language': 'fa' } })
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

  test('of archives beyond one person’s share are refused for the price of two looks, at the session and the archive, before their documents are read', async () => {
    const { url } = await t.as(mina).call(documents.collect, {})
    const looks = [vi.spyOn(t.db, 'row'), vi.spyOn(t.db, 'rows')]
    const looked = () => looks.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    await (await t.app.request(url)).arrayBuffer()
    const forOne = looked()
    const drawn = Promise.withResolvers<Uint8Array>()
    const drawing = vi.spyOn(t.deps.pdf, 'render').mockReturnValue(drawn.promise)
    const answers: number[] = []
    const asked = Array.from({ length: 40 }, async () => {
      const response = await t.app.request(url)
      answers.push(response.status)
      await response.arrayBuffer()
    })
    // Three are drawn, twenty wait.
    await expect.poll(() => answers).toEqual(Array(17).fill(429))
    await expect.poll(() => drawing.mock.calls.length).toBe(3)
    expect(looked() - forOne).toBe(2 * 40 + 3 * (forOne - 2))
    drawn.resolve(new Uint8Array())
    await Promise.all(asked)
    for (const spy of [...looks, drawing]) spy.mockRestore()
    expect(answers.filter((status) => status === 200)).toHaveLength(23)
  })

  test('of an archive for one program give only what it asks for, and an empty one says so', async () => {
    await attach({ kind: 'hskResult', subject: 'profile' })
    const { url } = await t.as(mina).call(documents.collect, { program: 'FSW' })
    const files = unzipSync(new Uint8Array(await (await t.app.request(url)).arrayBuffer()))
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
    const choices = await t.as(mina).call(mailChoices.read, {})
    const paces = { ...choices.paces, documentExpiry: 'never' } as const
    await t.as(mina).call(mailChoices.update, { ...choices, paces })
    await attach(PASSPORT, { endsOn: '2026-12-05' })
    expect(await warnOn('2026-11-15')).toBe(0)
  })

  test('do not speak of what was replaced, removed or is not needed', async () => {
    await attach(PASSPORT, { endsOn: '2026-12-01' })
    await attach(PASSPORT, { endsOn: '2036-12-01' })
    const other = await attach({ kind: 'statusInCanada', subject: 'profile' }, { endsOn: '2026-12-01' })
    await remove(newest(other))
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
    for (const [act, input] of [
      [documents.remove, {}],
      [documents.restore, {}],
      [documents.link, {}],
      [documents.reuse, { kind: 'other', subject: 'profile' }],
      [documents.setDates, { issuedOn: null, endsOn: null }],
    ] as const) {
      const { code } = await t.as(arash).refuse(act, { id, ...input })
      expect([act.path, code]).toEqual([act.path, 'NOT_FOUND'])
    }
    const { id: uploadId } = await sendFile(t, mina.token, {
      purpose: 'document',
      name: 'a.pdf',
      content: sampleFile('plain.pdf'),
    })
    const stolen = await t.as(arash).refuse(documents.attach, { ...PASSPORT, uploadId })
    expect(stolen.code).toBe('NOT_FOUND')
    const { url } = await t.as(arash).call(documents.collect, {})
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
