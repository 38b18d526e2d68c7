import { cases } from '@rahnama/contract/cases/cases.ts'
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
