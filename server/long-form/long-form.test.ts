import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import { ANSWER_SHEET_MAX_BYTES } from '@rahnama/contract/limits.ts'
import { type Changes, flatten, type LongForm, type SaveSheet } from '@rahnama/contract/long-form/long-form.ts'
import { sampleForm, whole } from '@rahnama/contract/long-form/sample-form.test-data.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { completeSheet, openSheet, readSheet, saveSheet } from './long-form.ts'

const t = useTestApp()

async function somebody(): Promise<Caller> {
  const { userId } = await t.signIn('student')
  return { userId, role: 'student', sessionId: '', assurance: 'aal1', owesSecondFactor: false, expiresAt: new Date() }
}
const save = (caller: Caller, changes: Changes, more: Partial<SaveSheet> = {}, form: LongForm = sampleForm) =>
  saveSheet(t.deps, caller, form, { base: 0, tab: 'tab-one-1', turn: 1, changes, ...more })
const read = ({ userId }: Caller) => readSheet(t.db, userId, sampleForm)
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error('It was not refused')
  return error
}
const issuesOf = async (work: Promise<unknown>) =>
  ((await refusal(work)).issues ?? []).map(({ field, fault }: Issue) => `${field} ${fault}`)

describe('a sheet', () => {
  test('that was never saved is empty', async () => {
    const me = await somebody()
    expect(await read(me)).toMatchObject({ answers: {}, version: 0, savedAt: null, completedAt: null })
  })

  test('has what was saved, when, and how far it is', async () => {
    const me = await somebody()
    await save(me, { firstName: 'Sara', 'jobs.a': 1, 'jobs.a.title': 'Baker' })
    expect(await read(me)).toMatchObject({
      answers: { firstName: 'Sara', 'jobs.a': 1, 'jobs.a.title': 'Baker' },
      version: 1,
      savedAt: '2026-11-15T12:00:00.000Z',
      progress: { overall: { answered: 3 } },
    })
  })

  test('belongs to one person and one form', async () => {
    const [me, other] = [await somebody(), await somebody()]
    await save(me, { firstName: 'Sara' })
    expect((await read(other)).answers).toEqual({})
    expect((await readSheet(t.db, me.userId, { ...sampleForm, name: 'another' })).answers).toEqual({})
    await save(other, { firstName: 'Omid' })
    expect((await read(me)).answers).toEqual({ firstName: 'Sara' })
  })

  test('goes with its account', async () => {
    const me = await somebody()
    await save(me, { firstName: 'Sara' })
    await t.db.execute(sql`delete from users where id = ${me.userId}`)
    expect((await read(me)).version).toBe(0)
  })
})

