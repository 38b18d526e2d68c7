import { randomUUID } from 'node:crypto'
import { applications } from '@rahnama/contract/applications.ts'
import { type CaseMove, cases } from '@rahnama/contract/cases/cases.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { messages } from '@rahnama/contract/messages.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { poolAbsent } from '../desk/desk.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { givePassport, sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'
import { makeDailyTasks, watchPromises } from './cases.ts'

const t = useTestApp()

/** Monday 16 November 2026, 10:00 in Toronto. */
const MONDAY_TEN = '2026-11-16T15:00:00Z'

beforeEach(async () => {
  t.setNow(MONDAY_TEN)
  await t.db.execute(sql`delete from desk_items`)
  await t.db.execute(sql`delete from user_roles`)
})

async function agent(language: Language = 'en'): Promise<SignedInAccount> {
  const account = await t.signIn('case_review_agent')
  await t.db.execute(sql`update users set language = ${language} where id = ${account.userId}`)
  return account
}

async function sendAway({ userId }: SignedInAccount) {
  await t.db.execute(sql`
    insert into consultants (user_id, is_bookable, spans, buffer_minutes, daily_cap, version, notice_hours, types)
    values (${userId}, false, '[]', 0, 1, 1, 24, '{initial}')`)
  await t.db.execute(sql`
    insert into consultant_days_off (consultant_id, first_day, last_day, note)
    values (${userId}, '2026-11-14', '2026-11-20', '')`)
}

async function send(language: Language = 'en') {
  const client = await t.signIn('student')
  await t.db.execute(sql`update users set language = ${language} where id = ${client.userId}`)
  const { id, reference: folio } = await sendApplication(t, client)
  const row = await t.db.row<{ ownerId: string | null }>(sql`
    select owner_id as "ownerId" from cases where application_id = ${id}`)
  return { client, id, folio, ownerId: row?.ownerId }
}

/** So many cases lie with an agent already. */
async function load({ userId }: SignedInAccount, count: number) {
  for (let n = 0; n < count; n++) {
    await t.db.execute(sql`
      insert into desk_items (kind, id, owner_id, turn, since) values ('case', ${randomUUID()}, ${userId}, 'office', now())`)
  }
}

describe('the owner of a new case', () => {
  test('speaks the client’s language, though others are less busy', async () => {
    const [persian] = [await agent('fa'), await agent('en')]
    await load(persian, 5)
    expect((await send('fa')).ownerId).toBe(persian.userId)
  })

  test('is the less busy of two who speak it, whatever is put away or not ours to do', async () => {
    const [busy, free] = [await agent('fa'), await agent('fa')]
    await load(busy, 2)
    await load(free, 3)
    await t.db.execute(sql`
      update desk_items set turn = 'client' where owner_id = ${free.userId}`)
    expect((await send('fa')).ownerId).toBe(free.userId)
  })

  test('is one of two who are as busy, and the other gets the next', async () => {
    const both = [await agent('fa'), await agent('fa')].map(({ userId }) => userId)
    const chosen = [(await send('fa')).ownerId, (await send('fa')).ownerId]
    expect(chosen.toSorted()).toEqual(both.toSorted())
  })

  test('is the least busy of all where nobody speaks the language', async () => {
    const [busy, free] = [await agent('en'), await agent('en')]
    await load(busy, 1)
    expect((await send('fa')).ownerId).toBe(free.userId)
  })

  test('is somebody who is here rather than somebody who speaks it and is away', async () => {
    const [away, here] = [await agent('fa'), await agent('en')]
    await sendAway(away)
    expect((await send('fa')).ownerId).toBe(here.userId)
  })

  test('is nobody who has as much as one may have, unless they know the client; the case says who was passed over', async () => {
    const settings = (value: string) =>
      t.db.execute(sql`
        insert into site_settings (name, value, version, updated_at) values ('desk', ${value}, 1, now())
        on conflict (name) do update set value = excluded.value`)
    await settings('{"agentsSee":"all","mostOpen":3}')
    const [full, away, free] = [await agent('fa'), await agent('fa'), await agent('en')]
    await load(full, 3)
    await sendAway(away)
    const { ownerId, folio } = await send('fa')
    expect(ownerId).toBe(free.userId)
    const { events } = await t.as(free).call(cases.timeline, { folio })
    expect(events.find(({ what }) => what === 'claimed')?.about).toEqual({
      ...{ owner: free.userId, rule: 'leastBusyOfAll', full: full.userId, away: away.userId },
    })
    await load(free, 3)
    expect((await send('fa')).ownerId).toBeNull()
    await t.db.execute(sql`delete from site_settings where name = 'desk'`)
  })

  test('is nobody while all are away, and nobody where there are no agents', async () => {
    expect((await send()).ownerId).toBeNull()
    for (const each of [await agent('fa'), await agent('en')]) await sendAway(each)
    expect((await send('fa')).ownerId).toBeNull()
  })
})

