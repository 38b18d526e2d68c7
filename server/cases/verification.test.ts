import { cases } from '@rahnama/contract/cases/cases.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { givePassport, sendApplication, tellProfile } from '../test/cases.ts'
import { sampleFile } from '../test/sample-files.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

let agent: SignedInAccount
let mina: SignedInAccount
let folio: string
let id: string

beforeEach(async () => {
  t.setNow('2026-11-16T15:00:00Z')
  await t.db.execute(sql`delete from user_roles where role = 'case_review_agent'`)
  await t.db.execute(sql`delete from desk_items`)
  agent = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  const sent = await sendApplication(t, mina)
  folio = sent.reference
  id = sent.id
})

const show = (versionId: string) => t.as(agent).call(cases.toVerify, { folio, versionId })
const next = (input: { folio?: string; skipped?: string[] } = {}) =>
  t.as(agent).call(cases.nextToVerify, { view: 'all', ...input })
const toVerify = async () => (await t.as(agent).call(cases.list, { view: 'all' })).rows[0]?.documentsToVerify

describe('a document that is shown', () => {
  test('says when a newer file came, whose case it is and in which language to ask', async () => {
    const first = await givePassport(t, mina)
    expect(await show(first.id)).toMatchObject({ newer: null, applicationId: id, language: 'en' })
    t.setNow('2026-11-16T15:30:00Z')
    const second = await givePassport(t, mina, sampleFile('plain.docx'))
    expect((await show(first.id)).newer).toEqual({ versionId: second.id, uploadedAt: '2026-11-16T15:30:00.000Z' })
    expect((await show(second.id)).newer).toBeNull()
  })

  test('stands beside the answers under the names the profile asks them by', async () => {
    await tellProfile(t, mina, { birthDate: '1994-02-17', citizenship: 'IR', phone: '+989121234567' })
    const { id: versionId } = await givePassport(t, mina)
    const { proves } = await show(versionId)
    expect(proves.map(({ path }) => path).toSorted()).toEqual(['birthDate', 'citizenship'])
  })
})

describe('a document of somebody else in the family', () => {
  beforeEach(async () => {
    await tellProfile(t, mina, {
      ...{ firstName: 'Mina', birthDate: '1994-02-17', maritalStatus: 'married', partnerAccompanying: true },
      ...{ partnerBirthDate: '1991-09-30', partnerCitizenOrPermanentResident: false, partnerHasTests: true },
      ...{ 'partnerTests.p1': 0, 'partnerTests.p1.test': 'IELTS_GT', 'partnerTests.p1.listening': 7 },
      ...{ hasChildren: true, numberOfChildren: 2 },
      ...{ 'children.sara': 0, 'children.sara.age': 6, 'children.sara.birthDate': '2020-05-03' },
      ...{ 'children.ali': 1, 'children.ali.age': 2, citizenship: 'IR', residence: 'TR' },
      ...{ 'jobs.j1': 0, 'jobs.j1.title': 'Engineer', 'jobs.j1.country': 'IR', 'jobs.j1.startedOn': '2018-03-01' },
    })
  })

  /** As the client's page attaches it, under whatever the list asks for. */
  const shownOf = async (kind: DocumentKind, subject: string) => {
    const { id: versionId } = await givePassport(t, mina)
    await t.db.execute(sql`
      update documents set kind = ${kind}, subject = ${subject}
      where id = (select document_id from document_versions where id = ${versionId})`)
    const { whose, proves } = await show(versionId)
    return { whose, proves: Object.fromEntries(proves.map(({ path, value }) => [path, value])) }
  }

  test('is held against what was said of the partner', async () => {
    expect(await shownOf('passport', 'profile/partner')).toEqual({
      whose: 'partner',
      proves: { partnerBirthDate: '1991-09-30', partnerCitizenOrPermanentResident: false },
    })
    expect(await shownOf('languageResult', 'profile/partnerTests.p1')).toEqual({
      whose: 'partner',
      proves: { 'partnerTests.p1.test': 'IELTS_GT', 'partnerTests.p1.listening': 7 },
    })
  })

  test('is held against what was said of this child and no other', async () => {
    expect(await shownOf('childBirthCertificate', 'profile/children.sara')).toEqual({
      whose: 'child',
      proves: { 'children.sara.age': 6, 'children.sara.birthDate': '2020-05-03' },
    })
    expect(await shownOf('passport', 'profile/children.ali')).toMatchObject({ proves: { 'children.ali.age': 2 } })
  })

  test('and a police certificate against where the client is from, lives and worked', async () => {
    expect(await shownOf('policeCertificate', 'profile/countries.IR')).toEqual({
      whose: 'applicant',
      proves: { citizenship: 'IR', 'jobs.j1.country': 'IR', 'jobs.j1.startedOn': '2018-03-01' },
    })
    expect((await shownOf('policeCertificate', 'profile/countries.TR')).proves).toEqual({ residence: 'TR' })
  })
})

test('a decision that was undone and taken anew has its own ten seconds', async () => {
  const { id: versionId } = await givePassport(t, mina)
  const { checksum } = await show(versionId)
  await t.as(agent).call(cases.accept, { folio, versionId, checksum })
  t.setNow('2026-11-16T15:00:05Z')
  await t.as(agent).call(cases.undoDecision, { folio, versionId })
  await t.as(agent).call(cases.accept, { folio, versionId, checksum })
  t.setNow('2026-11-16T15:00:11Z')
  await t.runJobs()
  expect((await show(versionId)).version.state).toBe('inReview')
  t.setNow('2026-11-16T15:00:16Z')
  await t.runJobs()
  expect((await show(versionId)).version.state).toBe('accepted')
})

describe('the next document', () => {
  test('is none that was left for later, and of this case first', async () => {
    const { id: versionId } = await givePassport(t, mina)
    expect(await next({ folio })).toEqual({ next: { folio, versionId }, left: 1 })
    expect(await next({ folio, skipped: [versionId] })).toEqual({ next: null, left: 0 })
  })

  test('is none that nobody needs any more, and the count on the desk agrees', async () => {
    await givePassport(t, mina)
    expect(await toVerify()).toBe(1)
    const passport = { folio, kind: 'passport', subject: 'profile', isNotNeeded: true } as const
    await t.as(agent).call(cases.notNeeded, passport)
    expect((await next()).next).toBeNull()
    expect(await toVerify()).toBe(0)
  })

  test('is the newer of two versions, and they count as one', async () => {
    await givePassport(t, mina)
    const { id: newer } = await givePassport(t, mina, sampleFile('plain.docx'))
    expect((await next()).next).toEqual({ folio, versionId: newer })
    expect(await toVerify()).toBe(1)
  })
})
