import { randomUUID } from 'node:crypto'
import { audit } from '@rahnama/contract/audit.ts'
import { type BreachForm, breaches } from '@rahnama/contract/breaches.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

const BREACH: BreachForm = {
  foundOn: '2026-11-14',
  what: 'A laptop was left on a train.',
  affected: 'Names and passports of clients of one consultant; the disk is encrypted.',
  people: 12,
  isRealRisk: false,
  assessment: 'The disk cannot be read without its key.',
  measures: 'The laptop was reported lost and its sessions ended.',
  reportedOn: null,
  toldOn: null,
  closedOn: null,
}

test('a breach is recorded once, completed over its version, kept for 24 months and written down', async () => {
  const id = randomUUID()
  const owner = t.as('admin')
  await owner.call(breaches.record, { id, breach: BREACH })
  const again = await owner.call(breaches.record, { id, breach: BREACH })
  expect(again.breaches).toMatchObject([{ id, version: 1, people: 12, keptUntil: '2028-11-14' }])
  for (const other of [{ foundOn: '2026-11-13' }, { people: 13 }, { toldOn: '2026-11-15' }]) {
    const refused = await owner.refuse(breaches.record, { id, breach: { ...BREACH, ...other } })
    expect([other, refused]).toMatchObject([other, { code: 'CONFLICT' }])
  }
  const known = { ...BREACH, isRealRisk: true, reportedOn: '2026-11-15', toldOn: '2026-11-16' }
  const { breaches: changed } = await owner.call(breaches.change, { id, version: 1, breach: known })
  expect(changed).toMatchObject([{ version: 2, isRealRisk: true, reportedOn: '2026-11-15', toldOn: '2026-11-16' }])
  expect(await owner.refuse(breaches.change, { id, version: 1, breach: BREACH })).toMatchObject({ code: 'CONFLICT' })
  expect(await owner.refuse(breaches.record, { id, breach: BREACH })).toMatchObject({ code: 'CONFLICT' })
  const unknown = { id: randomUUID(), version: 1, breach: BREACH }
  expect(await owner.refuse(breaches.change, unknown)).toMatchObject({ code: 'NOT_FOUND' })
  const { rows } = await owner.call(audit.list, { capability: 'privacy' })
  expect(rows.map(({ act }) => act)).toEqual(['privacy.changeBreach', 'privacy.recordBreach'])
})

const UNJUDGED: BreachForm = { ...BREACH, isRealRisk: null, assessment: '', measures: '' }
const REAL: BreachForm = { ...BREACH, isRealRisk: true, closedOn: '2026-11-20' }

test('a breach is recorded as soon as it is found, before anybody has judged it', async () => {
  const id = randomUUID()
  const { breaches: recorded } = await t.as('admin').call(breaches.record, { id, breach: UNJUDGED })
  expect(recorded.find((each) => each.id === id)).toMatchObject({ isRealRisk: null, assessment: '', closedOn: null })
})

test.each<[string, BreachForm, string, string]>([
  ['the reasons', { ...BREACH, assessment: ' ', closedOn: '2026-11-20' }, 'breach.assessment', 'NOT_ASSESSED'],
  ['a judgement', { ...BREACH, isRealRisk: null, closedOn: '2026-11-20' }, 'breach.isRealRisk', 'NOT_ASSESSED'],
  ['a report of a real risk', { ...REAL, toldOn: '2026-11-16' }, 'breach.reportedOn', 'NOT_REPORTED'],
  ['word to the people at risk', { ...REAL, reportedOn: '2026-11-16' }, 'breach.toldOn', 'NOT_REPORTED'],
])('a breach is not closed without %s', async (_, breach, field, fault) => {
  const owner = t.as('admin')
  const id = randomUUID()
  const known = { code: 'INVALID_INPUT', issues: [{ field, fault }] }
  expect(await owner.refuse(breaches.record, { id, breach })).toMatchObject(known)
  await owner.call(breaches.record, { id, breach: UNJUDGED })
  expect(await owner.refuse(breaches.change, { id, version: 1, breach })).toMatchObject(known)
})

test('a breach that was judged is closed, and one whose risk is real once everybody was told', async () => {
  const owner = t.as('admin')
  for (const breach of [
    { ...BREACH, closedOn: '2026-11-20' },
    { ...REAL, reportedOn: '2026-11-15', toldOn: '2026-11-16' },
  ]) {
    const id = randomUUID()
    const { breaches: kept } = await owner.call(breaches.record, { id, breach })
    expect(kept.find((each) => each.id === id)).toMatchObject({ closedOn: '2026-11-20' })
  }
})

test('the database itself refuses to close a breach that nobody has judged', async () => {
  const id = randomUUID()
  await t.as('admin').call(breaches.record, { id, breach: UNJUDGED })
  const closing = t.db.execute(sql`update breaches set closed_on = '2026-11-20' where id = ${id}`)
  await expect(closing).rejects.toThrow('breaches_closed_when_judged')
})