describe('a client’s reply on the case of somebody who is away', () => {
  const NOON = '2026-11-16T17:00:00Z'
  const THREE = '2026-11-16T20:00:00Z'
  const inPool = async (me: SignedInAccount) =>
    (await t.as(me).call(cases.list, { view: 'ownerAway' })).rows.map(({ folio }) => folio)
  const counted = async (me: SignedInAccount) => (await t.as(me).call(cases.counts, {})).ownerAway

  /** Sent to an agent who leaves afterwards, and asked something that the client answers at the given time. */
  async function repliedAt(time: string) {
    const [away, here] = [await agent(), await agent()]
    await t.db.execute(sql`delete from user_roles where user_id = ${here.userId}`)
    t.setNow('2026-11-12T15:00:00Z')
    const { client, id, folio } = await send()
    await t.db.execute(sql`insert into user_roles (user_id, role) values (${here.userId}, 'case_review_agent')`)
    await sendAway(away)
    await t.as(away).call(cases.ask, { folio, id: randomUUID(), form: null, path: null, text: 'Since when?' })
    const question = await t.db.row<{ id: string }>(sql`select id from case_questions where application_id = ${id}`)
    t.setNow(time)
    await t
      .as(client)
      .call(applications.answer, { id, questionId: question?.id ?? '', answer: 'May.', changedAnswer: false })
    return { away, here, client, id, folio }
  }

  test('is everybody’s once the office has been open for four hours since, and says why', async () => {
    const { away, here, folio, id } = await repliedAt(MONDAY_TEN)
    t.setNow('2026-11-16T18:59:00Z')
    await poolAbsent(t.deps)
    expect(await inPool(here)).toEqual([])
    t.setNow('2026-11-16T19:00:00Z')
    await poolAbsent(t.deps)
    await poolAbsent(t.deps)
    expect(await inPool(here)).toEqual([folio])
    expect(await counted(here)).toBe(1)
    const [row] = (await t.as(here).call(cases.list, { view: 'all' })).rows
    expect(row).toMatchObject({ isPooled: true, owner: { id: away.userId } })
    const { events } = await t.as(here).call(cases.timeline, { folio })
    expect(events.filter(({ what }) => what === 'pooled').map(({ by, about }) => ({ by, about }))).toEqual([
      { by: null, about: { owner: away.userId } },
    ])
    expect(await t.db.row(sql`select owner_id as "ownerId" from cases where application_id = ${id}`)).toEqual({
      ownerId: away.userId,
    })
  })

  test('counts no hour in which the office is closed', async () => {
    // Sunday noon: it opens on Monday at nine.
    const { here, folio } = await repliedAt('2026-11-15T17:00:00Z')
    t.setNow('2026-11-16T17:59:00Z')
    await poolAbsent(t.deps)
    expect(await inPool(here)).toEqual([])
    t.setNow('2026-11-16T18:00:00Z')
    await poolAbsent(t.deps)
    expect(await inPool(here)).toEqual([folio])
  })

  test('can be claimed by one of two at once, who is named to the client; it leaves the pool with that', async () => {
    const { away, here, client, folio } = await repliedAt(MONDAY_TEN)
    expect(await t.as(here).call(cases.claim, { folio })).toMatchObject({ result: 'taken', owner: { id: away.userId } })
    t.setNow(THREE)
    await poolAbsent(t.deps)
    const third = await agent()
    const claims = await Promise.all([here, third].map((each) => t.as(each).call(cases.claim, { folio })))
    expect(claims.map(({ result }) => result).sort()).toEqual(['claimed', 'taken'])
    expect(await inPool(here)).toEqual([])
    const told = await t.db.rows(sql`
      select from notices where user_id = ${client.userId} and kind = 'consultantChanged'`)
    expect(told).toHaveLength(1)
  })

  test('leaves the pool when its owner is back, and what came before they left never enters it', async () => {
    const { here, folio } = await repliedAt(MONDAY_TEN)
    const before = await agent()
    t.setNow('2026-11-12T15:00:00Z')
    await t.db.execute(sql`delete from user_roles where user_id <> ${before.userId} and role = 'case_review_agent'`)
    await send()
    await sendAway(before)
    await t.db.execute(sql`insert into user_roles (user_id, role) values (${here.userId}, 'case_review_agent')`)
    t.setNow(THREE)
    await poolAbsent(t.deps)
    expect(await inPool(here)).toEqual([folio])
    await t.db.execute(sql`delete from consultant_days_off`)
    await poolAbsent(t.deps)
    expect(await inPool(here)).toEqual([])
  })

  test('in a conversation is one, too, whoever has the turn', async () => {
    const { away, here, client, id, folio } = await repliedAt(MONDAY_TEN)
    await t.as(here).call(cases.ask, { folio, id: randomUUID(), form: null, path: null, text: 'And until when?' })
    await poolAbsent(t.deps)
    t.setNow(NOON)
    await t.as(client).call(messages.begin, {
      ...{ id: randomUUID(), messageId: randomUUID(), kind: 'immigration', subject: 'My answer', body: 'Until June.' },
      ...{ applicationId: id, files: [] },
    })
    t.setNow('2026-11-16T20:59:00Z')
    await poolAbsent(t.deps)
    expect(await inPool(here)).toEqual([])
    t.setNow('2026-11-16T21:00:00Z')
    await poolAbsent(t.deps)
    expect(await inPool(here)).toEqual([folio])
    expect(await inPool(away)).toEqual([folio])
  })

  test('is given to a colleague by whoever is there, and is seen by admins alone where agents see only their own', async () => {
    const { here, folio, id } = await repliedAt(MONDAY_TEN)
    const admin = await t.signIn('admin')
    t.setNow(THREE)
    await poolAbsent(t.deps)
    await t.db.execute(sql`
      insert into site_settings (name, value, version, updated_at) values ('desk', '{"agentsSee":"own"}', 1, now())
      on conflict (name) do update set value = excluded.value`)
    expect([await inPool(here), await inPool(admin)]).toEqual([[], [folio]])
    await t.db.execute(sql`delete from site_settings where name = 'desk'`)
    const given = await t.as(here).call(cases.assign, { items: [{ kind: 'case', id }], ownerId: here.userId })
    expect(given).toMatchObject({ done: 1, failed: [] })
    expect(await inPool(here)).toEqual([])
  })
})

