import { type MailChoices, mailChoices } from '@rahnama/contract/mail-choices.ts'
import { notices } from '@rahnama/contract/notices.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication } from '../test/cases.ts'
import { mailText } from '../test/mail-text.ts'
import { useTestApp } from '../test/test.ts'
import { mailDigests, purgeNotices, releaseHeldMails, remindOfActs, settle, type Telling, tell } from './notices.ts'

const t = useTestApp()
const NOON = '2026-11-15T12:00:00Z'
const later = (days: number, minutes = 0) => t.setNow(new Date(Date.parse(NOON) + (days * 24 * 60 + minutes) * 60_000))

let mina: SignedInAccount
let made = 0

beforeEach(async () => {
  t.setNow(NOON)
  mina = await t.signIn('student')
})

const FOLIO = 'A-7K3M-92QF'
const ID = '7f1c2a4e-5b0d-4c1e-9a55-3f0f6f1f2a10'

type Options = Partial<Pick<Telling, 'event' | 'acts' | 'by' | 'to' | 'thread'>>
const told = (options: Options) => ({
  event: `event:${++made}`,
  to: [{ userId: mina.userId, because: 'yours' as const }],
  by: null,
  ...options,
})
const ask = (options: Options = {}) => {
  const about = { applicationId: ID, folio: FOLIO }
  return t.db.transaction((tx) => tell(t.deps, tx, { kind: 'questionAsked', about, ...told(options) }))
}
const move = (options: Options = {}) => {
  const about = { applicationId: ID, folio: FOLIO, turn: 'office', reason: 'underReview' } as const
  return t.db.transaction((tx) => tell(t.deps, tx, { kind: 'applicationMoved', about, ...told(options) }))
}
const write = (from: string, options: Options = {}) => {
  const about = { threadId: ID, from, subject: 'Bank letter' }
  return t.db.transaction((tx) =>
    tell(t.deps, tx, { kind: 'messageArrived', about, ...told({ thread: 'thread:1', ...options }) }),
  )
}
const list = async (person = mina) => (await t.as(person).call(notices.list, {})).notices
const summary = () => t.as(mina).call(notices.summary, {})
const mails = () => t.mails({ to: mina.email })
const choose = async (change: Partial<MailChoices>, paces: Partial<MailChoices['paces']> = {}) => {
  const present = await t.as(mina).call(mailChoices.read, {})
  return t.as(mina).call(mailChoices.update, { ...present, ...change, paces: { ...present.paces, ...paces } })
}

