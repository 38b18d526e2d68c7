import { eligibility } from '@rahnama/contract/eligibility/eligibility-procedures.ts'
import type { Issue } from '@rahnama/contract/errors.ts'
import { type Changes, checkForm, type FlatAnswers, nest } from '@rahnama/contract/long-form/long-form.ts'
import { couple, jobAbroad, test as languageTest, single30 } from '@rahnama/contract/profile/people.test-data.ts'
import { profile as procedures, profileForm } from '@rahnama/contract/profile/profile.ts'
import { crsTotal } from '@rahnama/rules/crs/crs.ts'
import { read as readAs, scoreRange, toCrsInput } from '@rahnama/rules/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { useTestApp } from '../test/test.ts'
import { loadProfile, loadRulesProfile } from './profile.ts'
import { withEvidence } from './with-evidence.ts'

const t = useTestApp()
const TODAY = '2026-11-15'
let turn = 0

const read = (person: SignedInAccount) => t.as(person).call(procedures.read, {})

async function changed(person: SignedInAccount, changes: Changes) {
  const { version: base } = await read(person)
  turn += 1
  return { base, tab: 'the-only-tab', turn, changes }
}

async function save(person: SignedInAccount, changes: Changes) {
  return t.as(person).call(procedures.save, await changed(person, changes))
}

async function complete(person: SignedInAccount) {
  const { version } = await read(person)
  return t.as(person).call(procedures.complete, { version })
}

async function told(answers: FlatAnswers): Promise<SignedInAccount> {
  const person = await t.signIn('student')
  await save(person, answers)
  return person
}

describe('a profile', () => {
  test('of a new account is empty and not complete', async () => {
    const person = await t.signIn('student')
    expect(await read(person)).toMatchObject({ answers: {}, version: 0, completedAt: null })
    expect((await loadProfile(t.db, person.userId)).isComplete).toBe(false)
  })

  test('is saved piece by piece, completed once and then complete', async () => {
    const person = await told({ firstName: 'Sara', lastName: 'Ahmadi' })
    await save(person, single30)
    const once = { completedAt: '2026-11-15T12:00:00.000Z', progress: { overall: { percent: 100, complete: true } } }
    expect(await complete(person)).toMatchObject(once)
    expect((await loadProfile(t.db, person.userId)).isComplete).toBe(true)
    expect(await complete(person)).toMatchObject(once)
  })

  test('that lost an answer after completing is not complete any more', async () => {
    const person = await told(single30)
    await complete(person)
    await save(person, { fundsCad: null })
    expect((await loadProfile(t.db, person.userId)).isComplete).toBe(false)
  })

  test('is seen and changed by its owner alone', async () => {
    const person = await told({ firstName: 'Sara' })
    const other = await told({ firstName: 'Leila' })
    expect([(await read(person)).answers, (await read(other)).answers]).toEqual([
      { firstName: 'Sara' },
      { firstName: 'Leila' },
    ])
  })

  test('counts a question that nobody was asked neither for nor against it', async () => {
    const { progress } = await read(await told({ maritalStatus: 'single' }))
    expect(progress.steps.personal).toMatchObject({ required: 2, percent: 0, newQuestions: [] })
  })

  test('is the one the rules score', async () => {
    const person = await told({ ...single30, birthDate: '1996-05-01', 'tests.test-one.takenOn': '2026-01-10' })
    const profile = await loadRulesProfile(t.db, person.userId)
    expect(crsTotal(toCrsInput(profile, TODAY), TODAY)).toBe(374)
  })
})

