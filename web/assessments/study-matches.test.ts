import { expect, test } from 'vitest'
import { servicesFor, studyFunds, studyResult, withAge } from './study-matches.ts'

const TODAY = '2026-11-15'

test('medicine in China with a scholarship is met by three services, medicine first', () => {
  const told = { country: 'china', levelOfStudy: 'bachelor', major: 'medicine', wantsScholarship: true } as const
  expect(servicesFor(told)).toEqual(['medical-programmes', 'university-selection', 'scholarships'])
})

test('who wants to learn Chinese alone is shown courses and not universities', () => {
  const told = {
    country: 'china',
    levelOfStudy: 'unknown',
    major: 'chinese',
    chineseLanguageCourse: 'longTerm',
  } as const
  expect(servicesFor(told)).toEqual(['language-courses'])
})

test('one person shows 23,448 dollars for a year in Canada from September 2026, nothing is asked for China', () => {
  expect(studyFunds({}, { country: 'canada' }, TODAY)).toMatchObject({ persons: 1, cad: 23_448, since: '2026-09-01' })
  expect(studyFunds({}, { country: 'china' }, TODAY)).toBeUndefined()
})

test('the age told here stands in until the profile has a date of birth', () => {
  const told = { country: 'china', age: 26 } as const
  const profile = { studyChina: { level: 'bachelor' as const } }
  const ageIn = (birthDate?: string) =>
    studyResult(withAge({ ...profile, ...(birthDate && { birthDate }) }, told, TODAY), told, TODAY)?.requirements.find(
      ({ id }) => id === 'cn-age',
    )?.status
  expect([ageIn(), ageIn('2004-01-01')]).toEqual(['notMet', 'met'])
})
