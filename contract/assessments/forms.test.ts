import { describe, expect, test } from 'vitest'
import { type Answers, checkForm, type LongForm } from '../long-form/long-form.ts'
import { startupAssessment } from './startup-assessment.ts'
import { startupBusiness } from './startup-business.ts'
import { transfer } from './transfer.ts'

const TODAY = '2026-11-15'

/** The faults a form finds at these questions. */
function faultsAt(form: LongForm, answers: Answers, ...fields: string[]) {
  return checkForm(form, answers, TODAY)
    .filter(({ field }) => fields.includes(field))
    .map(({ field, fault }) => `${field} ${fault}`)
}

describe('the first check of language', () => {
  const scores = (answers: Answers) =>
    faultsAt(startupAssessment, answers, 'hasIelts', 'ieltsOverall', 'toeflTotal', 'toeflScale')

  test.each([
    [4.5, ['ieltsOverall BELOW_FIRST_CHECK']],
    [5, []],
    [5.5, []],
    [9.5, ['ieltsOverall TOO_LARGE']],
    [6.3, ['ieltsOverall NOT_A_BAND']],
    [7.25, ['ieltsOverall NOT_A_BAND']],
    [4.3, ['ieltsOverall NOT_A_BAND']],
  ])('IELTS %s gives %j', (ieltsOverall, expected) => {
    expect(scores({ hasIelts: true, ieltsOverall, hasToefl: false })).toEqual(expected)
  })

  test.each([
    [34, '0-120', ['toeflTotal BELOW_FIRST_CHECK']],
    [35, '0-120', []],
    [35.5, '0-120', ['toeflTotal NOT_WHOLE']],
    // The test maker’s table puts 2.0 at 24 to 33 and 2.5 at 34 to 43: only the first is surely under 35.
    [2, '1-6', ['toeflTotal BELOW_FIRST_CHECK']],
    [2.5, '1-6', []],
    [3, '1-6', []],
    [7, '1-6', ['toeflTotal TOO_LARGE']],
    [3.2, '1-6', ['toeflTotal NOT_A_BAND']],
  ])('TOEFL %s on %s gives %j', (toeflTotal, toeflScale, expected) => {
    expect(scores({ hasIelts: false, hasToefl: true, toeflScale, toeflTotal })).toEqual(expected)
  })

  test('TOEFL off the newer scale names both ends of that scale', () => {
    const answers = { hasIelts: false, hasToefl: true, toeflScale: '1-6', toeflTotal: 80 }
    expect(checkForm(startupAssessment, answers, TODAY)).toContainEqual({
      field: 'toeflTotal',
      fault: 'TOO_LARGE',
      params: { min: 1, max: 6 },
    })
  })

  test('one test that passes is enough', () => {
    const both = { hasIelts: true, ieltsOverall: 4, hasToefl: true, toeflScale: '0-120', toeflTotal: 60 }
    expect(scores(both)).toEqual([])
  })

  test('no result is no pass, unless there is one of another test', () => {
    expect(scores({ hasIelts: false, hasToefl: false })).toEqual(['hasIelts BELOW_FIRST_CHECK'])
    expect(scores({ hasIelts: false, hasToefl: false, hasOtherResult: true })).toEqual([])
  })
})

describe('the field of study', () => {
  const fields = (answers: Answers) => faultsAt(startupAssessment, answers, 'educationLevel', 'major', 'spouseMajor')

  test.each([
    ['none', []],
    ['high_school', []],
    ['trade', ['major REQUIRED']],
    ['bachelor', ['major REQUIRED']],
  ])('with %s as the highest level gives %j', (educationLevel, expected) => {
    expect(fields({ educationLevel })).toEqual(expected)
  })

  test('of a spouse is asked for likewise', () => {
    const spouse = (spouseEducationLevel: string) =>
      fields({ educationLevel: 'none', hasSpouse: true, spouseEducationLevel })
    expect(spouse('none')).toEqual([])
    expect(spouse('master')).toEqual(['spouseMajor REQUIRED'])
  })
})

describe('shares', () => {
  const shares = (answers: Answers) => faultsAt(startupBusiness, answers, 'ownShare')
  const member = (id: string, share: number) => ({ id, fullName: 'A', role: 'B', share, isApplying: true })

  test('come to 100 at most, and three thirds do', () => {
    const members = [member('m1', 33.33), member('m2', 33.34)]
    expect(shares({ ownShare: 33.33, hasTeam: true, members })).toEqual([])
    expect(shares({ ownShare: 33.34, hasTeam: true, members })).toEqual(['ownShare SHARES_OVER_WHOLE'])
  })

  test('count those of an organisation, and not those of a team that was answered away', () => {
    expect(shares({ ownShare: 95, hasTeam: false, organisationShare: 6 })).toEqual(['ownShare SHARES_OVER_WHOLE'])
    expect(shares({ ownShare: 95, hasTeam: false, members: [member('m1', 50)] })).toEqual([])
  })
})

describe('a transfer', () => {
  const rules = (answers: Answers) =>
    faultsAt(transfer, answers, 'hasBranchAbroad', 'branchCountry', 'revenueCountries', 'yearsAtCompany').filter(
      (fault) => !fault.endsWith('REQUIRED'),
    )

  test('needs a branch office outside the applicant’s country', () => {
    expect(rules({ hasBranchAbroad: false })).toEqual(['hasBranchAbroad NO_BRANCH_ABROAD'])
    expect(rules({ residence: 'IR', hasBranchAbroad: true, branchCountry: 'IR' })).toEqual([
      'branchCountry NO_BRANCH_ABROAD',
    ])
    expect(rules({ residence: 'IR', hasBranchAbroad: true, branchCountry: 'AE' })).toEqual([])
  })

  test.each([
    [0.9, ['yearsAtCompany UNDER_ONE_YEAR']],
    [1, []],
    [12, []],
  ])('after %s years at the company gives %j', (yearsAtCompany, expected) => {
    expect(rules({ yearsAtCompany })).toEqual(expected)
  })

  // IRCC, intra-company transferees, since 3 October 2024: revenue-generating in at least two countries.
  test.each<[number | 'unknown', string[]]>([
    [0, ['revenueCountries REVENUE_IN_ONE_COUNTRY']],
    [1, ['revenueCountries REVENUE_IN_ONE_COUNTRY']],
    [2, []],
    ['unknown', []],
  ])('of a company with revenue in %s countries gives %j', (revenueCountries, expected) => {
    expect(rules({ revenueCountries })).toEqual(expected)
  })

  test('needs both consents', () => {
    expect(faultsAt(transfer, { isTruthful: true, mayBeContacted: false }, 'isTruthful', 'mayBeContacted')).toEqual([
      'mayBeContacted NOT_AGREED',
    ])
  })
})
