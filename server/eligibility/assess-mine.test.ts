import { eligibility } from '@rahnama/contract/eligibility/eligibility.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { expect, test } from 'vitest'
import { couple30, ON, single30, threeYearsAbroad } from '../../rules/applicants.test-data.ts'
import { useTestApp } from '../test/test.ts'
import { assessProfile } from './assess-profile.ts'
import { missingAnswers } from './missing-answers.ts'
import { placesOf } from './places-of.ts'

const t = useTestApp()

test('an empty profile has no result and says which answers it waits for', async () => {
  const client = t.as(await t.signIn('student'))
  expect(await client.call(eligibility.assess, {})).toEqual({
    profile: expect.any(Object),
    missing: ['birthDate', 'maritalStatus', 'credentials', 'tests', 'jobs'],
    assessment: null,
    places: {
      birthDate: '/profile/general#q-birthDate',
      maritalStatus: '/profile/general#q-maritalStatus',
      credentials: '/profile/education#q-highestLevel',
      tests: '/profile/language#q-hasTests',
      jobs: '/profile/work#q-totalWorkYears',
    },
  })
  expect(await client.call(eligibility.summary, {})).toMatchObject({ on: '2026-11-15', score: null })
})

test('two open main answers give a range; three give none', () => {
  expect(missingAnswers({ birthDate: '1996-05-01', maritalStatus: 'single', credentials: [] })).toEqual([])
  expect(missingAnswers({ birthDate: '1996-05-01', maritalStatus: 'single' })).toEqual(['credentials', 'tests', 'jobs'])
})

// 374 is worked out by hand in rules/applicants.test-data.ts.
test('what is told counts in full; without documents the evidenced reading is open from zero', () => {
  const { readings } = assessProfile(single30, ON, SHIPPED_RULEBOOK)
  expect(readings.told.range).toMatchObject({ low: 374, high: 374, open: [] })
  expect(readings.evidenced.range.low).toBe(0)
  expect(readings.evidenced.range.high).toBeGreaterThanOrEqual(374)
})

test('with accepted documents for every fact the verified reading is the told one', () => {
  const verified = 'verified' as const
  const shown = {
    ...single30,
    credentials: single30.credentials?.map((each) => ({ ...each, evidence: verified })) ?? [],
    tests: single30.tests?.map((each) => ({ ...each, evidence: verified })) ?? [],
    evidence: { birthDate: verified, citizenship: verified, fundsCad: verified },
  }
  const { readings } = assessProfile(shown, ON, SHIPPED_RULEBOOK)
  expect(readings.verified.crs.total).toBe(374)
  expect(readings.verified.range).toEqual(readings.told.range)
})

test('every program is judged, each requirement with its source and the answer it was read from', () => {
  const { programs } = assessProfile({ ...couple30, jobs: threeYearsAbroad }, ON, SHIPPED_RULEBOOK).readings.told
  // By decision 45: both met in full, then what is set aside. One short, two open, two not met; nothing met; closed.
  const order = ['FSW', 'PNP', 'CEC', 'STUDY_CN', 'FST', 'FAMILY', 'STUDY_CA', 'ICT', 'SUV']
  expect(programs.map(({ program }) => program)).toEqual(order)
  for (const { source, asks } of programs.flatMap(({ requirements }) => requirements)) {
    expect(source).not.toBe('')
    expect(asks).not.toBe('')
  }
})

test('every answer that a result names comes with the address of its question, never with that of the profile alone', () => {
  const unassessed = single30.credentials?.map((each) => ({ ...each, id: 'degree-1', ecaBody: 'none' as const })) ?? []
  const late = threeYearsAbroad.map((job) => ({ ...job, endedOn: '2001-01-01' }))
  const assessment = assessProfile({ ...couple30, credentials: unassessed, jobs: late }, ON, SHIPPED_RULEBOOK)
  const places = placesOf(assessment)
  const { contradictions, readings } = assessment
  const named = [
    ...contradictions.flatMap(({ answers }) => answers),
    ...readings.evidenced.range.open.map(({ answer }) => answer),
    ...readings.told.programs.flatMap(({ requirements }) => requirements.map(({ asks }) => asks)),
  ]
  expect(named.filter((answer) => [undefined, '/profile'].includes(places[answer]))).toEqual([])
  expect(places).toMatchObject({
    'jobs[0].endedOn': '/profile/work#q-jobs',
    'partner.tests': '/profile/personal#q-partnerHasTests',
    'credentials.degree-1.ecaBody': '/profile/education#q-credentials-degree-1-hasEca',
    'startup.votingShare': '/profile/startup-visa',
  })
})

test('rounds of a fitting category come first, and every other recorded category once', () => {
  const { rounds } = assessProfile(single30, ON, SHIPPED_RULEBOOK)
  expect(rounds.some(({ fits }) => fits)).toBe(false)
  expect(new Set(rounds.map(({ category }) => category)).size).toBe(rounds.length)
  expect(rounds.find(({ category }) => category === 'CEC')).toMatchObject({
    on: '2026-02-17',
    cutOff: 508,
    margin: -134,
  })
})

test('a document moves no program: all three readings keep the order of what was told', () => {
  const { readings } = assessProfile({ ...single30, interests: ['study_canada'] }, ON, SHIPPED_RULEBOOK)
  const orderIn = (reading: keyof typeof readings) => readings[reading].programs.map(({ program }) => program)
  expect(orderIn('evidenced')).toEqual(orderIn('told'))
  expect(orderIn('verified')).toEqual(orderIn('told'))
})

test('the summary names every program, those that need a plan of their own set aside', async () => {
  const client = t.as(await t.signIn('student'))
  const { programs } = await client.call(eligibility.summary, {})
  expect(programs.filter(({ aside }) => aside).map(({ program }) => program)).toEqual(
    expect.arrayContaining(['SUV', 'ICT', 'FAMILY', 'STUDY_CA', 'STUDY_CN']),
  )
  expect(programs).toHaveLength(9)
})
