import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { documents } from '@rahnama/contract/documents.ts'
import { eligibility } from '@rahnama/contract/eligibility/eligibility.ts'
import { single30 } from '@rahnama/contract/profile/people.test-data.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { tellProfile } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

/** Never worked, which the Federal Skilled Worker program asks of everybody; asked about study in China. */
async function withoutWork() {
  const me = await t.signIn('student')
  await tellProfile(t, me, single30)
  const { version } = await t.as(me).call(profile.read, {})
  await t.as(me).call(profile.complete, { version })
  return me
}

const rowsOf = ({ userId }: { userId: string }) => t.db.rows(sql`select 1 from applications where user_id = ${userId}`)
const unmetIn = async (id: string) =>
  (
    await t.db.rows<{ what: string; unmet: string[] }>(
      sql`select what, unmet from application_events where application_id = ${id} order by place`,
    )
  ).map(({ what, unmet }) => [what, unmet.includes('fsw-work')])

describe('a program whose hard requirements are not met', () => {
  test('is not started before its client was told which', async () => {
    const me = await withoutWork()
    const answer = await t.as(me).call(applications.start, { program: 'FSW' })
    if (answer.result !== 'notMet') throw new Error(answer.result)
    expect(answer.shortfall.unmet.map(({ id }) => id)).toContain('fsw-work')
    expect(answer.shortfall.unmet.every(({ hard, status }) => hard && status === 'notMet')).toBe(true)
    expect(await rowsOf(me)).toEqual([])
  })

  test('is started and sent by whoever goes on, and both are written down with what was not met', async () => {
    const me = await withoutWork()
    const started = await t.as(me).call(applications.start, { program: 'FSW', knowing: true })
    if (started.result !== 'started') throw new Error(started.result)
    const { id, shortfall } = started.application
    expect(shortfall?.unmet.map((each) => each.id)).toContain('fsw-work')
    const { entries } = await t.as(me).call(documents.checklist, { program: 'FSW' })
    for (const { kind, subject } of entries)
      await t.as(me).call(documents.cannotGet, { kind, subject, program: 'FSW', explanation: 'Lost in the move.' })

    const refused = await t.as(me).call(applications.submit, { id, idempotencyKey: randomUUID() })
    expect([refused.result, refused.application.stage]).toEqual(['notMet', 'preparing'])
    const sent = await t.as(me).call(applications.submit, { id, idempotencyKey: randomUUID(), knowing: true })
    expect([sent.result, sent.application.shortfall]).toEqual(['submitted', null])
    expect(await unmetIn(id)).toEqual([
      ['started', true],
      ['submitted', true],
    ])
  })

  test('names a better one only where there is one: never itself', async () => {
    const me = await withoutWork()
    const { prospect } = await t.as(me).call(eligibility.summary, {})
    const answer = await t.as(me).call(applications.start, { program: 'FAMILY' })
    if (answer.result !== 'notMet' || prospect.what === 'talk') throw new Error(answer.result)
    expect(answer.shortfall.better).toBe(prospect.program)
    const same = await t.as(me).call(applications.start, { program: prospect.program })
    if (same.result === 'notMet') expect(same.shortfall.better).toBeNull()
  })
})

test('what nobody was asked about yet stops no start', async () => {
  const me = await t.signIn('student')
  const { result } = await t.as(me).call(applications.start, { program: 'FSW' })
  expect(result).toBe('started')
})

test('home is told what would change a verdict, with the place of its question', async () => {
  const me = await withoutWork()
  const { prospect } = await t.as(me).call(eligibility.summary, {})
  // Their language result was taken in September 2024 and counts for two years.
  expect(prospect).toMatchObject({ what: 'change', requirement: { settledBy: 'RETAKE_LANGUAGE_TEST' } })
  expect(prospect.what === 'change' && prospect.place).toContain('/profile/language')
})
