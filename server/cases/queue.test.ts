import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { cases, DESK_VIEWS, type DeskFilter, type DeskRow, type DeskView } from '@rahnama/contract/cases/cases.ts'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { wakeDue } from '../desk/desk.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication, tellProfile } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

/** Monday 16 November 2026, 10:00 in Toronto. */
const MONDAY_TEN = '2026-11-16T15:00:00Z'

beforeEach(async () => {
  t.setNow(MONDAY_TEN)
  await t.db.execute(sql`delete from desk_items`)
  await t.db.execute(sql`delete from user_roles`)
})

type Placed = { ownerId?: string | null; turn?: string; dueAt?: string; dueRank?: number; snoozedUntil?: string | null }

/** An enquiry that stands on the desk wherever a test wants it. */
async function place({
  ownerId = null,
  turn = 'office',
  dueAt = 'infinity',
  dueRank = 1,
  snoozedUntil = null,
}: Placed) {
  const row = await t.db.row<{ id: string }>(sql`
    insert into enquiries (idempotency_key, reference, state, name, email, message, language, received_at, due_at)
    values (gen_random_uuid(), gen_random_uuid()::text, 'open', 'Sam', 'sam@example.com', 'Hello', 'en', now(), now())
    returning id`)
  await t.db.execute(sql`
    insert into desk_items (kind, id, owner_id, turn, due_at, due_rank, since, snoozed_until)
    values ('enquiry', ${row?.id}, ${ownerId}, ${turn}, ${dueAt}::timestamptz, ${dueRank}, '2026-11-01T15:00:00Z',
      ${snoozedUntil}::timestamptz)`)
}

const agent = () => t.signIn('case_review_agent')
const rowsOf = async (person: SignedInAccount, view: DeskView): Promise<DeskRow[]> =>
  (await t.as(person).call(cases.list, { view })).rows
const client = async (names: Record<string, string> = {}) => {
  const person = await t.signIn('student')
  if (Object.keys(names).length > 0) await tellProfile(t, person, names)
  return person
}

describe('an application that was sent', () => {
  test('is on the desk of the least busy agent, with both names, the promise and how long it waits', async () => {
    const [busy, free] = [await agent(), await agent()]
    await place({ ownerId: busy.userId })
    const mina = await client({ firstName: 'Mina', lastName: 'Karimi', persianName: 'مینا کریمی' })
    const { reference, id } = await sendApplication(t, mina)
    t.setNow('2026-11-17T16:00:00Z')
    expect(await rowsOf(free, 'mine')).toMatchObject([
      {
        kind: 'case',
        id,
        folio: reference,
        name: { latin: 'Mina Karimi', persian: 'مینا کریمی' },
        program: 'ICT',
        stage: 'submitted',
        turn: 'office',
        reason: 'awaitsReview',
        // From Monday 10:00 five days of nine hours end the next Monday at 10:00.
        due: { at: '2026-11-23T15:00:00.000Z', kind: 'promise' },
        heading: 'thisWeek',
        // Eight hours of Monday and two of Tuesday.
        waitingMinutes: 600,
        owner: { id: free.userId },
      },
    ])
    expect(await rowsOf(busy, 'mine')).toMatchObject([{ kind: 'enquiry' }])
  })

  test('goes to whoever has another case of the same client, however busy', async () => {
    const [first] = [await agent(), await agent()]
    const mina = await client()
    await t.db.execute(sql`
      insert into desk_items (kind, id, client_id, owner_id, turn, since)
      values ('case', ${randomUUID()}, ${mina.userId}, ${first.userId}, 'government', now())`)
    for (const _ of [1, 2, 3]) {
      await place({ ownerId: first.userId })
    }
    const { reference } = await sendApplication(t, mina)
    expect((await rowsOf(first, 'mine')).map(({ folio }) => folio)).toContain(reference)
  })

  test('goes to nobody who is away today: with nobody left it waits in the pool', async () => {
    const away = await agent()
    await t.db.execute(sql`
      insert into consultants (user_id, is_bookable, spans, buffer_minutes, daily_cap, version, notice_hours, types)
      values (${away.userId}, false, '[]', 0, 1, 1, 24, '{initial}')`)
    await t.db.execute(sql`
      insert into consultant_days_off (consultant_id, first_day, last_day, note) values (${away.userId}, '2026-11-16', '2026-11-16', '')`)
    await sendApplication(t, await client())
    expect(await rowsOf(away, 'unassigned')).toMatchObject([{ kind: 'case', owner: null }])
  })

  test('that is only being prepared is its client’s own and nowhere on the desk', async () => {
    const someone = await agent()
    const mina = await client()
    await t.as(mina).call(applications.start, { program: 'FSW', knowing: true })
    expect(await rowsOf(someone, 'all')).toEqual([])
  })

  test('of a minor who was refused before says so, and stands before one of the same hour that does not', async () => {
    const someone = await agent()
    const plain = await sendApplication(t, await client({ firstName: 'Plain' }))
    const risky = await client({ firstName: 'Risky', birthDate: '2010-03-01' })
    await tellProfile(t, risky, { hasRefusals: true, 'refusals.r1': 0, 'refusals.r1.country': 'CA' })
    const flagged = await sendApplication(t, risky)
    const rows = await rowsOf(someone, 'all')
    expect(rows.map(({ folio }) => folio)).toEqual([flagged.reference, plain.reference])
    expect(rows[0]?.flags).toEqual(expect.arrayContaining(['minor', 'refusedBefore']))
    expect(rows[1]?.flags).toEqual([])
  })
})