describe('telling', () => {
  test('one event is told to one person once, with the strongest reason, and never to whoever did it', async () => {
    const [owner, actor] = [await t.signIn('case_review_agent'), await t.signIn('admin')]
    const to = [
      { userId: owner.userId, because: 'team' as const },
      { userId: owner.userId, because: 'owner' as const },
      { userId: owner.userId, because: 'admin' as const },
      { userId: actor.userId, because: 'admin' as const },
    ]
    const about = { folio: FOLIO, client: 'Mina' }
    for (let time = 0; time < 2; time++)
      await t.db.transaction((tx) =>
        tell(t.deps, tx, { kind: 'answerGiven', about, event: 'answer:once', to, by: actor.userId }),
      )
    expect(await list(owner)).toMatchObject([{ kind: 'answerGiven', because: 'owner', about, isRead: false }])
    expect(await list(actor)).toEqual([])
  })

  test('what is told again in a thread for a stronger reason says that one, and never a weaker one', async () => {
    const kian = await t.signIn('case_review_agent')
    const because = (reason: 'team' | 'owner') => ({ to: [{ userId: kian.userId, because: reason }] })
    await write('Mina', because('team'))
    await write('Mina', because('owner'))
    expect(await list(kian)).toMatchObject([{ times: 2, because: 'owner' }])
    await write('Mina', because('team'))
    expect(await list(kian)).toMatchObject([{ times: 3, because: 'owner' }])
  })

  test('what is rolled back was never told, neither here nor by mail', async () => {
    const rolledBack = t.db.transaction(async (tx) => {
      await tell(t.deps, tx, { kind: 'questionAsked', about: { applicationId: ID, folio: FOLIO }, ...told({}) })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect([await list(), await mails()]).toEqual([[], []])
  })

  test('the bell hears of it live, of what was read on another device, and of what was settled', async () => {
    const heard: string[] = []
    const caller = { userId: mina.userId, role: 'student', sessionId: '', assurance: 'aal1' } as const
    const hearer = {
      onReady() {},
      onReset() {},
      onEnd() {},
      onSignal: ({ kind }: { kind: string }) => heard.push(kind),
    }
    const whoever = { ...caller, owesSecondFactor: false, expiresAt: new Date('2030-01-01') }
    const { close } = await t.deps.signals.subscribe(whoever, undefined, hearer)
    await ask({ acts: ['act:live'] })
    await expect.poll(() => heard).toEqual(['notice'])
    const [notice] = await list()
    await t.as(mina).call(notices.mark, { id: notice?.id ?? 0, isRead: true })
    await expect.poll(() => heard).toEqual(['notice', 'notice'])
    await t.db.transaction((tx) => settle(t.deps, tx, 'act:live'))
    await expect.poll(() => heard).toEqual(['notice', 'notice', 'notice'])
    close()
  })

  test('ten messages of one thread are one notice that counts them, until it is read', async () => {
    for (let message = 1; message <= 10; message++) await write('Nava', { event: `message:${message}` })
    await write('Nava', { event: 'message:10' })
    expect(await list()).toMatchObject([{ kind: 'messageArrived', times: 10 }])
    const [first] = await list()
    await t.as(mina).call(notices.mark, { id: first?.id ?? 0, isRead: true })
    await write('Sara')
    expect((await list()).map(({ times, isRead }) => [times, isRead])).toEqual([
      [1, false],
      [10, true],
    ])
    // One unread notice of the thread is there already: the first becomes another one, and counts no more messages.
    await t.as(mina).call(notices.mark, { id: first?.id ?? 0, isRead: false })
    await write('Sara')
    expect((await list()).map(({ times, isRead }) => [times, isRead])).toEqual([
      [2, false],
      [10, false],
    ])
  })
})

describe('my notices', () => {
  test('come newest first, page by page, without loss or double while more arrive', async () => {
    for (let minute = 0; minute < 5; minute++) {
      later(0, minute)
      await move({ event: `move:${minute}` })
    }
    const first = await t.as(mina).call(notices.list, { limit: 2 })
    later(0, 9)
    await move()
    const second = await t.as(mina).call(notices.list, { limit: 2, after: first.next ?? '' })
    const third = await t.as(mina).call(notices.list, { limit: 2, after: second.next ?? '' })
    const all = [...first.notices, ...second.notices, ...third.notices].map(({ id }) => id)
    expect(all).toHaveLength(5)
    expect(all).toEqual([...new Set(all)].toSorted((a, b) => b - a))
    expect(third.next).toBeNull()
  })

  test('are mine alone: nobody reads, marks or settles them for me', async () => {
    await ask()
    const [notice] = await list()
    const stranger = await t.signIn('student')
    expect(await list(stranger)).toEqual([])
    const read = await t.as(stranger).refuse(notices.mark, { id: notice?.id ?? 0, isRead: true })
    expect(read.status).toBe(404)
    await t.as(stranger).call(notices.markAll, { upTo: notice?.id ?? 0 })
    expect(await summary()).toMatchObject({ unread: 1 })
  })

  test('somebody else’s notice says nothing of what I saw: with it, nothing of mine is read', async () => {
    await move()
    later(0, 1)
    const stranger = await t.signIn('student')
    await move({ to: [{ userId: stranger.userId, because: 'yours' }] })
    const [theirs] = await list(stranger)
    expect(await t.as(mina).call(notices.markAll, { upTo: theirs?.id ?? 0 })).toMatchObject({ unread: 1 })
  })

  test('all read means what I saw: what came meanwhile stays unread, and what must be done stays open', async () => {
    await move()
    later(0, 1)
    await ask({ acts: ['act:all'] })
    const [seen] = await list()
    later(0, 2)
    await move()
    expect(await t.as(mina).call(notices.markAll, { upTo: seen?.id ?? 0 })).toMatchObject({ unread: 1, toAct: 1 })
    const { notices: open } = await t.as(mina).call(notices.list, { show: 'toAct' })
    expect(open).toMatchObject([{ kind: 'questionAsked', isRead: true, isSettled: false }])
    expect((await t.as(mina).call(notices.list, { show: 'unread' })).notices).toHaveLength(1)
  })

  test('one can be marked unread again', async () => {
    await move()
    const [notice] = await list()
    for (const isRead of [true, false, true])
      expect(await t.as(mina).call(notices.mark, { id: notice?.id ?? 0, isRead })).toMatchObject({ isRead })
  })

  test('what waits for several acts is settled with the last of them', async () => {
    await ask({ acts: ['document:1', 'document:2'] })
    await t.db.transaction((tx) => settle(t.deps, tx, 'document:1'))
    expect(await list()).toMatchObject([{ mustAct: true, isSettled: false }])
    await t.db.transaction((tx) => settle(t.deps, tx, 'document:2'))
    expect(await list()).toMatchObject([{ mustAct: true, isSettled: true, isRead: true }])
    expect(await summary()).toMatchObject({ unread: 0, toAct: 0 })
  })
})

describe('mail', () => {
  test('of what can wait leaves five minutes later, unless it was read meanwhile', async () => {
    await move()
    later(0, 4)
    await releaseHeldMails(t.deps)
    expect(await mails()).toEqual([])
    later(0, 5)
    await Promise.all([releaseHeldMails(t.deps), releaseHeldMails(t.deps)])
    expect(await mails()).toHaveLength(1)

    await move()
    const [notice] = await list()
    await t.as(mina).call(notices.mark, { id: notice?.id ?? 0, isRead: true })
    later(0, 20)
    await releaseHeldMails(t.deps)
    expect(await mails()).toHaveLength(1)
  })

  test('ten messages within five minutes are one mail, and the tenth does not put it off', async () => {
    for (let message = 0; message < 10; message++) {
      later(0, message / 2)
      await write('Nava')
    }
    later(0, 5)
    await releaseHeldMails(t.deps)
    expect(await mails()).toMatchObject([{ content: { name: 'notices.news' } }])
  })

  test('of what must be done leaves at once, whatever is switched off, and offers no way to switch it off', async () => {
    await choose({}, { caseUpdates: 'never' })
    await move({ acts: ['turn:1'] })
    await move()
    later(0, 30)
    await releaseHeldMails(t.deps)
    const sent = await mails()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.content.unsubscribe).toBeUndefined()
  })

  test('of what can wait says how to stop it, in its language', async () => {
    await move()
    later(0, 5)
    await releaseHeldMails(t.deps)
    const [mail] = await mails()
    expect(mail?.content.unsubscribe).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/[\w-]+\?language=en$/)
    expect(mailText(mail?.content)).toContain('Stop emails of this kind')
  })

  test('of what must be done waits for the end of quiet hours, and is dropped when it is done before', async () => {
    await choose({ timeZone: 'Asia/Tehran', quietHours: { from: 15 * 60, until: 17 * 60 } })
    await ask({ acts: ['act:quiet'] })
    await ask({ acts: ['act:done-meanwhile'] })
    expect(await mails()).toEqual([])
    await t.db.transaction((tx) => settle(t.deps, tx, 'act:done-meanwhile'))
    expect(await t.db.rows(sql`select from held_mails where user_id = ${mina.userId}`)).toHaveLength(1)
    // 12:00 UTC is 15:30 in Tehran: an hour and a half until five.
    later(0, 89)
    await releaseHeldMails(t.deps)
    expect(await mails()).toEqual([])
    later(0, 90)
    await releaseHeldMails(t.deps)
    expect(await mails()).toHaveLength(1)
  })

  test('about the safety of the account waits for nothing', async () => {
    await choose({ timeZone: 'Asia/Tehran', quietHours: { from: 15 * 60, until: 17 * 60 } })
    await t.db.transaction((tx) => tell(t.deps, tx, { kind: 'passwordChanged', about: {}, ...told({}) }))
    expect(await mails()).toHaveLength(1)
  })

  test('of the day comes once in the person’s morning, also from two processes, with what is still unread', async () => {
    await choose({ timeZone: 'Asia/Tehran' }, { caseUpdates: 'daily' })
    await move()
    await move()
    const [read] = await list()
    await move()
    await t.as(mina).call(notices.mark, { id: read?.id ?? 0, isRead: true })
    // 08:00 in Tehran is 04:30 UTC, sixteen and a half hours after noon.
    later(0, 16 * 60 + 29)
    await mailDigests(t.deps)
    expect(await mails()).toEqual([])
    later(0, 16 * 60 + 30)
    await Promise.all([mailDigests(t.deps), mailDigests(t.deps)])
    const digests = await mails()
    expect(digests).toMatchObject([{ content: { name: 'notices.digest', subject: 'Your summary for today (2)' } }])

    later(0, 16 * 60 + 40)
    await t.db.execute(sql`update held_mails set due_at = ${new Date(NOON)}`)
    await move()
    await t.db.execute(sql`update held_mails set due_at = ${new Date(NOON)} where user_id = ${mina.userId}`)
    await mailDigests(t.deps)
    expect(await mails()).toHaveLength(1)
    later(1, 16 * 60 + 30)
    await mailDigests(t.deps)
    expect(await mails()).toHaveLength(2)
  })

  test('of a day on which much happened names twenty things and how many more there are', async () => {
    await choose({ timeZone: 'Asia/Tehran' }, { caseUpdates: 'daily' })
    for (let times = 0; times < 22; times++) await move()
    later(0, 16 * 60 + 30)
    await mailDigests(t.deps)
    const [digest] = await mails()
    expect(digest?.content.subject).toBe('Your summary for today (22)')
    expect(digest?.content.paragraphs.filter((each) => each.startsWith('•'))).toHaveLength(20)
    expect(digest?.content.paragraphs.at(-1)).toBe('And 2 more.')
  })
})

