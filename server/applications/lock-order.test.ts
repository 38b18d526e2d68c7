import { cases } from '@rahnama/contract/cases/cases.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Sql, sql } from '../db/db.ts'
import { wakeDue } from '../desk/desk.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { givePassport, sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'
import { takeChangedAnswers, takeGivenDocument } from './applications.ts'

const t = useTestApp()

let mina: SignedInAccount
/** Two open cases of one client, by their ids. */
let first = ''
let second = ''

beforeAll(async () => {
  t.setNow('2026-11-16T15:00:00Z')
  await t.signIn('case_review_agent')
  mina = await t.signIn('student')
  const ids = [(await sendApplication(t, mina)).id, (await sendApplication(t, mina, 'SUV')).id]
  ;[first = '', second = ''] = ids.toSorted()
})

const changed = () => takeChangedAnswers(t.deps, { userId: mina.userId, form: 'profile', paths: ['phone'] })

/** Somebody is at work on a case while two others come for it, one after the other; then they leave. */
async function meet(busyWith: Sql, ...comers: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const leave = Promise.withResolvers<void>()
  const atWork = Promise.withResolvers<void>()
  const busy = t.db.transaction(async (tx) => {
    await tx.execute(busyWith)
    atWork.resolve()
    await leave.promise
  })
  await atWork.promise
  const coming: Promise<unknown>[] = []
  for (const come of comers) {
    coming.push(come().catch((error: unknown) => error))
    await expect.poll(countWaiting).toBe(coming.length)
  }
  leave.resolve()
  await busy
  return Promise.all(coming)
}

async function countWaiting(): Promise<number> {
  const row = await t.db.row<{ count: number }>(sql`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return row?.count ?? 0
}

describe('answers a client changed wait for nobody who waits for them', () => {
  test('while a document is given for the same two cases, of which the other was changed last', async () => {
    const { id: versionId } = await givePassport(t, mina)
    await t.db.execute(sql`
      update applications set changed_at = changed_at + (id = ${second})::int * interval '1 hour' where user_id = ${mina.userId}`)
    const given = { userId: mina.userId, kind: 'passport', subject: 'profile', versionId } as const
    const work = sql`select from applications where id = ${first} for no key update`
    expect(await meet(work, changed, () => takeGivenDocument(t.deps, given))).toEqual([undefined, undefined])
  })

  test('while what was put away comes back to the desk', async () => {
    const items = [{ kind: 'case' as const, id: first }]
    const until = '2026-11-16T16:00:00Z'
    await t.as('case_review_agent').call(cases.snooze, { items, until, untilReply: false, reason: 'They travel.' })
    t.setNow('2026-11-16T17:00:00Z')
    const work = sql`select from applications where id = ${first} for update`
    expect(await meet(work, changed, () => wakeDue(t.deps))).toEqual([undefined, undefined])
    const [item] = await t.db.rows(sql`select snoozed_until as until from desk_items where id = ${first}`)
    expect(item).toEqual({ until: null })
  })
})
