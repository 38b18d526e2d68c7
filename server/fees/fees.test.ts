import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { content } from '@rahnama/contract/content/content.ts'
import { fees } from '@rahnama/contract/fees.ts'
import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { addConsultant, book, DETAILS, hold, visitor } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'
import { feesAt, seedFees, seedSampleFees } from './fees.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

beforeEach(async () => {
  t.setNow('2027-01-10T12:00:00Z')
  await t.db.execute(sql`delete from firm_fees where set_by is not null`)
})

async function rowOf(title: string) {
  const { rows } = await t.as('admin').call(fees.list, {})
  const row = rows.find((each) => each.title.en === title)
  if (!row) throw new Error(`No fee for ${title}`)
  return row
}

const feeOfOffer = async (type: string) => {
  const { types } = await t.call(consultations.options, {})
  const offer = types.find((each) => each.type === type)
  return { fee: offer?.words.en.fee, obstacle: offer?.obstacle }
}

const COMPREHENSIVE = 'Comprehensive consultation'

test('the list holds every consultation and service, and says of each sample that it is one', async () => {
  const { rows, total } = await t.as('admin').call(fees.list, {})
  expect(rows.filter(({ kind }) => kind === 'consultation').map(({ history: [fee] }) => fee)).toMatchObject([
    { basis: 'free', cad: null, isSample: false },
    { basis: 'fixed', cad: 180, isSample: true },
    { basis: 'agreed', cad: null, isSample: false },
  ])
  expect(rows.filter(({ kind }) => kind === 'service').every(({ history: [fee] }) => fee?.isSample)).toBe(true)
  expect(total.count).toBe(rows.length)
})

test('a new fee is read at once where people book and on the services page, without the mark of a sample', async () => {
  const { id } = await rowOf(COMPREHENSIVE)
  await t.as('admin').call(fees.set, { id, basis: 'fixed', cad: 210 })
  expect(await feeOfOffer('comprehensive')).toEqual({ fee: 'CA$210', obstacle: null })
  const express = await rowOf('Express Entry')
  await t.as('admin').call(fees.set, { id: express.id, basis: 'from', cad: 2600 })
  const services = await t.call(content.services, { language: 'fa' })
  expect(services.find(({ slug }) => slug === 'express-entry')?.fee).toBe('از ۲٬۶۰۰\u00a0دلار\u00a0کانادا')
})

test('whoever booked before keeps the fee they were told', async () => {
  const { id } = await rowOf(COMPREHENSIVE)
  await t.as('admin').call(fees.set, { id, basis: 'fixed', cad: 210 })
  const consultantId = await addConsultant(t)
  const wish = { consultantId, type: 'comprehensive', startsAt: '2027-01-18T15:00:00Z' } as const
  const appointment = await book(t, wish, { email: 'before@example.com' })
  t.setNow('2027-01-12T12:00:00Z')
  await t.as('admin').call(fees.set, { id, basis: 'fixed', cad: 290 })
  const kept = await visitor(t).call(consultations.readByLink, { token: appointment.token })
  expect(kept.words.en.fee).toBe('CA$210')
  expect((await feeOfOffer('comprehensive')).fee).toBe('CA$290')
  expect((await rowOf(COMPREHENSIVE)).history.map(({ cad }) => cad)).toEqual([290, 210, 180])
  const beforeAll = (await feesAt(t.db))({ kind: 'consultation', slug: 'comprehensive' }, new Date(0), 'en')
  expect(beforeAll).toContain('CA$180')
})

test('a consultation whose fee is not said cannot be booked', async () => {
  const consultantId = await addConsultant(t)
  const holdId = await hold(t, { consultantId, type: 'comprehensive', startsAt: '2027-01-19T15:00:00Z' })
  const { id } = await rowOf(COMPREHENSIVE)
  await t.as('admin').call(fees.set, { id, basis: 'unsaid' })
  expect(await feeOfOffer('comprehensive')).toEqual({ fee: null, obstacle: 'feeUnsaid' })
  const answer = await visitor(t).call(consultations.book, { ...DETAILS, email: 'm@example.com', holdId })
  expect(answer).toEqual({ result: 'refused', obstacle: 'feeUnsaid' })
})

test('tomans stand beside an amount only at the rate the owner noted, with its day', async () => {
  const { id } = await rowOf(COMPREHENSIVE)
  await t.as('admin').call(fees.set, { id, basis: 'fixed', cad: 180 })
  const value = { ...DEFAULT_SITE_SETTINGS.advisor, toman: { perDollar: 85_000, on: '2027-01-09' } }
  const { version } = await t.as('admin').call(siteSettings.readAdvisor, {})
  await t.as('admin').call(siteSettings.updateAdvisor, { version, value })
  expect((await feeOfOffer('comprehensive')).fee).toBe(
    'CA$180 · about 15.3\u00a0million tomans at our rate of 9\u00a0January\u00a02027',
  )
  expect((await feeOfOffer('initial')).fee).toBe('Free')
})

test('an amount is asked for where one is named, and refused where none is', async () => {
  const { id } = await rowOf(COMPREHENSIVE)
  const post = (body: object) => t.as('admin').send('POST', `/api/fees/${id}`, { body })
  expect(await post({ basis: 'fixed' })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect(await post({ basis: 'free', cad: 5 })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
})

test('who changed a fee is in the audit, and seeding again changes nothing', async () => {
  const { id } = await rowOf(COMPREHENSIVE)
  await t.as('admin').call(fees.set, { id, basis: 'from', cad: 150 })
  expect(await t.db.row(sql`select act from audit_entries where target = ${`content:${id}`} limit 1`)).toEqual({
    act: 'fees.set',
  })
  const count = () => t.db.row<{ count: number }>(sql`select count(*)::int as count from firm_fees`)
  const before = await count()
  await seedFees(t.db, t.deps.now())
  await seedSampleFees(t.db, t.deps.now())
  expect(await count()).toEqual(before)
})
