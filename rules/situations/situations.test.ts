import { expect, test } from 'vitest'
import { bachelor, celpip, jobAbroad, ON } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import { situationsOf } from './situations.ts'

const codesOf = (profile: Profile) => situationsOf(profile, ON).map(({ code }) => code)

test('an empty profile calls for nothing in particular', () => {
  expect(situationsOf({}, ON)).toEqual([])
})

test('a result that ends within half a year is told with its last day', () => {
  // Two years less a day after 10 March 2025.
  expect(situationsOf({ tests: [celpip(9, '2025-03-10')] }, ON)).toEqual([
    { code: 'TEST_ENDING', test: 'CELPIP_G', on: '2027-03-09' },
    { code: 'TEST_TOLD' },
  ])
})

test('a result that counts for longer is no reason to hurry', () => {
  expect(codesOf({ tests: [celpip(9, '2026-01-10')] })).toEqual(['TEST_TOLD'])
})

test('a result older than two years has ended', () => {
  expect(situationsOf({ tests: [celpip(9, '2024-11-14')] }, ON)[0]).toEqual({
    code: 'TEST_ENDED',
    test: 'CELPIP_G',
    on: '2026-11-13',
  })
})

test('whoever said that there is no test hears of tests; whoever said nothing does not', () => {
  expect(codesOf({ tests: [] })).toEqual(['NO_TEST'])
  expect(codesOf({})).not.toContain('NO_TEST')
})

test.each([
  ['28: the next birthday costs nothing', '1998-01-01', []],
  ['29: the next one costs points', '1997-01-01', [{ code: 'AGE_COSTS', on: '2027-01-01' }]],
  ['44: the last points go', '1982-03-05', [{ code: 'AGE_COSTS', on: '2027-03-05' }]],
  ['45: there are none to lose', '1981-03-05', []],
])('at %s', (_, birthDate, expected) => {
  expect(situationsOf({ birthDate }, ON)).toEqual(expected)
})

test('a foreign degree without an assessment is told, one that is assessed or Canadian is not', () => {
  expect(codesOf({ credentials: [{ ...bachelor, ecaBody: 'none' }] })).toContain('ECA_MISSING')
  expect(codesOf({ credentials: [bachelor] })).not.toContain('ECA_MISSING')
  expect(codesOf({ credentials: [{ level: 'bachelor', country: 'CA', ecaBody: 'none' }] })).not.toContain('ECA_MISSING')
})

test('months between two jobs come before the jobs themselves', () => {
  const jobs = [jobAbroad('2018-01-01', '2019-01-01'), jobAbroad('2019-06-01', '2022-01-01')]
  const codes = codesOf({ jobs })
  expect(codes.indexOf('WORK_GAP')).toBeGreaterThanOrEqual(0)
  expect(codes.indexOf('WORK_GAP')).toBeLessThan(codes.indexOf('WORK_TOLD'))
})

test('partner, children and a refusal are told', () => {
  const codes = codesOf({
    maritalStatus: 'married',
    partner: { accompanying: true },
    hasChildren: true,
    hasRefusals: true,
  })
  expect(codes).toEqual(['REFUSED', 'PARTNER', 'CHILDREN'])
  expect(codesOf({ maritalStatus: 'married', partner: { accompanying: false } })).toEqual([])
})
