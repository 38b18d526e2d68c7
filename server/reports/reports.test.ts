import { readReportCode } from '@rahnama/contract/forms/report-code.ts'
import { type ReportSummary, reports } from '@rahnama/contract/reports.ts'
import { expect, test } from 'vitest'
import { single30 } from '../../contract/profile/people.test-data.ts'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { tellProfile } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

/** The told answers of the worked example, with a test that still counts today. */
const ANSWERS = { ...single30, 'tests.test-one.takenOn': '2026-01-10', 'credentials.degree-1.ecaOn': '2025-01-10' }

async function newClient(): Promise<SignedInAccount> {
  const client = await t.signIn('student')
  await tellProfile(t, client, ANSWERS)
  return client
}

async function keep(client: SignedInAccount): Promise<ReportSummary> {
  const answer = await t.as(client).call(reports.create, {})
  if (answer.outcome !== 'kept') throw new Error(`The report was not kept: ${answer.outcome}`)
  return answer.report
}

const read = (client: SignedInAccount, id: string) => t.as(client).call(reports.read, { id })

test('too little told keeps nothing and says what is missing', async () => {
  const client = await t.signIn('student')
  expect(await t.as(client).call(reports.create, {})).toMatchObject({
    outcome: 'tooEmpty',
    missing: expect.arrayContaining(['birthDate', 'tests']),
  })
  expect(await t.as(client).call(reports.list, {})).toEqual({ reports: [] })
})

test('a kept report has a code of ours, the day, the rules and the score', async () => {
  const client = await newClient()
  const report = await keep(client)
  expect(readReportCode(report.code)).toBe(report.code)
  expect(report).toMatchObject({ on: '2026-11-15', ruleSets: { crs: '2025-03-25' } })
  const { assessment, changedSince } = await read(client, report.id)
  expect(assessment.readings.told.range).toMatchObject({ low: report.low, high: report.high })
  expect(changedSince).toEqual({ rules: false, profile: false })
})

test('the same answers on the same day are kept once, also when asked for at the same moment', async () => {
  const client = await newClient()
  const kept = await Promise.all(Array.from({ length: 6 }, () => keep(client)))
  expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
  expect(await t.as(client).call(reports.list, {})).toMatchObject({ reports: [{}] })
})

test('a report stays as it was when the profile changes, says so, and a new one is another', async () => {
  const client = await newClient()
  const first = await keep(client)
  const before = await read(client, first.id)
  await tellProfile(t, client, { 'tests.test-one.writing': 6 })
  const after = await read(client, first.id)
  expect(after.changedSince).toEqual({ rules: false, profile: true })
  expect(after.assessment).toEqual(before.assessment)
  const second = await keep(client)
  expect(second.id).not.toBe(first.id)
  expect(second.low).toBeLessThan(first.low)
})

test('a report kept under other rules says that they have changed', async () => {
  const client = await newClient()
  const { id } = await keep(client)
  await t.db.execute(sql`alter table reports disable trigger reports_stay_as_they_were`)
  await t.db.execute(sql`update reports set rule_sets = rule_sets || '{"crs":"2020-10-20"}' where id = ${id}`)
  await t.db.execute(sql`alter table reports enable trigger reports_stay_as_they_were`)
  expect((await read(client, id)).changedSince.rules).toBe(true)
})

test('the database refuses to change a kept report', async () => {
  const { id } = await keep(await newClient())
  await expect(t.db.execute(sql`update reports set low = 900 where id = ${id}`)).rejects.toThrow('never changed')
})

test('a result that is not the one that was kept is not shown', async () => {
  const client = await newClient()
  const { id } = await keep(client)
  await t.db.execute(sql`alter table reports disable trigger reports_stay_as_they_were`)
  await t.db.execute(sql`update reports set result = replace(result, '"on"', '"On"') where id = ${id}`)
  await t.db.execute(sql`alter table reports enable trigger reports_stay_as_they_were`)
  expect(await t.as(client).refuse(reports.read, { id })).toMatchObject({ status: 500 })
})

test('a client can neither list, read nor download the reports of another', async () => {
  const [one, other] = [await newClient(), await t.signIn('student')]
  const { id } = await keep(one)
  expect(await t.as(other).call(reports.list, {})).toEqual({ reports: [] })
  expect(await t.as(other).refuse(reports.read, { id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await t.as(other).refuse(reports.download, { id, language: 'en' })).toMatchObject({ code: 'NOT_FOUND' })
})

test('whoever holds a report can confirm it, and learns nothing but what is printed on it', async () => {
  const client = await newClient()
  const { code, low, high } = await keep(client)
  await t.db.execute(sql`update users set full_name = 'Samira Vaziri' where id = ${client.userId}`)
  await tellProfile(t, client, { 'tests.test-one.speaking': 8 })
  const { code: later } = await keep(client)
  expect(await t.call(reports.verify, { code: later.toLowerCase().replaceAll('-', ' ') })).toEqual({
    isGenuine: true,
    code: later,
    on: '2026-11-15',
    ruleSet: '2025-03-25',
    low: expect.any(Number),
    high: expect.any(Number),
    initial: 'S',
  })
  expect(await t.call(reports.verify, { code })).toMatchObject({ low, high })
})

test('a code nobody was given, and what is no code at all, answer alike', async () => {
  for (const code of ['RH-2222-2222', 'RH-7K3M', "'; drop table reports; --", ''])
    expect(await t.call(reports.verify, { code })).toEqual({ isGenuine: false })
})

test('codes cannot be found by trying', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.9' }
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => t.attempt(reports.verify, { code: 'RH-2222-2222' }, { headers })),
  )
  expect(answers.some(({ status }) => status === 429)).toBe(true)
})