describe('reminders', () => {
  const remindOn = async (days: number) => {
    later(days)
    await Promise.all([remindOfActs(t.deps), remindOfActs(t.deps)])
    return (await mails()).filter(({ content }) => content.name === 'notices.reminder').length
  }

  test('come after three, seven and fourteen days; then they end, and the office is told once', async () => {
    const admin = await t.signIn('admin')
    await t.db.execute(sql`update users set full_name = 'Silent Sample' where id = ${mina.userId}`)
    await ask({ acts: ['act:ladder'] })
    expect(await remindOn(2)).toBe(0)
    expect(await remindOn(3)).toBe(1)
    expect(await remindOn(4)).toBe(1)
    expect(await remindOn(7)).toBe(2)
    expect(await remindOn(14)).toBe(3)
    expect(await remindOn(21)).toBe(3)
    expect(await remindOn(40)).toBe(3)
    const silent = (await list(admin)).filter(({ about }) => about.client === 'Silent Sample')
    expect(silent).toMatchObject([{ kind: 'clientSilent', because: 'admin' }])
    const [last, ...before] = (await mails()).filter(({ content }) => content.name === 'notices.reminder')
    expect(mailText(last?.content)).toContain('This is our last reminder.')
    for (const { content } of before) expect(mailText(content)).not.toContain('last reminder')
  })

  test.each([
    { state: 'open', isClosed: false },
    { state: 'closed', isClosed: true },
  ])('that end unheard are told to the owner of an open case: here it is $state', async ({ isClosed }) => {
    const [owner, admin] = [await t.signIn('case_review_agent'), await t.signIn('admin')]
    await sendApplication(t, mina)
    const mine = sql`(select id from applications where user_id = ${mina.userId})`
    await t.db.execute(sql`update cases set owner_id = ${owner.userId} where application_id in ${mine}`)
    if (isClosed)
      await t.db.execute(
        sql`update applications set stage = 'withdrawn', turn = 'nobody', closed_at = ${NOON} where id in ${mine}`,
      )
    await ask({ acts: [`act:silent:${isClosed}`] })
    for (const day of [3, 7, 14, 21]) await remindOn(day)
    const toldOf = async (person: SignedInAccount) =>
      (await list(person)).filter(({ kind }) => kind === 'clientSilent').length
    expect([await toldOf(owner), await toldOf(admin)]).toEqual(isClosed ? [0, 1] : [1, 0])
  })

  test('stop at once when it is done', async () => {
    await ask({ acts: ['act:stops'] })
    expect(await remindOn(3)).toBe(1)
    await t.db.transaction((tx) => settle(t.deps, tx, 'act:stops'))
    expect(await remindOn(30)).toBe(1)
  })

  test('wait for the end of quiet hours', async () => {
    await choose({ timeZone: 'Asia/Tehran', quietHours: { from: 15 * 60, until: 17 * 60 } })
    await ask({ acts: ['act:night'] })
    expect(await remindOn(3)).toBe(0)
    expect(await remindOn(3 + 1.5 / 24)).toBe(1)
  })
})

test('notices over a year old are deleted, except what still waits, and so is the memory of digests', async () => {
  await move()
  await ask({ acts: ['act:old'] })
  await t.db.execute(sql`insert into notice_digests values (${mina.userId}, '2026-11-15', ${NOON})`)
  const digests = () => t.db.rows(sql`select from notice_digests where user_id = ${mina.userId}`)
  const kept = async () => [(await list()).length, (await digests()).length]
  later(400)
  await purgeNotices(t.deps)
  expect(await kept()).toEqual([2, 1])
  later(401)
  await purgeNotices(t.deps)
  expect(await list()).toMatchObject([{ kind: 'questionAsked' }])
  expect(await kept()).toEqual([1, 0])
})