describe('enquiries', () => {
  test('stand on the same desk until they are answered', async () => {
    const someone = await agent()
    await t.call(enquiries.submit, {
      name: 'Sam Sample',
      email: 'sam@example.com',
      message: 'Is a language test needed?',
      language: 'en',
      agreedTo: 1,
      idempotencyKey: randomUUID(),
    })
    const [row] = await rowsOf(someone, 'unassigned')
    expect(row).toMatchObject({ kind: 'enquiry', name: { latin: 'Sam Sample' }, excerpt: 'Is a language test needed?' })
    const { version } = await t.as(someone).call(enquiries.read, { id: row?.id ?? '' })
    await t.as(someone).call(enquiries.reply, {
      id: row?.id ?? '',
      body: 'Yes.',
      version,
      idempotencyKey: randomUUID(),
    })
    expect(await rowsOf(someone, 'all')).toEqual([])
  })
})

describe('pages and counts', () => {
  /** Items of every view, some without a date, some with the very same time. */
  async function fill(owner: SignedInAccount, count: number) {
    const turns = ['office', 'client', 'government', 'thirdParty']
    for (let n = 0; n < count; n++) {
      await place({
        ownerId: n % 3 === 0 ? null : owner.userId,
        turn: turns[n % 4] ?? 'office',
        dueAt: n % 5 === 0 ? 'infinity' : `2026-11-${16 + (n % 7)}T15:00:00Z`,
        dueRank: n % 3,
        snoozedUntil: n % 11 === 0 ? '2027-01-01T00:00:00Z' : null,
      })
    }
    await t.db.execute(sql`update desk_items set pooled_at = now() where owner_id is not null and due_rank = 1`)
  }

  test.each(DESK_VIEWS)('of %s: every row comes once, in order, and the count is the number of rows', async (view) => {
    const me = await agent()
    await fill(me, 60)
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await t.as(me).call(cases.list, { view, limit: 7, ...(after && { after }) })
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    const whole = await t.as(me).call(cases.list, { view, limit: 100 })
    expect(seen).toEqual(whole.rows.map(({ id }) => id))
    expect(new Set(seen).size).toBe(seen.length)
    expect((await t.as(me).call(cases.counts, {}))[view]).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(0)
    const headings = Object.entries(await t.as(me).call(cases.headings, { view }))
    for (const [heading, count] of headings)
      expect(count).toBe(whole.rows.filter((row) => row.heading === heading).length)
  })

  test('counting stops at a thousand and one', async () => {
    const me = await agent()
    await t.db.execute(sql`
      insert into desk_items (kind, id, owner_id, turn, due_at, due_rank, since)
      select 'enquiry', gen_random_uuid(), ${me.userId}, 'office', 'infinity', 1, now() from generate_series(1, 1100)`)
    expect(await t.as(me).call(cases.counts, {})).toMatchObject({ mine: 1001 })
    const headings = Object.values(await t.as(me).call(cases.headings, { view: 'mine' }))
    expect(Math.max(...headings)).toBe(1001)
  })

  test('the desk’s parts count as their own lists do', async () => {
    const me = await agent()
    await fill(me, 20)
    const { reference } = await sendApplication(t, await client())
    const task = { folio: reference, id: randomUUID(), what: 'Call', assigneeId: me.userId, dueOn: null, anchor: null }
    await t.as(me).call(cases.addTask, task)
    const tabs = await t.as(me).call(cases.tabs, {})
    const open = await t.as(me).call(enquiries.list, { state: 'open', assignee: 'anyone' })
    expect(tabs).toEqual({
      queue: (await t.as(me).call(cases.counts, {})).mine,
      tasks: 1,
      enquiries: open.counts.open,
      appointments: 0,
    })
  })

  test('each filter shows what meets it and nothing else', async () => {
    const me = await agent()
    const { id: transfer } = await sendApplication(t, await client({ birthDate: '2012-05-05' }), 'ICT')
    const { id: startup } = await sendApplication(t, await client({ birthDate: '1990-05-05' }), 'SUV')
    await place({})
    await t.as(me).call(cases.assign, { items: [{ kind: 'case', id: startup }], ownerId: null })
    const idsBy = async (filter: Partial<DeskFilter>) =>
      (await t.as(me).call(cases.list, { view: 'all', ...filter })).rows.map(({ kind, id }) =>
        kind === 'case' ? id : kind,
      )
    expect(await idsBy({ program: 'SUV' })).toEqual([startup])
    expect(await idsBy({ flag: 'minor' })).toEqual([transfer])
    expect(await idsBy({ ownerId: me.userId })).toEqual([transfer])
    expect(await idsBy({ kind: 'enquiry' })).toEqual(['enquiry'])
    expect((await idsBy({ stage: 'submitted' })).toSorted()).toEqual([transfer, startup].toSorted())
    expect(await idsBy({ program: 'SUV', flag: 'minor' })).toEqual([])
  })

  test('a cursor that is none of ours is refused by name', async () => {
    const me = await agent()
    for (const after of ['x', 'bm9uZQ', Buffer.from('{"dueAt":"1 or 1=1"}').toString('base64url')]) {
      expect(await t.as(me).refuse(cases.list, { after })).toMatchObject({ code: 'INVALID_INPUT', field: 'after' })
    }
  })
})

