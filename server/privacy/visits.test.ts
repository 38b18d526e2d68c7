import { cases } from '@rahnama/contract/cases/cases.ts'
import { privacy } from '@rahnama/contract/privacy.ts'
import { users } from '@rahnama/contract/users.ts'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
let agent: SignedInAccount
let mina: SignedInAccount

beforeAll(async () => {
  agent = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  const { reference: folio } = await sendApplication(t, mina)
  t.setNow('2026-11-16T09:00:00Z')
  await t.as(agent).call(cases.read, { folio })
  await t.as(agent).call(cases.answers, { folio })
  t.setNow('2026-11-16T09:10:00Z')
  await t.as(agent).call(cases.read, { folio })
  t.setNow('2026-11-16T15:00:00Z')
  await t.as(agent).call(cases.read, { folio })
  t.setNow('2026-11-17T09:00:00Z')
  await t.as('admin').call(users.suspend, { userId: mina.userId, reason: 'A word of the office' })
  await t.as('admin').call(users.reopen, { userId: mina.userId })
})

const mine = (page: object = {}) => t.as(mina).call(privacy.visits, page)

test('a client reads who was at their file, when, why and what for, with what belongs together as one visit', async () => {
  const { visits } = await mine()
  expect(visits.map(({ name, role, from, acts, purpose }) => ({ name, role, from, acts, purpose }))).toEqual([
    {
      name: 'Robin Sample',
      role: 'admin',
      from: '2026-11-17T09:00:00.000Z',
      acts: ['user.reopen', 'user.suspend'],
      purpose: null,
    },
    {
      name: 'Robin Sample',
      role: 'case_review_agent',
      from: '2026-11-16T15:00:00.000Z',
      acts: ['case.read'],
      purpose: 'owner',
    },
    {
      name: 'Robin Sample',
      role: 'case_review_agent',
      from: '2026-11-16T09:00:00.000Z',
      acts: ['case.read', 'case.readAnswers'],
      purpose: 'owner',
    },
  ])
  expect(JSON.stringify(visits)).not.toContain('A word of the office')
})

test('a visit that began before the case was theirs is one of its owner', async () => {
  const kian = await t.signIn('student')
  t.setNow('2026-11-18T09:00:00Z')
  const { id, reference: folio } = await sendApplication(t, kian)
  await t.db.execute(sql`update cases set owner_id = null where application_id = ${id}`)
  await t.as(agent).call(cases.read, { folio })
  const purposes = async () => (await t.as(kian).call(privacy.visits, {})).visits.map(({ purpose }) => purpose)
  expect(await purposes()).toEqual(['unassigned'])
  await t.as(agent).call(cases.claim, { folio })
  t.setNow('2026-11-18T09:05:00Z')
  await t.as(agent).call(cases.answers, { folio })
  expect(await purposes()).toEqual(['owner'])
})

test('nobody else’s file is in it, and one’s own acts are no visits', async () => {
  expect((await t.as('student').call(privacy.visits, {})).visits).toEqual([])
  expect((await t.as(agent).call(privacy.visits, {})).visits).toEqual([])
})

test('pages follow each other without loss or double', async () => {
  const whole = (await mine()).visits.map(({ id }) => id)
  const seen: number[] = []
  let after: string | undefined
  do {
    const page = await mine({ limit: 1, ...(after && { after }) })
    seen.push(...page.visits.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toEqual(whole)
  expect(await t.as(mina).refuse(privacy.visits, { after: 'x' })).toMatchObject({ code: 'INVALID_INPUT' })
})

test('who left the firm is still named, and whose account is gone has a mark', async () => {
  await t.as('admin').call(users.suspend, { userId: agent.userId, reason: 'Left' })
  expect((await mine()).visits.at(-1)).toMatchObject({ name: 'Robin Sample', role: 'case_review_agent' })
  await t.db.execute(sql`delete from users where id = ${agent.userId}`)
  expect((await mine()).visits.at(-1)).toMatchObject({ name: null, mark: agent.userId.slice(0, 4) })
})
