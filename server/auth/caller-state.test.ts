import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { createCallerStates } from './caller-state.ts'

const t = useTestApp()

test('who asks together is told apart, and a session that is over is one', async () => {
  const [client, owner] = [await t.signIn('student'), await t.signIn('admin')]
  const stateOf = createCallerStates(t.deps)
  const nobody = { userId: client.userId, sessionId: crypto.randomUUID() }
  const states = await Promise.all([owner, client, nobody, owner].map(stateOf))
  expect(states.map(({ role, isAlive }) => [role, isAlive])).toEqual([
    ['admin', true],
    ['student', true],
    ['student', false],
    ['admin', true],
  ])
  expect(await stateOf(owner)).toEqual(states[0])
})

test('the question that every request asks is planned once, not for every request', async () => {
  const who = await t.signIn('student')
  const stateOf = createCallerStates(t.deps)
  for (let asked = 0; asked < 20; asked += 1) await stateOf(who)
  const plans = await t.db.row<{ kept: number; anew: number }>(sql`
    select generic_plans as kept, custom_plans as anew from pg_prepared_statements
    where statement like '%requireStaffSecondFactor%' and statement like '%values%'
      and statement not like '%pg_prepared_statements%'`)
  // Postgres makes five of its own to compare before it keeps one. The test before may have asked once on this connection.
  expect(plans?.anew).toBe(5)
  expect(plans?.kept).toBeGreaterThanOrEqual(15)
})
