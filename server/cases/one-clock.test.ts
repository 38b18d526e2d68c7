import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { cases } from '@rahnama/contract/cases/cases.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

let agent: SignedInAccount
let mina: SignedInAccount

beforeEach(async () => {
  await t.db.execute(sql`delete from desk_items`)
  agent = await t.signIn('case_review_agent')
  mina = await t.signIn('student')
})

type Times = { sent: string; asked: string; answered: string }

/** An application that was sent, asked about and answered at these times. */
async function live({ sent, asked, answered }: Times) {
  t.setNow(sent)
  const { id, reference: folio } = await sendApplication(t, mina)
  t.setNow(asked)
  const question = { folio, id: randomUUID(), form: null, path: null, text: 'Which year?' }
  await t.as(agent).call(cases.ask, question)
  t.setNow(answered)
  await t.as(mina).call(applications.answer, { id, questionId: question.id, answer: '2019', changedAnswer: false })
  return { id, folio }
}

/** What the client is told, and when the office’s own clock ends: on the case and in the queue. */
async function dueOf({ id, folio }: { id: string; folio: string }) {
  const { promise } = await t.as(agent).call(cases.read, { folio })
  const { rows } = await t.as(agent).call(cases.list, { view: 'all' })
  return {
    client: (await t.as(mina).call(applications.read, { id })).dueOn,
    office: promise?.dueAt,
    queue: rows.find((row) => row.id === id)?.due?.at,
  }
}

describe('after an answer client and office read the same day, with the hours before the question counted', () => {
  // The office is open from 9 to 18 in Toronto, 14:00 to 23:00 UTC in winter: five working days are 45 hours.
  test('answered on a Saturday', async () => {
    // Of 45 hours 18 were used by Wednesday 10:00; 27 are left: Monday, Tuesday and Wednesday.
    const times = { sent: '2026-11-16T15:00:00Z', asked: '2026-11-18T15:00:00Z', answered: '2026-11-21T17:00:00Z' }
    const at = '2026-11-25T23:00:00.000Z'
    expect(await dueOf(await live(times))).toEqual({ client: '2026-11-25', office: at, queue: at })
  })

  test('answered on the evening before Christmas', async () => {
    // 25 December is a holiday and Boxing Day is taken on Monday 28: Tuesday to Thursday are 27 hours.
    const times = { sent: '2026-12-21T15:00:00Z', asked: '2026-12-23T15:00:00Z', answered: '2026-12-25T01:00:00Z' }
    const at = '2026-12-31T23:00:00.000Z'
    expect(await dueOf(await live(times))).toEqual({ client: '2026-12-31', office: at, queue: at })
  })

  test('answered when nothing of the time is left', async () => {
    // All 45 hours were used by Monday 10:00, and six more.
    const times = { sent: '2026-11-16T15:00:00Z', asked: '2026-11-23T21:00:00Z', answered: '2026-11-26T15:00:00Z' }
    const at = '2026-11-26T15:00:00.000Z'
    expect(await dueOf(await live(times))).toEqual({ client: '2026-11-26', office: at, queue: at })
  })

  test('withdrawn for half an hour and put back', async () => {
    // Monday 10:00 to Wednesday 10:00 are 18 hours; back at 10:30 it is due on Monday at 10:30.
    t.setNow('2026-11-16T15:00:00Z')
    const { id, reference: folio } = await sendApplication(t, mina)
    t.setNow('2026-11-18T15:00:00Z')
    await t.as(mina).call(applications.withdraw, { id, reason: '' })
    expect((await t.as(agent).call(cases.read, { folio })).promise).toBeNull()
    t.setNow('2026-11-18T15:30:00Z')
    await t.as(mina).call(applications.reopen, { id })
    const at = '2026-11-23T15:30:00.000Z'
    expect(await dueOf({ id, folio })).toEqual({ client: '2026-11-23', office: at, queue: at })
  })
})
