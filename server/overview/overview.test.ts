import { randomUUID } from 'node:crypto'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import { overview } from '@rahnama/contract/overview.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { sendApplication } from '../test/cases.ts'
import { addConsultant, book } from '../test/consultations.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
/** A Wednesday, ten in the morning in Toronto. */
const NOW = '2026-11-18T15:00:00Z'
const DAY_MS = 24 * 60 * 60_000
const daysBefore = (days: number) => new Date(new Date(NOW).getTime() - days * DAY_MS)
const waiting = () => t.as('admin').call(overview.waiting, {})
const figures = (days: '7' | '30' | '90') => t.as('admin').call(overview.figures, { days })

beforeAll(() => t.setNow(NOW))

describe('what needs the owner', () => {
  test('is what is late by our promises, and no more once it is done', async () => {
    const before = await waiting()
    t.setNow(daysBefore(14))
    const client = await t.signIn('student')
    const sent = await sendApplication(t, client)
    const enquiry = { name: 'Sam', email: 'sam@example.com', message: 'A question of mine', language: 'en' } as const
    await t.call(enquiries.submit, { ...enquiry, agreedTo: 1, idempotencyKey: randomUUID() })
    await t.db.execute(sql`
      insert into threads (id, client_id, kind, subject, begun_at, last_at, waiting_since)
      values (${randomUUID()}, ${client.userId}, 'general', 'Hello', ${daysBefore(14)}, ${daysBefore(14)}, ${daysBefore(14)})`)
    t.setNow(NOW)
    const late = await waiting()
    expect(late.overdue).toEqual({
      cases: before.overdue.cases + 1,
      enquiries: before.overdue.enquiries + 1,
      messages: before.overdue.messages + 1,
    })
    expect(late.newEnquiries).toBe(before.newEnquiries + 1)
    await t.db.execute(sql`update threads set waiting_since = null`)
    await t.db.execute(sql`update enquiries set state = 'closed'`)
    await t.db.execute(sql`update desk_items set turn = 'client' where id = ${sent.id}`)
    expect(await waiting()).toEqual(before)
  })

  test('a message that has waited over a weekend is not late on Monday morning', async () => {
    const { userId } = await t.signIn('student')
    const friday = '2026-11-13T21:00:00Z'
    await t.db.execute(sql`
      insert into threads (id, client_id, kind, subject, begun_at, last_at, waiting_since)
      values (${randomUUID()}, ${userId}, 'general', 'Hello', ${friday}, ${friday}, ${friday})`)
    t.setNow('2026-11-16T15:00:00Z')
    expect((await waiting()).overdue.messages).toBe(0)
    // Two office hours on Friday and a whole day are more than the nine promised.
    t.setNow('2026-11-17T15:00:00Z')
    expect((await waiting()).overdue.messages).toBe(1)
    await t.db.execute(sql`delete from threads`)
    t.setNow(NOW)
  })

  test('counts mail that failed in the last week, and samples among the figures of the site', async () => {
    const mail = (state: string, at: Date) =>
      t.db.execute(sql`
        insert into mails (id, recipient, language, subject, content, state, created_at)
        values (${randomUUID()}, 'a@example.com', 'en', 'Hello', '{}', ${state}, ${at})`)
    await mail('failed', daysBefore(1))
    await mail('failed', daysBefore(9))
    await mail('sent', daysBefore(1))
    const { failedMails, claims } = await waiting()
    expect(failedMails).toBe(1)
    // As seeded: nobody has vouched for any of them yet.
    expect(claims.samples).toBeGreaterThan(0)
    expect(claims.hidden).toBe(0)
  })

  test('says when the last backup was made, proven and failed', async () => {
    expect((await waiting()).backup).toEqual({ madeAt: null, provenAt: null, lastFailedAt: null })
    const add = (state: string, days: number, drill: string | null) =>
      t.db.execute(sql`
        insert into backups (id, why, state, asked_at, ended_at, file, drill_state, drill_at)
        values (${randomUUID()}, 'planned', ${state}, ${daysBefore(days)}, ${daysBefore(days)}, ${randomUUID()}, ${drill},
          ${drill && daysBefore(days)})`)
    await add('made', 9, 'passed')
    await add('made', 2, 'failed')
    await add('failed', 1, null)
    expect((await waiting()).backup).toEqual({
      madeAt: daysBefore(2).toISOString(),
      provenAt: daysBefore(9).toISOString(),
      lastFailedAt: daysBefore(1).toISOString(),
    })
  })
})