describe('the server', () => {
  const child = { 'children.one': 0, 'children.one.age': 4 }
  const backwards = { ...jobAbroad('2024-01-01', '2023-01-01'), totalWorkYears: 1 }

  test.each<[string, Changes, Issue['fault']]>([
    ['two children said and one listed', { hasChildren: true, numberOfChildren: 2, ...child }, 'COUNT_DIFFERS'],
    ['a position that ends before it starts', backwards, 'ENDS_BEFORE_START'],
    ['a highest level that is not listed', { highestLevel: 'doctoral' }, 'HIGHEST_NOT_LISTED'],
    ['a band IELTS does not give', languageTest('IELTS_GT', [6.3, 7, 7, 7]), 'NOT_A_BAND'],
    ['a score beyond the scale', languageTest('CELPIP_G', [13, 9, 9, 9]), 'TOO_LARGE'],
    [
      'an occupation that is no code',
      { ...backwards, 'jobs.job-abroad.endedOn': '2024-12-31', 'jobs.job-abroad.noc': 'nurse' },
      'NOT_A_CHOICE',
    ],
    [
      'a partner of whom nothing is told',
      { ...couple(30, 'master'), partnerBirthDate: null, partnerHasTests: false },
      'REQUIRED',
    ],
  ])('refuses to complete with %s, by the same code as the browser', async (_, changes, fault) => {
    const answers = { ...single30, ...changes }
    const person = await told(
      Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null)) as FlatAnswers,
    )
    const { answers: stored, version } = await read(person)
    const inBrowser = checkForm(profileForm, nest(profileForm, stored), TODAY)
    const refusal = await t.as(person).refuse(procedures.complete, { version })
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', issues: inBrowser })
    expect(inBrowser.map((issue) => issue.fault)).toContain(fault)
    expect((await loadProfile(t.db, person.userId)).completedAt).toBeNull()
  })

  test.each<[string, Changes, Issue]>([
    ['an empty choice', { maritalStatus: '' }, { field: 'maritalStatus', fault: 'NOT_A_CHOICE' }],
    ['a status that is not offered', { canadianStatus: 'tourist' }, { field: 'canadianStatus', fault: 'NOT_A_CHOICE' }],
    ['a name in Persian letters', { firstName: 'سارا' }, { field: 'firstName', fault: 'NOT_LATIN' }],
    ['a question that does not exist', { shoeSize: 42 }, { field: 'shoeSize', fault: 'UNKNOWN_FIELD' }],
    [
      'a child of minus one',
      { 'children.one': 0, 'children.one.age': -1 },
      { field: 'children.one.age', fault: 'TOO_SMALL' },
    ],
  ])('does not even keep %s', async (_, changes, issue) => {
    const person = await t.signIn('student')
    const refusal = await t.as(person).refuse(procedures.save, await changed(person, changes))
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', issues: [issue] })
    expect((await read(person)).version).toBe(0)
  })

  test('takes the NOC code as optional and an old result as no fault', async () => {
    const { 'jobs.job-abroad.noc': _, ...job } = jobAbroad('2020-01-01', '2023-01-01')
    const person = await told({
      ...single30,
      totalWorkYears: 3,
      ...job,
      'jobs.job-abroad.teer': '1',
      'tests.test-one.takenOn': '2020-01-01',
    })
    expect(await complete(person)).toMatchObject({ completedAt: '2026-11-15T12:00:00.000Z' })
  })
})

describe('what was told before', () => {
  const name = (userId: string, fullName: string) =>
    t.db.execute(sql`update users set full_name = ${fullName} where id = ${userId}`)

  test('stands ready with where it came from', async () => {
    const person = await t.signIn('student')
    await name(person.userId, 'Sara Maryam Ahmadi')
    const { known, answers, version } = await read(person)
    expect([answers, version]).toEqual([{}, 0])
    expect(known).toEqual({
      firstName: { value: 'Sara Maryam', from: 'account' },
      lastName: { value: 'Ahmadi', from: 'account' },
    })
  })

  test('in the short check is in the profile with where it came from', async () => {
    const person = await t.signIn('student')
    await name(person.userId, 'Sara Maryam Ahmadi')
    await t.as(person).call(eligibility.keepSelfCheck, {
      answers: {
        partner: 'coming',
        children: '2',
        education: 'master',
        englishTest: 'IELTS_GT',
        englishScores: { listening: '۸', reading: '۷٫۵', writing: '7', speaking: '7' },
        frenchTest: 'none',
        workCanada: '0',
        funds: '32,000',
      },
    })
    const { known, answers } = await read(person)
    expect(answers).toEqual(Object.fromEntries(Object.entries(known).map(([path, { value }]) => [path, value])))
    expect(known).toMatchObject({
      firstName: { value: 'Sara Maryam', from: 'account' },
      lastName: { value: 'Ahmadi', from: 'account' },
      partnerAccompanying: { value: true, from: 'selfCheck' },
      numberOfChildren: { value: 2, from: 'selfCheck' },
      highestLevel: { value: 'master', from: 'selfCheck' },
      'tests.self-check-english.reading': { value: 7.5, from: 'selfCheck' },
      hasCanadianExperience: { value: false, from: 'selfCheck' },
      fundsCad: { value: 32_000, from: 'selfCheck' },
    })
    expect(known).not.toHaveProperty('maritalStatus')
  })

  test('in Persian letters is a Persian name and no passport name', async () => {
    const person = await t.signIn('student')
    await name(person.userId, 'سارا احمدی')
    expect((await read(person)).known).toEqual({ persianName: { value: 'سارا احمدی', from: 'account' } })
  })
})

describe('documents', () => {
  test('show what they speak of; a credential from abroad needs its assessment, too', async () => {
    const person = await told({ ...single30, birthDate: '1996-05-01', 'tests.test-one.takenOn': '2026-01-10' })
    const profile = await loadRulesProfile(t.db, person.userId)
    const told374 = { low: 374, high: 374 }
    expect(scoreRange(readAs(profile, 'evidenced'), TODAY).low).toBeLessThan(374)
    const documents = new Map([
      ['birthDate', 'verified'],
      ['tests.test-one', 'evidenced'],
      ['credentials.degree-1', 'verified'],
    ] as const)
    expect(withEvidence(profile, documents).credentials).toEqual([
      expect.not.objectContaining({ evidence: expect.anything() }),
    ])
    const all = new Map<string, 'evidenced' | 'verified'>([...documents, ['credentials.degree-1.eca', 'evidenced']])
    const shown = withEvidence(profile, all)
    expect(shown.credentials).toMatchObject([{ evidence: 'evidenced' }])
    expect(scoreRange(readAs(shown, 'evidenced'), TODAY)).toMatchObject(told374)
    expect(scoreRange(readAs(shown, 'verified'), TODAY).low).toBeLessThan(374)
  })
})
