import { expect, test } from 'vitest'
import { writeStudyMessage } from './study-message.ts'

const TOLD = {
  country: 'china',
  whatToStudy: 'Medicine',
  levelOfStudy: 'unknown',
  major: 'medicine',
  chineseLanguageCourse: 'shortTerm',
  wantsScholarship: true,
  age: 19,
} as const

test.each([
  [
    'en',
    [
      'Country: China',
      'Wants to study: Medicine',
      'Level: not known yet',
      'Major: Medicine',
      'Chinese language course: Short term (weeks)',
      'Scholarship: wanted',
      'Age: 19',
    ],
  ],
  [
    'fa',
    [
      'کشور: چین',
      'آنچه می‌خواهد بخواند: Medicine',
      'مقطع: هنوز نمی‌داند',
      'رشته: پزشکی',
      'دورهٔ زبان چینی: کوتاه‌مدت (چند هفته)',
      'بورسیه: می‌خواهد',
      'سن: ۱۹',
    ],
  ],
] as const)('in %s the office reads the choices in the words the form had for them', (language, lines) => {
  expect(writeStudyMessage(TOLD, language).split('\n').slice(1)).toEqual(lines)
})