describe('figures of a period', () => {
  test('new clients are counted by days of the office, colleagues not at all, and the same span before beside them', async () => {
    await t.db.execute(sql`delete from users where id not in (select user_id from user_roles)`)
    await t.db.execute(sql`delete from desk_items`)
    const add = async (at: string | Date) => {
      t.setNow(at)
      await t.signIn('student')
    }
    // Half past eleven at night in Toronto is the next day elsewhere.
    await add('2026-11-18T04:30:00Z')
    await add(NOW)
    await add(daysBefore(8))
    t.setNow(NOW)
    await t.signIn('case_review_agent')
    const { newClients } = await figures('7')
    expect(newClients.unit).toBe('day')
    expect(newClients.points).toEqual([
      { from: '2026-11-12', now: 0, before: 0 },
      { from: '2026-11-13', now: 0, before: 0 },
      { from: '2026-11-14', now: 0, before: 0 },
      { from: '2026-11-15', now: 0, before: 0 },
      { from: '2026-11-16', now: 0, before: 0 },
      { from: '2026-11-17', now: 1, before: 1 },
      { from: '2026-11-18', now: 1, before: 0 },
    ])
  })

  test('ninety days are drawn by weeks and lose nobody', async () => {
    const { newClients } = await figures('90')
    expect(newClients.unit).toBe('week')
    expect(newClients.points).toHaveLength(13)
    expect(newClients.points.at(-1)).toEqual({ from: '2026-11-12', now: 2, before: 0 })
    expect(newClients.points.reduce((total, { now }) => total + now, 0)).toBe(3)
  })

  test('accounts are followed to the case they sent, and open cases stand under stage and age', async () => {
    t.setNow(daysBefore(10))
    const client = await t.signIn('student')
    await sendApplication(t, client)
    t.setNow(NOW)
    await t.db.execute(sql`
      insert into visit_counts (hour, event, page, language, source, device, events)
      values (${daysBefore(3)}, 'selfCheckFinished', '/self-check/:step', 'fa', 'within', 'phone', 7)`)
    const { funnel, stages } = await figures('30')
    expect(funnel.now).toEqual({ selfChecks: 7, accounts: 4, started: 1, sent: 1 })
    expect(funnel.before).toEqual({ selfChecks: 0, accounts: 0, started: 0, sent: 0 })
    expect(stages.find(({ stage }) => stage === 'submitted')).toEqual({
      stage: 'submitted',
      week: 0,
      month: 1,
      longer: 0,
    })
  })

  test('replies count as kept up to the promised office hours, with the one in the middle', async () => {
    const { userId } = await t.signIn('student')
    const threadId = randomUUID()
    await t.db.execute(sql`
      insert into threads (id, client_id, kind, subject, begun_at, last_at)
      values (${threadId}, ${userId}, 'general', 'Hello', ${daysBefore(40)}, ${daysBefore(1)})`)
    // Nine hours of the office are promised: 540 minutes.
    for (const [position, [days, minutes]] of [
      [3, 60],
      [3, 540],
      [2, 541],
      [40, 30],
    ].entries())
      await t.db.execute(sql`
        insert into messages (id, thread_id, position, side, body, language, reply_minutes, sent_at, words)
        values (${randomUUID()}, ${threadId}, ${position}, 'office', 'x', 'en', ${minutes}, ${daysBefore(days ?? 0)}, '')`)
    const { messages, promisedMinutes } = (await figures('30')).replies
    expect(promisedMinutes.messages).toBe(540)
    expect(messages.now).toEqual({ answers: 3, kept: 2, medianMinutes: 540 })
    expect(messages.before).toEqual({ answers: 1, kept: 1, medianMinutes: 30 })
  })
})

test('consultations are counted by what became of them in each period; ahead are those that are booked', async () => {
  const consultantId = await addConsultant(t)
  const before = (await figures('7')).consultations
  const states = [
    ['attended', -1],
    ['missed', -2],
    ['cancelled', -3],
    ['attended', -8],
    ['booked', 1],
    ['booked', 5],
    ['cancelled', 3],
  ] as const
  for (const [state, days] of states) {
    const { reference } = await book(t, { consultantId, startsAt: '2026-11-20T15:00:00Z', type: 'comprehensive' })
    const [starts, ends] = [daysBefore(-days), new Date(daysBefore(-days).getTime() + 3_600_000)]
    await t.db.execute(sql`
      update consultations set state = ${state}, starts_at = ${starts}, ends_at = ${ends},
        busy = tstzrange(${starts}, ${ends}) where reference = ${reference}`)
  }
  const { now, before: earlier, upcoming } = (await figures('7')).consultations
  expect(now).toEqual({
    attended: before.now.attended + 1,
    missed: before.now.missed + 1,
    cancelled: before.now.cancelled + 1,
  })
  expect(earlier.attended).toBe(before.before.attended + 1)
  expect(upcoming).toBe(before.upcoming + 2)
})
