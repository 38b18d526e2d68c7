import { describe, expect, it } from 'vitest'
import { allClb, allNclc } from '../results.test-data.ts'
import type { CrsInput } from './crs.ts'
import { crs, REPORTED_RULE_SET } from './crs.ts'
import { person } from './people.test-data.ts'

describe('which rules answer for a day', () => {
  it.each([
    ['2015-01-01', '2015-01-01'],
    ['2016-11-18', '2015-01-01'],
    ['2016-11-19', '2016-11-19'],
    ['2017-06-05', '2016-11-19'],
    ['2017-06-06', '2017-06-06'],
    ['2020-10-19', '2017-06-06'],
    ['2020-10-20', '2020-10-20'],
    ['2025-03-24', '2020-10-20'],
    ['2025-03-25', '2025-03-25'],
    ['2026-11-02', '2025-03-25'],
    ['2026-11-03', '2025-03-25'],
    ['2030-01-01', '2025-03-25'],
  ])('%s: the rules of %s', (on, ruleSet) => {
    const result = crs(person(), on)
    expect(result.ruleSet).toBe(ruleSet)
    expect(new Set(result.lines.map((line) => line.ruleSet))).toEqual(new Set([ruleSet]))
  })
})

// Worked from the Ministerial Instructions that came into force on each day.
describe('what changed on which day', () => {
  const seniorOffer = person({ arrangedEmployment: 'noc_major_group_00' })
  const otherOffer = person({ arrangedEmployment: 'other_eligible' })
  const sibling = person({ siblingInCanada: true })
  const study = person({ canadianEducation: 'three_years_or_more' })
  const shortStudy = person({ canadianEducation: 'one_or_two_years' })
  const french = person({ firstLanguage: allNclc(7) })
  const bilingual = person({ firstLanguage: allNclc(7), secondLanguage: allClb(5) })
  const nominee = person({ provincialNomination: true })
  const cases: [string, CrsInput, number[]][] = [
    [
      'a job offer in senior management: 600, then 200, and none since 2025-03-25',
      seniorOffer,
      [600, 200, 200, 200, 0],
    ],
    ['any other job offer: 600, then 50, and none since 2025-03-25', otherOffer, [600, 50, 50, 50, 0]],
    ['a sibling: 15 since 2017-06-06', sibling, [0, 0, 15, 15, 15]],
    ['three years of Canadian study: 30 since 2016-11-19', study, [0, 30, 30, 30, 30]],
    ['one or two years of Canadian study: 15 since 2016-11-19', shortStudy, [0, 15, 15, 15, 15]],
    ['French without English: 15 since 2017-06-06, 25 since 2020-10-20', french, [0, 0, 15, 25, 25]],
    ['French with English: 30 since 2017-06-06, 50 since 2020-10-20', bilingual, [0, 0, 30, 50, 50]],
    ['a nomination: 600 throughout', nominee, [600, 600, 600, 600, 600]],
  ]
  it.each(cases)('%s', (_, input, points) => {
    const days = ['2016-11-18', '2016-11-19', '2020-10-19', '2025-03-24', '2025-03-25']
    expect(days.map((on) => crs(input, on).additional.total)).toEqual(points)
  })

  it('a nomination and a job offer of 600 in 2015 still stop at 600', () => {
    expect(crs({ ...seniorOffer, provincialNomination: true }, '2015-06-01').additional.total).toBe(600)
  })

  it.each([
    ['a sibling before 2017-06-06', sibling, 'sibling', '2017-06-05', 'SIBLING_NOT_YET_COUNTED'],
    ['French before 2017-06-06', french, 'french', '2017-06-05', 'FRENCH_NOT_YET_COUNTED'],
    ['Canadian study before 2016-11-19', study, 'canadianEducation', '2016-11-18', 'CANADIAN_STUDY_NOT_YET_COUNTED'],
    ['a job offer in 2015', otherOffer, 'arrangedEmployment', '2015-06-01', 'JOB_OFFER_ANY_OCCUPATION'],
    [
      'a job offer in senior management in 2024',
      seniorOffer,
      'arrangedEmployment',
      '2024-06-01',
      'JOB_OFFER_SENIOR_MANAGEMENT',
    ],
    ['another job offer in 2024', otherOffer, 'arrangedEmployment', '2024-06-01', 'JOB_OFFER_OTHER_OCCUPATION'],
  ] as const)('%s is named', (_, input, factor, on, reason) => {
    expect(crs(input, on).lines.find((line) => line.factor === factor)?.reason).toBe(reason)
  })
})

describe('the change reported for 2026-11-03', () => {
  it('is not enabled and gives no points', () => {
    expect(REPORTED_RULE_SET.enabled).toBe(false)
    const offer = person({ arrangedEmployment: 'noc_major_group_00' })
    expect(crs(offer, '2026-11-03').total).toBe(crs(offer, '2026-11-02').total)
  })

  it('is named in every answer from that day on, not before', () => {
    expect(crs(person(), '2026-11-03').notice).toEqual({ code: 'CHANGE_REPORTED_VALUES_UNKNOWN', since: '2026-11-03' })
    expect(crs(person(), '2026-11-02')).not.toHaveProperty('notice')
  })
})

it('days before Express Entry are answered by its first rules, and the answer says so', () => {
  expect(crs(person(), '2014-12-31')).toMatchObject({
    ruleSet: '2015-01-01',
    notice: { code: 'BEFORE_EXPRESS_ENTRY', until: '2015-01-01' },
  })
})