describe('saving', () => {
  test('from two tabs at once keeps both, the first save of all included', async () => {
    const me = await somebody()
    const tabs = Array.from({ length: 12 }, (_, index) => `tab-${index}-of-many`)
    await Promise.all(tabs.map((tab, index) => save(me, { [`jobs.e${index}`]: index }, { tab }, roomy)))
    const { answers, version } = await readSheet(t.db, me.userId, roomy)
    expect(Object.keys(answers)).toHaveLength(12)
    expect(version).toBe(12)
  })

  test('an answer that another tab changed tells both and writes neither over the other', async () => {
    const me = await somebody()
    await save(me, { firstName: 'Sara' })
    const answer = await save(me, { firstName: 'Sahar', country: 'IR' }, { tab: 'tab-two-2' })
    expect(answer).toMatchObject({
      version: 2,
      conflicts: [{ path: 'firstName', mine: 'Sahar', theirs: 'Sara', savedAt: '2026-11-15T12:00:00.000Z' }],
      elsewhere: { firstName: 'Sara' },
    })
    expect((await read(me)).answers).toEqual({ firstName: 'Sara', country: 'IR' })
  })

  test('twice is saving once', async () => {
    const me = await somebody()
    const [first, second] = [await save(me, { firstName: 'Sara' }), await save(me, { firstName: 'Sara' })]
    expect(second).toEqual({ ...first, changed: [] })
  })

  test('is told to the other tabs of the same person, without a word of what was written', async () => {
    const me = await somebody()
    await save(me, { firstName: 'Sara' })
    const heard = await t.db.rows(sql`select kind, payload from signals where to_user = ${me.userId}`)
    expect(heard).toEqual([{ kind: 'sheet', payload: { form: 'sample', version: 1 } }])
  })

  test('nothing asks what changed and tells nobody', async () => {
    const me = await somebody()
    await save(me, { firstName: 'Sara' })
    expect(await save(me, {}, { tab: 'tab-two-2' })).toMatchObject({ version: 1, elsewhere: { firstName: 'Sara' } })
    expect(await t.db.rows(sql`select 1 from signals where to_user = ${me.userId}`)).toHaveLength(1)
  })

  test.each<[string, Changes, string]>([
    ['a question the form does not have', { shoeSize: 42 }, 'shoeSize UNKNOWN_FIELD'],
    ['a question of an entry the group does not have', { 'jobs.a.pay': 1 }, 'jobs.a.pay UNKNOWN_FIELD'],
    ['an entry of what is no group', { 'firstName.a': 1 }, 'firstName.a UNKNOWN_FIELD'],
    ['a group as one value', { jobs: ['a'] }, 'jobs UNKNOWN_FIELD'],
    ['documents, which are kept elsewhere', { 'jobs.a.contract': 'x' }, 'jobs.a.contract UNKNOWN_FIELD'],
    ['the prototype of things', { constructor: 'x' }, 'constructor UNKNOWN_FIELD'],
    ['a place that is no number', { 'jobs.a': 'first' }, 'jobs.a INVALID'],
    ['a text that is too long', { nickname: 'x'.repeat(21) }, 'nickname TOO_LONG'],
    ['a text with characters that turn it around', { nickname: 'a\u202eb' }, 'nickname INVALID'],
    ['an empty text', { nickname: ' ' }, 'nickname INVALID'],
    ['a number for a text', { nickname: 3 }, 'nickname INVALID'],
    ['Persian letters for a passport', { firstName: 'سارا' }, 'firstName NOT_LATIN'],
    ['a long text of two lines too many letters', { notes: `${'x'.repeat(40)}\n${'x'.repeat(40)}` }, 'notes TOO_LONG'],
    ['an impossible date', { birthDate: '1991-02-30' }, 'birthDate NOT_A_DATE'],
    ['a date before the earliest', { birthDate: '1905-12-31' }, 'birthDate TOO_EARLY'],
    ['a day where a month is asked', { 'jobs.a.startedOn': '2020-09-01' }, 'jobs.a.startedOn NOT_A_DATE'],
    ['a year as a text', { graduated: '2016' }, 'graduated NOT_A_YEAR'],
    ['an address without a host', { email: 'sara' }, 'email NOT_AN_EMAIL'],
    ['a phone number as typed', { phone: '0912 345 6789' }, 'phone NOT_A_PHONE'],
    ['a mobile number that lacks a digit', { phone: '+98912345678' }, 'phone NOT_A_PHONE'],
    ['a script for a web address', { website: 'javascript:alert(1)' }, 'website NOT_A_WEB_ADDRESS'],
    ['a country nobody knows', { country: 'ZZ' }, 'country NOT_A_CHOICE'],
    ['a province of another country', { province: 'TX' }, 'province NOT_A_CHOICE'],
    ['yes as a word', { married: 'yes' }, 'married NOT_A_CHOICE'],
    ['"I do not know yet" where it is not offered', { married: 'unknown' }, 'married NOT_A_CHOICE'],
    ['an answer that is not offered', { level: 'phd' }, 'level NOT_A_CHOICE'],
    ['one answer twice', { languages: ['en', 'en'] }, 'languages NOT_A_CHOICE'],
    ['a code with a path in it', { field: '../../etc' }, 'field NOT_A_CHOICE'],
    ['a number above the scale', { score: 9.5 }, 'score TOO_LARGE'],
    ['a number below it', { score: -1 }, 'score TOO_SMALL'],
    ['more decimals than the scale has', { score: 6.25 }, 'score TOO_MANY_DECIMALS'],
    ['a number as a text', { score: '6.5' }, 'score NOT_A_NUMBER'],
    ['consent as a word', { truthful: 'true' }, 'truthful NOT_A_CHOICE'],
  ])('%s is refused by its code and nothing is kept', async (_, changes, issue) => {
    const me = await somebody()
    expect(await issuesOf(save(me, { country: 'IR', ...changes }))).toEqual([issue])
    expect((await read(me)).version).toBe(0)
  })

  test('more entries than two tabs could have added is refused', async () => {
    const me = await somebody()
    const changes = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`jobs.e${index}`, index]))
    expect(await issuesOf(save(me, changes))).toEqual(['jobs TOO_MANY'])
  })

  test('more than a person can have meant is refused', async () => {
    const me = await somebody()
    const large = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`text${index}`, 'x'.repeat(4000)]))
    const fields = Object.keys(large).map((name) => ({ name, kind: 'longText' as const, max: 4000 }))
    const form = { name: 'large', steps: [{ name: 'one', fields }] }
    expect(JSON.stringify(large).length).toBeGreaterThan(ANSWER_SHEET_MAX_BYTES)
    expect((await refusal(save(me, large, {}, form))).code).toBe('BODY_TOO_LARGE')
  })
})

const roomy: LongForm = {
  name: 'roomy',
  steps: [{ name: 'one', fields: [{ name: 'jobs', kind: 'group', max: 20, fields: [] }] }],
}

