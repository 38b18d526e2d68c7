import { expect, test } from 'vitest'
import { jobHandlers } from '../job-handlers.ts'
import { useTestApp } from '../test/test.ts'
import { setDraft } from './queries.ts'
import { purgeStaffDrafts, staffDraftPurge } from './staff-drafts.ts'

const t = useTestApp()
const at = (thing: string) => `/api/staff-drafts/${thing}`
const NOTHING = { draft: null }

test('what somebody writes is there when they come back, is replaced by what they write next, and goes when it is sent', async () => {
  const { token } = await t.signIn('case_review_agent')
  const read = async () => (await t.send('GET', at('enquiry-1'), { token })).body
  expect(await read()).toEqual(NOTHING)
  await t.send('PUT', at('enquiry-1'), { token, body: { body: { text: 'Dear', version: 1 } } })
  expect(await read()).toEqual({ draft: { body: { text: 'Dear', version: 1 }, savedAt: '2026-11-15T12:00:00.000Z' } })
  await t.send('PUT', at('enquiry-1'), { token, body: { body: { text: 'Dear Nava' } } })
  expect(await read()).toMatchObject({ draft: { body: { text: 'Dear Nava' } } })
  expect((await t.send('DELETE', at('enquiry-1'), { token })).status).toBe(200)
  expect(await read()).toEqual(NOTHING)
})

test('nobody reads, replaces or removes what a colleague writes about the same thing', async () => {
  const [mine, theirs] = [await t.signIn('case_review_agent'), await t.signIn('case_review_agent')]
  await t.send('PUT', at('enquiry-2'), { token: mine.token, body: { body: { text: 'Mine' } } })
  expect((await t.send('GET', at('enquiry-2'), { token: theirs.token })).body).toEqual(NOTHING)
  await t.send('PUT', at('enquiry-2'), { token: theirs.token, body: { body: { text: 'Theirs' } } })
  await t.send('DELETE', at('enquiry-2'), { token: theirs.token })
  expect((await t.send('GET', at('enquiry-2'), { token: mine.token })).body).toMatchObject({
    draft: { body: { text: 'Mine' } },
  })
})

test('a thing is named by small letters, digits and hyphens', async () => {
  expect((await t.as('admin').send('PUT', at('a'.repeat(100)), { body: { body: {} } })).status).toBe(200)
  expect((await t.as('admin').send('PUT', at('a'.repeat(101)), { body: { body: {} } })).status).toBe(400)
  expect((await t.as('admin').send('PUT', at('Enquiry_1'), { body: { body: {} } })).status).toBe(400)
})

test('what was left alone for 90 days is given up, by a job of its own', async () => {
  const { token, userId } = await t.signIn('admin')
  const saveAt = (thing: string, savedAt: string) =>
    setDraft(t.db, { userId, thing, body: {}, savedAt: new Date(savedAt) })
  await saveAt('old', '2026-08-17T11:59:00Z')
  await saveAt('newer', '2026-08-17T12:00:00Z')
  await purgeStaffDrafts(t.deps)
  expect((await t.send('GET', at('old'), { token })).body).toEqual(NOTHING)
  expect((await t.send('GET', at('newer'), { token })).body).not.toEqual(NOTHING)
  expect(jobHandlers.map(({ kind }) => kind)).toContain(staffDraftPurge)
})