describe('what I opened last', () => {
  test('is listed, the latest first, for me alone', async () => {
    const [me, colleague] = [await agent(), await agent()]
    const first = await sendApplication(t, await client({ firstName: 'First', lastName: 'Person' }))
    const second = await sendApplication(t, await client())
    await t.as(me).call(cases.read, { folio: first.reference })
    t.setNow('2026-11-16T15:01:00Z')
    await t.as(me).call(cases.read, { folio: second.reference })
    const recent = async (person: SignedInAccount) => (await t.as(person).call(cases.recent, {})).cases
    expect((await recent(me)).map(({ folio }) => folio)).toEqual([second.reference, first.reference])
    expect((await recent(me))[1]).toMatchObject({ kind: 'case', name: { latin: 'First Person' }, isClosed: false })
    expect(await recent(colleague)).toEqual([])
  })
})

describe('where agents see only their own', () => {
  test('a case of a colleague is in no view, not found by its folio, and nobody’s is', async () => {
    const [me, colleague] = [await agent(), await agent()]
    const { reference, id } = await sendApplication(t, await client())
    await t.db.execute(sql`update cases set owner_id = ${colleague.userId} where application_id = ${id}`)
    await t.db.execute(sql`update desk_items set owner_id = ${colleague.userId} where id = ${id}`)
    await t.db.execute(sql`
      insert into site_settings (name, value, version, updated_at) values ('desk', '{"agentsSee":"own"}', 1, now())`)
    try {
      expect(await rowsOf(me, 'all')).toEqual([])
      expect((await t.as(me).call(cases.counts, {})).all).toBe(0)
      expect(await t.as(me).refuse(cases.read, { folio: reference })).toMatchObject({ code: 'NOT_FOUND' })
      expect((await t.as(me).call(cases.search, { text: reference })).hits).toEqual([])
      await t.db.execute(sql`update cases set owner_id = null where application_id = ${id}`)
      expect((await t.as(me).call(cases.read, { folio: reference })).folio).toBe(reference)
    } finally {
      await t.db.execute(sql`delete from site_settings where name = 'desk'`)
    }
  })
})

describe('putting away', () => {
  test('until a time: it leaves its view, has a count of its own, and comes back by itself', async () => {
    const me = await agent()
    const { id } = await sendApplication(t, await client())
    const items = [{ kind: 'case', id } as const]
    await t
      .as(me)
      .call(cases.snooze, { items, until: '2026-11-17T14:00:00.000Z', untilReply: false, reason: 'Bank closed' })
    expect(await rowsOf(me, 'all')).toEqual([])
    expect(await rowsOf(me, 'snoozed')).toMatchObject([
      { id, snooze: { until: '2026-11-17T14:00:00.000Z', untilReply: false, reason: 'Bank closed' } },
    ])
    t.setNow('2026-11-17T14:01:00Z')
    await wakeDue(t.deps)
    expect((await rowsOf(me, 'all')).map((row) => row.id)).toEqual([id])
  })

  test('many at once can be undone for ten seconds, by whoever did it', async () => {
    const me = await agent()
    const { id } = await sendApplication(t, await client())
    const colleague = await agent()
    const [before] = await rowsOf(me, 'all')
    const items = [{ kind: 'case', id } as const, { kind: 'enquiry', id: randomUUID() } as const]
    const result = await t.as(me).call(cases.assign, { items, ownerId: null })
    expect((await rowsOf(me, 'unassigned')).map((row) => row.id)).toEqual([id])
    expect(result).toMatchObject({ done: 1, failed: [items[1]] })
    const undoToken = result.undoToken ?? ''
    expect(await t.as(colleague).refuse(cases.undo, { undoToken })).toMatchObject({ code: 'NOT_FOUND' })
    await t.as(me).call(cases.undo, { undoToken })
    expect(await rowsOf(me, 'all')).toEqual([before])
    const again = await t.as(me).call(cases.assign, { items, ownerId: null })
    t.setNow('2026-11-16T15:00:11Z')
    expect(await t.as(me).refuse(cases.undo, { undoToken: again.undoToken ?? '' })).toMatchObject({ code: 'GONE' })
  })

  test('nobody who does not work here can be given a case', async () => {
    const me = await agent()
    const { id } = await sendApplication(t, await client())
    const stranger = await t.signIn('referral_agent')
    const items = [{ kind: 'case', id } as const]
    expect(await t.as(me).refuse(cases.assign, { items, ownerId: stranger.userId })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