describe('completing', () => {
  const complete = (caller: Caller, version: number, onComplete?: Parameters<typeof completeSheet>[4]) =>
    completeSheet(t.deps, caller, sampleForm, { version }, onComplete)

  test('an empty form names every question that is missing', async () => {
    const me = await somebody()
    expect(await issuesOf(complete(me, 0))).toContain('firstName REQUIRED')
  })

  test('names what is wrong by the same codes as the browser', async () => {
    const me = await somebody()
    const jobs = [{ id: 'a', title: 'Baker', startedOn: '2020-09', current: false, endedOn: '2020-08' }]
    const { version } = await save(me, flatten({ ...whole, birthDate: '2030-01-01', truthful: false, jobs }))
    expect(await issuesOf(complete(me, version))).toEqual([
      'birthDate IN_THE_FUTURE',
      'truthful NOT_AGREED',
      'jobs.a.endedOn ENDS_BEFORE_START',
    ])
    expect((await read(me)).completedAt).toBeNull()
  })

  test('takes a today that has come to Tehran and not yet to Toronto', async () => {
    const me = await somebody()
    t.setNow('2026-11-15T22:00:00Z')
    const { version } = await save(me, flatten({ ...whole, birthDate: '2026-11-16' }))
    expect((await complete(me, version)).completedVersion).toBe(1)
    t.setNow('2026-11-15T12:00:00Z')
  })

  test('forgets the answers of branches that are closed', async () => {
    const me = await somebody()
    const jobs = [{ id: 'a', title: 'Baker', startedOn: '2020-09', current: true, endedOn: '2020-12' }]
    const { version } = await save(me, flatten({ ...whole, jobs, partnerComes: true, partnerScore: 7 }))
    const sheet = await complete(me, version)
    expect(Object.keys(sheet.answers)).not.toContain('partnerComes')
    expect(sheet).toMatchObject({ version: 2, completedVersion: 2, completedAt: '2026-11-15T12:00:00.000Z' })
    expect(Object.keys((await read(me)).answers).filter((path) => path.includes('nded'))).toEqual([])
    expect((await save(me, {}, { base: 1 })).elsewhere).toMatchObject({ partnerComes: null, 'jobs.a.endedOn': null })
  })

  test('twice is completing once', async () => {
    const me = await somebody()
    const { version } = await save(me, flatten(whole))
    let times = 0
    const count = async () => {
      times += 1
    }
    const [first, second] = [await complete(me, version, count), await complete(me, version, count)]
    expect(second).toEqual(first)
    expect(times).toBe(1)
  })

  test('what was changed elsewhere since one looked is refused', async () => {
    const me = await somebody()
    const { version } = await save(me, flatten(whole))
    await save(me, { score: 7 }, { base: version, tab: 'tab-two-2' })
    expect((await refusal(complete(me, version))).code).toBe('CONFLICT')
  })

  test('again after a change counts the change', async () => {
    const me = await somebody()
    const { version } = await save(me, flatten(whole))
    await complete(me, version)
    const changed = await save(me, { score: 7 }, { base: version, turn: 2 })
    expect(await read(me)).toMatchObject({ completedVersion: 1, version: 2 })
    expect(await complete(me, changed.version)).toMatchObject({ completedVersion: 2 })
  })

  test('is undone when what follows from it is refused', async () => {
    const me = await somebody()
    const { version } = await save(me, flatten(whole))
    const refuse = async () => {
      throw new AppError('CONFLICT')
    }
    await refusal(complete(me, version, refuse))
    expect((await read(me)).completedAt).toBeNull()
  })
})

describe('how long a form takes', () => {
  const form: LongForm = { ...sampleForm, name: 'measured' }
  const at = (minute: number) => t.setNow(new Date(Date.UTC(2026, 10, 15, 12, minute)).toISOString())
  afterEach(() => t.setNow('2026-11-15T12:00:00Z'))
  const usual = async () => (await openSheet(t.db, (await somebody()).userId, form)).usualMinutes

  /** Saves at these minutes and says at the last that it is complete. */
  async function work(minutes: readonly number[]): Promise<void> {
    const me = await somebody()
    for (const [turn, minute] of minutes.entries()) {
      at(minute)
      await save(me, turn === 0 ? flatten(whole) : { firstName: `Sara ${turn}` }, { base: turn, turn: turn + 1 }, form)
    }
    await completeSheet(t.deps, me, form, { version: minutes.length })
  }

  test('is the median of those who completed it, without their breaks, and nothing before there are thirty', async () => {
    // Two minutes, five minutes, and four around a break of an hour.
    for (let i = 0; i < 10; i++) await work([0, 2])
    for (let i = 0; i < 10; i++) await work([0, 5])
    for (let i = 0; i < 9; i++) await work([0, 2, 62, 64])
    expect(await usual()).toBeUndefined()
    await work([0, 2, 62, 64])
    expect(await usual()).toBe(4)
  })

  test('is not said to somebody who has completed it', async () => {
    const me = await somebody()
    await save(me, flatten(whole), {}, form)
    await completeSheet(t.deps, me, form, { version: 1 })
    expect((await openSheet(t.db, me.userId, form)).usualMinutes).toBeUndefined()
  })
})
