import { cases } from '@rahnama/contract/cases/cases.ts'
import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { sendApplication } from '../test/cases.ts'
import { addConsultant } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'
import { readOfficeToday } from './office-today.ts'

const t = useTestApp()
const { office } = DEFAULT_SITE_SETTINGS
const closed = (on: string) => ({ on, name: { en: 'Team day', fa: 'روز تیم' } })

test('a day before today is not closed afterwards, and one that has passed stays closed', async () => {
  t.setNow('2026-11-16T15:00:00Z')
  const late = { version: 0, value: { ...office, closures: [closed('2026-11-13')] } }
  expect(await t.as('admin').refuse(siteSettings.updateOffice, late)).toMatchObject({
    issues: [{ field: 'value.closures.0.on', fault: 'TOO_EARLY' }],
  })
  const value = { ...office, closures: [closed('2026-11-16')] }
  await t.as('admin').call(siteSettings.updateOffice, { version: 0, value })
  t.setNow('2026-11-17T15:00:00Z')
  const { value: kept } = await t.as('admin').call(siteSettings.updateOffice, { version: 1, value: office })
  expect(kept.closures).toEqual([closed('2026-11-16')])
})

test('an office that never opens is refused', async () => {
  const value = { ...office, week: office.week.map(() => null) }
  expect(await t.as('admin').refuse(siteSettings.updateOffice, { version: 2, value })).toMatchObject({
    issues: [{ field: 'value.week', fault: 'REQUIRED' }],
  })
})

test('a holiday moves a running promise in the case, on the desk and for the client, by a day', async () => {
  t.setNow('2026-11-17T15:00:00Z')
  const client = await t.signIn('student')
  const { id, reference: folio } = await sendApplication(t, client)
  const dueOnDesk = async () =>
    (await t.db.row<{ at: Date }>(sql`select due_at as at from desk_items where id = ${id}`))?.at.toISOString()
  const support = () => t.as(client).call(messages.support, {})
  expect(await dueOnDesk()).toBe('2026-11-24T15:00:00.000Z')
  expect((await support()).replyBy).toBe('2026-11-18T15:00:00.000Z')

  const value = { ...office, closures: [closed('2026-11-18')] }
  await t.as('admin').call(siteSettings.updateOffice, { version: 2, value })
  await t.runJobs()
  expect(await dueOnDesk()).toBe('2026-11-25T15:00:00.000Z')
  expect((await support()).replyBy).toBe('2026-11-19T15:00:00.000Z')
  const { promise } = await t.as('admin').call(cases.read, { folio })
  expect(promise?.dueAt).toBe('2026-11-25T15:00:00.000Z')
  expect(promise?.sum).toContainEqual({ on: '2026-11-18', minutes: 0, isHoliday: true })
})

test('nobody is booked on a day the owner closed', async () => {
  t.setNow('2026-11-17T15:00:00Z')
  await addConsultant(t)
  const span = { type: 'initial', from: '2026-11-23T05:00:00Z', to: '2026-11-24T05:00:00Z' } as const
  const free = async () => (await t.call(consultations.slots, span)).slots.length
  expect(await free()).toBeGreaterThan(0)
  const { version, value } = await t.as('admin').call(siteSettings.readOffice, {})
  const closures = [...value.closures, closed('2026-11-23')]
  await t.as('admin').call(siteSettings.updateOffice, { version, value: { ...value, closures } })
  expect(await free()).toBe(0)
})

test('hours past midnight are saved, promised by and shown; a night that runs into the next day is refused', async () => {
  // Tuesday 01:00 in Toronto.
  t.setNow('2026-11-24T06:00:00Z')
  const { version, value } = await t.as('admin').call(siteSettings.readOffice, {})
  const week = office.week.map(() => ({ opens: '18:00', closes: '02:00' }))
  const clash = { ...value, week: week.with(2, { opens: '01:00', closes: '10:00' }) }
  expect(await t.as('admin').refuse(siteSettings.updateOffice, { version, value: clash })).toMatchObject({
    issues: [{ field: 'value.week', fault: 'INVALID' }],
  })
  await t.as('admin').call(siteSettings.updateOffice, { version, value: { ...value, week } })
  // They hold from today on: Tuesday's begin at 18:00, give eight hours of nine, and Wednesday's the last one.
  const client = await t.signIn('student')
  expect(await t.as(client).call(messages.support, {})).toMatchObject({
    ...{ opens: '2026-11-24T23:00:00.000Z', closes: '2026-11-25T07:00:00.000Z', replyBy: '2026-11-26T00:00:00.000Z' },
  })
  t.setNow('2026-11-25T06:00:00Z')
  expect(await t.as(client).call(messages.support, {})).toMatchObject({
    ...{ opens: '2026-11-24T23:00:00.000Z', closes: '2026-11-25T07:00:00.000Z' },
  })
  const { hours } = await readOfficeToday(t.deps, 'en')
  expect(hours?.[0]).toMatch(/18:00.*02:00|6:00.*2:00/)
})
