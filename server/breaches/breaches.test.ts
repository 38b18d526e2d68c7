import { randomUUID } from 'node:crypto'
import { audit } from '@rahnama/contract/audit.ts'
import { type BreachForm, breaches } from '@rahnama/contract/breaches.ts'
import { expect, test } from 'vitest'
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
