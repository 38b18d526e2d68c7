import { eligibility, type SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

async function keptFor(userId: string) {
  return t.db.rows(sql`select answers from self_checks where user_id = ${userId}`)
}

test('a short check is kept with the account, and a later one replaces it', async () => {
  const client = await t.signIn('student')
  const first = await t.as(client).call(eligibility.keepSelfCheck, { answers: { partner: 'none', age: '29' } })
  expect(first).toEqual({ keptAt: '2026-11-15T12:00:00.000Z' })
  await t.as(client).call(eligibility.keepSelfCheck, { answers: { age: '30' } })
  expect(await keptFor(client.userId)).toEqual([{ answers: { age: '30' } }])
})

test('one person never replaces what another has kept', async () => {
  const [one, other] = [await t.signIn('student'), await t.signIn('student')]
  await t.as(one).call(eligibility.keepSelfCheck, { answers: { age: '41' } })
  await t.as(other).call(eligibility.keepSelfCheck, { answers: { age: '22' } })
  expect(await keptFor(one.userId)).toEqual([{ answers: { age: '41' } }])
})

test('an answer that was not offered is refused at its field and nothing is kept', async () => {
  const client = await t.signIn('student')
  const refusal = await t.as(client).refuse(eligibility.keepSelfCheck, { answers: { partner: 'maybe' } })
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'answers.partner' }] })
  expect(await keptFor(client.userId)).toEqual([])
})

/** Single, 29, assessed bachelor's degree, CLB 9, no work: 379 to 394 points, as derived in contract/eligibility/self-check-profile.test.ts. */
const CHECKED: SelfCheckAnswers = {
  partner: 'none',
  children: '0',
  age: '29',
  education: 'bachelor',
  educationPlace: 'assessed',
  englishTest: 'IELTS_GT',
  englishScores: { listening: '8', reading: '7', writing: '7', speaking: '7' },
  frenchTest: 'none',
  workAbroad: '0',
  workCanada: '0',
  sibling: 'unknown',
  nomination: 'no',
  certificate: 'no',
  quebec: 'no',
}

describe('a short check saved with a new account', () => {
  test('begins the profile and gives home its score at once', async () => {
    const me = t.as(await t.signIn('student'))
    await me.call(eligibility.keepSelfCheck, { answers: CHECKED })
    const { answers, version, progress } = await me.call(profile.read, {})
    expect(version).toBe(1)
    expect(answers).toMatchObject({
      firstName: 'Robin',
      hasChildren: false,
      highestLevel: 'bachelor',
      'tests.self-check-english.test': 'IELTS_GT',
      'tests.self-check-english.listening': 8,
      hasNomination: false,
    })
    expect(progress.overall.percent).toBeGreaterThan(0)
    expect(await me.call(eligibility.summary, {})).toMatchObject({
      score: { low: 379, high: 394 },
      selfCheckedOn: '2026-11-15',
    })
  })

  test('answers open questions of a profile under way, and changes nothing that was told there', async () => {
    const me = t.as(await t.signIn('student'))
    const changes = { firstName: 'Nava', highestLevel: 'master', 'tests.mine': 0, 'tests.mine.test': 'CELPIP_G' }
    await me.call(profile.save, { base: 0, tab: 'the-only-tab', turn: 1, changes })
    await me.call(eligibility.keepSelfCheck, { answers: CHECKED })
    const { answers } = await me.call(profile.read, {})
    expect(answers).toMatchObject({ ...changes, hasChildren: false, hasNomination: false })
    expect(Object.keys(answers).filter((path) => path.startsWith('tests.self-check'))).toEqual([])
  })

  test('with a figure no profile can hold is saved without it', async () => {
    const me = t.as(await t.signIn('student'))
    const answers = { ...CHECKED, englishScores: { listening: '99999', reading: '7' }, funds: '-5' }
    await me.call(eligibility.keepSelfCheck, { answers })
    const kept = (await me.call(profile.read, {})).answers
    expect(kept).toMatchObject({ 'tests.self-check-english.reading': 7 })
    expect(kept).not.toHaveProperty('fundsCad')
    expect(kept).not.toHaveProperty(['tests.self-check-english.listening'])
  })

  test('with too few answers for a range gives no score', async () => {
    const me = t.as(await t.signIn('student'))
    await me.call(eligibility.keepSelfCheck, { answers: { partner: 'none', age: '29' } })
    expect(await me.call(eligibility.summary, {})).toMatchObject({ score: null, selfCheckedOn: null })
  })

  // A year later they are 30 (105 points for 110) while the test, taken on the day of the check, still counts.
  test('ages with the person', async () => {
    const person = await t.signIn('student')
    await t.as(person).call(eligibility.keepSelfCheck, { answers: CHECKED })
    t.setNow('2027-11-16T12:00:00Z')
    const { score } = await t.as(person).call(eligibility.summary, {})
    t.setNow('2026-11-15T12:00:00Z')
    expect(score).toEqual({ low: 374, high: 389 })
  })

  test('gives way to the profile, fact by fact and then as a whole', async () => {
    const me = t.as(await t.signIn('student'))
    await me.call(eligibility.keepSelfCheck, { answers: { ...CHECKED, sibling: 'no' } })
    const save = async (changes: Record<string, string | number | boolean>) => {
      const { version: base } = await me.call(profile.read, {})
      await me.call(profile.save, { base, tab: 'the-only-tab', turn: base + 1, changes })
      return me.call(eligibility.summary, {})
    }
    // Born in May 1996 they are 30: five points less than the 29 of the check.
    expect(await save({ birthDate: '1996-05-01' })).toMatchObject({
      score: { low: 374, high: 374 },
      selfCheckedOn: '2026-11-15',
    })
    expect(await save({ maritalStatus: 'single', totalWorkYears: 0 })).toMatchObject({ selfCheckedOn: null })
  })
})