describe('a promise that was not kept', () => {
  const subjects = async (person: SignedInAccount, folio: string) =>
    (await t.mails({ to: person.email })).filter(({ content }) => content.subject.includes(folio)).length
  const move = async (folio: string, change: Partial<CaseMove>, by: SignedInAccount) => {
    const { version } = await t.as(by).call(cases.read, { folio })
    const standing = { stage: 'inReview', turn: 'office', reason: 'underReview', dueOn: null, sentence: null } as const
    await t.as(by).call(cases.move, { folio, version, ...standing, ...change })
  }

  test('is told once to its owner and to each admin, also by two processes at once', async () => {
    const [owner, first, second] = [await agent(), await t.signIn('admin'), await t.signIn('admin')]
    const { folio } = await send()
    t.setNow('2026-11-23T14:59:00Z')
    await watchPromises(t.deps)
    expect(await subjects(owner, folio)).toBe(0)
    t.setNow('2026-11-23T15:01:00Z')
    await Promise.all([watchPromises(t.deps), watchPromises(t.deps)])
    await watchPromises(t.deps)
    for (const person of [owner, first, second]) expect(await subjects(person, folio)).toBe(1)
    const { tasks } = await t.as(owner).call(cases.tasks, { folio })
    expect(tasks).toMatchObject([{ rule: 'promiseBroken', assignee: { id: owner.userId }, dueOn: '2026-11-23' }])
    const { events } = await t.as(owner).call(cases.timeline, { folio })
    expect(events.filter(({ what }) => what === 'promiseBroken')).toHaveLength(1)
  })

  test('is warned of in the last two hours, once, and only while it is our turn', async () => {
    const owner = await agent()
    const [ours, theirs] = [await send(), await send()]
    const sentence = { en: 'Which year was it?', fa: 'چه سالی بود؟' }
    await move(theirs.folio, { stage: 'needsMore', turn: 'client', reason: 'answerAsked', sentence }, owner)
    const warned = async () =>
      (
        await t.db.rows<{ folio: string }>(sql`
          select about ->> 'folio' as folio from notices where kind = 'promiseSoon' and user_id = ${owner.userId}`)
      ).map(({ folio }) => folio)
    t.setNow('2026-11-23T12:59:00Z')
    await watchPromises(t.deps)
    expect(await warned()).toEqual([])
    t.setNow('2026-11-23T13:00:00Z')
    await watchPromises(t.deps)
    await watchPromises(t.deps)
    expect(await warned()).toEqual([ours.folio])
  })

  test('is warned of however many are due within these hours', async () => {
    const owner = await agent()
    const { id, client } = await send()
    // With this one they are more than are read at once, and all are due at the same instant.
    await t.db.execute(sql`
      with copies as (
        select gen_random_uuid() as id, gen_random_uuid() as user_id, 'COPY-' || n as reference
        from generate_series(1, 500) n
      ), people as (
        insert into users select (jsonb_populate_record(users, jsonb_build_object(
          'id', copies.user_id, 'email', copies.user_id || '@example.com'))).*
        from users, copies where users.id = ${client.userId}
      ), sent as (
        insert into applications select (jsonb_populate_record(applications, to_jsonb(copies))).*
        from applications, copies where applications.id = ${id}
      ), owned as (
        insert into cases select (jsonb_populate_record(cases, jsonb_build_object('application_id', copies.id))).*
        from cases, copies where application_id = ${id}
      )
      insert into desk_items select (jsonb_populate_record(desk_items, jsonb_build_object('id', copies.id))).*
      from desk_items, copies where desk_items.id = ${id}`)
    t.setNow('2026-11-23T13:00:00Z')
    await watchPromises(t.deps)
    const { warned } = (await t.db.row<{ warned: number }>(sql`
      select count(distinct about ->> 'folio')::int as warned from notices
      where kind = 'promiseSoon' and user_id = ${owner.userId}`)) ?? { warned: 0 }
    expect(warned).toBe(501)
  })

  test('is told to admins where nobody owns the case', async () => {
    const admin = await t.signIn('admin')
    const { folio } = await send()
    t.setNow('2026-11-23T15:01:00Z')
    await watchPromises(t.deps)
    expect(await subjects(admin, folio)).toBe(1)
  })

  test('is told again when it was made anew and not kept a second time', async () => {
    const owner = await agent()
    const { client, id, folio } = await send()
    t.setNow('2026-11-23T15:01:00Z')
    await watchPromises(t.deps)
    await move(folio, {}, owner)
    const question = { folio, id: randomUUID(), form: null, path: null, text: 'Which year?' }
    await t.as(owner).call(cases.ask, question)
    t.setNow('2026-11-24T15:00:00Z')
    await t.as(client).call(applications.answer, { id, questionId: question.id, answer: '2019', changedAnswer: false })
    await watchPromises(t.deps)
    expect(await subjects(owner, folio)).toBe(1)
    t.setNow('2026-12-01T15:01:00Z')
    await watchPromises(t.deps)
    expect(await subjects(owner, folio)).toBe(2)
  })
})

