import { expect, test } from 'vitest'
import { servicesFor } from './study-matches.ts'

test('medicine in China with a scholarship is met by three services, medicine first', () => {
  const told = { country: 'china', levelOfStudy: 'bachelor', major: 'medicine', wantsScholarship: true } as const
  expect(servicesFor(told)).toEqual(['medical-programs', 'university-selection', 'scholarships'])
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
