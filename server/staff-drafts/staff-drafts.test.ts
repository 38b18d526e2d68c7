import { staffDrafts } from '@rahnama/contract/staff-drafts.ts'
import { expect, test } from 'vitest'
import { jobHandlers } from '../job-handlers.ts'
import { useTestApp } from '../test/test.ts'
import { setDraft } from './queries.ts'
import { purgeStaffDrafts, staffDraftPurge } from './staff-drafts.ts'

const t = useTestApp()
const NOTHING = { draft: null }

test('what somebody writes is there when they come back, is replaced by what they write next, and goes when it is sent', async () => {
  const me = t.as(await t.signIn('case_review_agent'))
  const thing = 'enquiry-1'
  const read = () => me.call(staffDrafts.read, { thing })
  expect(await read()).toEqual(NOTHING)
  await me.call(staffDrafts.save, { thing, body: { text: 'Dear', version: 1 } })
  expect(await read()).toEqual({ draft: { body: { text: 'Dear', version: 1 }, savedAt: '2026-11-15T12:00:00.000Z' } })
  await me.call(staffDrafts.save, { thing, body: { text: 'Dear Nava' } })
  expect(await read()).toMatchObject({ draft: { body: { text: 'Dear Nava' } } })
  await me.call(staffDrafts.remove, { thing })
  expect(await read()).toEqual(NOTHING)
})

test('nobody reads, replaces or removes what a colleague writes about the same thing', async () => {
  const [mine, theirs] = [t.as(await t.signIn('case_review_agent')), t.as(await t.signIn('case_review_agent'))]
  const thing = 'enquiry-2'
  await mine.call(staffDrafts.save, { thing, body: { text: 'Mine' } })
  expect(await theirs.call(staffDrafts.read, { thing })).toEqual(NOTHING)
  await theirs.call(staffDrafts.save, { thing, body: { text: 'Theirs' } })
  await theirs.call(staffDrafts.remove, { thing })
  expect(await mine.call(staffDrafts.read, { thing })).toMatchObject({ draft: { body: { text: 'Mine' } } })
})

test('a thing is named by small letters, digits and hyphens', async () => {
  await t.as('admin').call(staffDrafts.save, { thing: 'a'.repeat(100), body: {} })
  for (const thing of ['a'.repeat(101), 'Enquiry_1']) {
    expect(await t.as('admin').refuse(staffDrafts.save, { thing, body: {} })).toMatchObject({ status: 400 })
  }
})

test('what was left alone for 90 days is given up, by a job of its own', async () => {
  const admin = await t.signIn('admin')
  const saveAt = (thing: string, savedAt: string) =>
    setDraft(t.db, { userId: admin.userId, thing, body: {}, savedAt: new Date(savedAt) })
  await saveAt('old', '2026-08-17T11:59:00Z')
  await saveAt('newer', '2026-08-17T12:00:00Z')
  await purgeStaffDrafts(t.deps)
  expect(await t.as(admin).call(staffDrafts.read, { thing: 'old' })).toEqual(NOTHING)
  expect(await t.as(admin).call(staffDrafts.read, { thing: 'newer' })).not.toEqual(NOTHING)
  expect(jobHandlers.map(({ kind }) => kind)).toContain(staffDraftPurge)
})