describe('tasks made by a rule', () => {
  const DATES = {
    ...{ authorityNumber: null, filedOn: null, biometricsBy: null, biometricsOn: null },
    ...{ medicalBy: null, medicalOn: null, decidedOn: null },
  }
  const open = async (by: SignedInAccount, folio: string) =>
    (await t.as(by).call(cases.tasks, { folio })).tasks.filter(({ doneAt }) => doneAt === null)
  const setDates = async (
    by: SignedInAccount,
    folio: string,
    dates: Partial<typeof DATES | Record<string, string>>,
  ) => {
    const { version } = await t.as(by).call(cases.read, { folio })
    await t.as(by).call(cases.setDates, { folio, version, dates: { ...DATES, ...dates } })
  }

  test('a document that ends within 60 days makes one, also by two processes at once', async () => {
    const owner = await agent()
    const { client, folio } = await send()
    const { id: versionId } = await givePassport(t, client)
    const endsOn = (day: string) =>
      t.db.execute(sql`update document_versions set valid_until = ${day} where id = ${versionId}`)
    await endsOn('2027-01-16')
    await makeDailyTasks(t.deps)
    expect(await open(owner, folio)).toEqual([])
    await endsOn('2027-01-15')
    await Promise.all([makeDailyTasks(t.deps), makeDailyTasks(t.deps)])
    await makeDailyTasks(t.deps)
    const about = { kind: 'passport', until: '2027-01-15', versionId }
    expect(await open(owner, folio)).toMatchObject([
      { rule: 'documentExpires', about, assignee: { id: owner.userId }, dueOn: '2026-11-16' },
    ])
  })

  test('biometrics make one that moves with the authority’s day and ends when they were given', async () => {
    const owner = await agent()
    const { folio } = await send()
    await setDates(owner, folio, { biometricsBy: '2026-12-16' })
    expect(await open(owner, folio)).toMatchObject([
      { rule: 'biometricsDue', about: { by: '2026-12-16' }, dueOn: '2026-12-02', firstDueOn: '2026-12-02' },
    ])
    await setDates(owner, folio, { biometricsBy: '2026-12-30' })
    expect(await open(owner, folio)).toMatchObject([
      { rule: 'biometricsDue', about: { by: '2026-12-30' }, dueOn: '2026-12-16', firstDueOn: '2026-12-02' },
    ])
    await setDates(owner, folio, { biometricsBy: '2026-12-30', biometricsOn: '2026-12-20' })
    expect(await open(owner, folio)).toEqual([])
  })

  test('a day that is near already is due today', async () => {
    const owner = await agent()
    const { folio } = await send()
    await setDates(owner, folio, { medicalBy: '2026-11-20' })
    expect(await open(owner, folio)).toMatchObject([{ rule: 'medicalDue', dueOn: '2026-11-16' }])
  })
})

test('a task put away until a day is on nobody’s list before it, and back on that day', async () => {
  const owner = await agent()
  const { folio } = await send()
  const id = randomUUID()
  const task = { what: 'Call the bank', assigneeId: owner.userId, dueOn: null, anchor: null }
  await t.as(owner).call(cases.addTask, { folio, id, ...task })
  const mine = async () => {
    const { tasks, open } = await t.as(owner).call(cases.myTasks, {})
    return [tasks.length, open, (await t.as(owner).call(cases.tabs, {})).tasks]
  }
  await t.as(owner).call(cases.snoozeTask, { folio, id, until: '2026-11-18', untilReply: false })
  expect(await mine()).toEqual([0, 0, 0])
  t.setNow('2026-11-18T04:30:00Z')
  expect(await mine()).toEqual([0, 0, 0])
  // By the office's calendar: midnight in Toronto is five hours later.
  t.setNow('2026-11-18T05:30:00Z')
  expect(await mine()).toEqual([1, 1, 1])
})
