import { describe, expect, it } from 'vitest'
import { checkForm, type FlatAnswers, nest, visibleFields } from '../long-form/long-form.ts'
import { couple, degree, jobAbroad, jobInCanada, ON, single30, test } from './people.test-data.ts'
import { isTooOld, profileForm } from './profile.ts'

const issues = (answers: FlatAnswers) => checkForm(profileForm, nest(profileForm, answers), ON)
const child = (id: string, place: number, age: number) => ({ [`children.${id}`]: place, [`children.${id}.age`]: age })
const employed: FlatAnswers = { ...single30, totalWorkYears: 5, ...jobAbroad('2020-01-01', '2024-12-31') }

describe('the profile', () => {
  it('has the seven steps of the specification', () => {
    expect(profileForm.steps.map(({ name }) => name)).toEqual([
      'general',
      'personal',
      'education',
      'work',
      'language',
      'immigration-history',
      'preferences',
    ])
  })

  it('asks for marital and accompanying status on its first page', () => {
    const asked = visibleFields(profileForm.steps[0], { maritalStatus: 'married' }).map(({ name }) => name)
    expect(asked).toContain('partnerAccompanying')
  })

  it('has nothing against a whole one', () => expect(issues(single30)).toEqual([]))

  it('asks a single person nothing about a partner', () => {
    const asked = profileForm.steps.flatMap((step) => visibleFields(step, { maritalStatus: 'single' }))
    expect(asked.filter(({ name }) => name.startsWith('partner'))).toEqual([])
  })

  it.each([
    ['a name in Persian letters', { firstName: 'سارا' }, 'firstName', 'NOT_LATIN'],
    ['a birth tomorrow', { birthDate: '2025-03-26' }, 'birthDate', 'IN_THE_FUTURE'],
    ['a status that is not offered', { maritalStatus: 'complicated' }, 'maritalStatus', 'NOT_A_CHOICE'],
    [
      'two children said, one listed',
      { hasChildren: true, numberOfChildren: 2, ...child('one', 0, 4) },
      'children',
      'COUNT_DIFFERS',
    ],
    ['no child listed', { hasChildren: true, numberOfChildren: 1 }, 'children', 'REQUIRED'],
    [
      'a child of minus one',
      { hasChildren: true, numberOfChildren: 1, ...child('one', 0, -1) },
      'children.one.age',
      'TOO_SMALL',
    ],
    [
      'an age that is not the one of the birth date',
      { hasChildren: true, numberOfChildren: 1, ...child('one', 0, 9), 'children.one.birthDate': '2020-03-25' },
      'children.one.age',
      'AGE_DIFFERS',
    ],
    [
      'a graduation next year',
      { 'credentials.degree-1.graduationYear': 2026, 'credentials.degree-1.hasEca': false },
      'credentials.degree-1.graduationYear',
      'IN_THE_FUTURE',
    ],
    [
      'an assessment before the graduation',
      { 'credentials.degree-1.ecaOn': '2014-12-31' },
      'credentials.degree-1.ecaOn',
      'BEFORE_GRADUATION',
    ],
    ['a highest level that is not listed', { highestLevel: 'master' }, 'credentials', 'HIGHEST_NOT_LISTED'],
    [
      'a test date in the future',
      { 'tests.test-one.takenOn': '2025-04-01' },
      'tests.test-one.takenOn',
      'IN_THE_FUTURE',
    ],
    ['CELPIP 13', { 'tests.test-one.reading': 13 }, 'tests.test-one.reading', 'TOO_LARGE'],
    ['CELPIP 8.5', { 'tests.test-one.reading': 8.5 }, 'tests.test-one.reading', 'NOT_WHOLE'],
    ['IELTS 9.5', test('IELTS_GT', [9.5, 8, 8, 8]), 'tests.test-one.listening', 'TOO_LARGE'],
    ['IELTS 7.25', test('IELTS_GT', [7.25, 8, 8, 8]), 'tests.test-one.listening', 'NOT_A_BAND'],
    ['CELPIP 7.25', test('CELPIP_G', [7.25, 8, 8, 8]), 'tests.test-one.listening', 'NOT_WHOLE'],
    ['IELTS 6.3', test('IELTS_GT', [6.3, 8, 8, 8]), 'tests.test-one.listening', 'NOT_A_BAND'],
    ['PTE Core 9', test('PTE_CORE', [9, 70, 70, 70]), 'tests.test-one.listening', 'TOO_SMALL'],
    ['TCF Canada writing 21', test('TCF_CANADA', [458, 453, 21, 10]), 'tests.test-one.writing', 'TOO_LARGE'],
    [
      'more years in Canada than in all',
      {
        totalWorkYears: 1,
        hasCanadianExperience: true,
        canadianWorkYears: 2,
        ...jobInCanada('2023-01-01', '2024-01-01'),
      },
      'canadianWorkYears',
      'TOO_LARGE',
    ],
    ['two years of work without a position', { totalWorkYears: 2 }, 'jobs', 'REQUIRED'],
  ] as const)('%s is a fault', (_, change, field, fault) => {
    expect(issues({ ...single30, ...change } as FlatAnswers)).toMatchObject([{ field, fault }])
  })

  it('a position that ends before it starts points at its end', () => {
    const backwards = { ...employed, 'jobs.job-abroad.endedOn': '2019-12-31' }
    expect(issues(backwards)).toEqual([{ field: 'jobs.job-abroad.endedOn', fault: 'ENDS_BEFORE_START' }])
  })

  it('a current position has no end to be wrong', () => {
    expect(issues({ ...employed, 'jobs.job-abroad.endedOn': '2019-12-31', 'jobs.job-abroad.current': true })).toEqual(
      [],
    )
  })

  it('the NOC code is optional; without it the kind of work is asked', () => {
    const { 'jobs.job-abroad.noc': _, ...withoutCode } = employed
    expect(issues(withoutCode)).toEqual([{ field: 'jobs.job-abroad.teer', fault: 'REQUIRED' }])
    expect(issues({ ...withoutCode, 'jobs.job-abroad.teer': 'unknown' })).toEqual([])
    expect(issues({ ...employed, 'jobs.job-abroad.noc': '2123' })).toMatchObject([{ fault: 'NOT_A_CHOICE' }])
  })

  it('a result older than two years is no fault', () => {
    expect(issues({ ...single30, 'tests.test-one.takenOn': '2020-01-01' })).toEqual([])
    expect([isTooOld('2023-03-25', ON), isTooOld('2023-03-26', ON)]).toEqual([true, false])
  })

  it("a partner's study, tests and work are held to the same rules", () => {
    const answers = { ...couple(30, 'bachelor'), ...test('CELPIP_G', [13, 7, 7, 7], 'partnerTests') }
    expect(issues(answers)).toMatchObject([{ field: 'partnerTests.test-one.listening', fault: 'TOO_LARGE' }])
    const unlisted = { ...couple(30, 'bachelor'), partnerHasTests: false, partnerHighestLevel: 'doctoral' }
    expect(issues(unlisted)).toEqual([{ field: 'partnerCredentials', fault: 'HIGHEST_NOT_LISTED' }])
  })

  it('a field of study that is not in the list is told in words', () => {
    const other = { ...single30, ...degree('bachelor'), 'credentials.degree-1.field': 'other' }
    expect(issues(other)).toEqual([{ field: 'credentials.degree-1.fieldOther', fault: 'REQUIRED' }])
  })
})
