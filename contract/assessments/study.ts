import type { Answers, LongForm } from '../long-form/long-form.ts'

export const STUDY_COUNTRIES = ['canada', 'china'] as const
export const LEVELS_OF_STUDY = ['bachelor', 'master', 'phd'] as const
export const STUDY_MAJORS = ['pharmacy', 'dentistry', 'medicine', 'chinese', 'law', 'other'] as const
export const CHINESE_COURSES = ['shortTerm', 'oneSemester', 'longTerm'] as const
export const TEACHING_LANGUAGES = ['english', 'chinese'] as const
export const GENDERS = ['male', 'female'] as const

const YOUNGEST_YEARS = 14
const OLDEST_YEARS = 99
const NAME_MAX_CHARS = 120
const PLAN_MAX_CHARS = 300
const NOTES_MAX_CHARS = 2000

const isChina = ({ country }: Answers) => country === 'china'

export const study = {
  name: 'study',
  steps: [
    {
      name: 'you',
      fields: [
        { name: 'fullName', kind: 'text', max: NAME_MAX_CHARS, autoComplete: 'name' },
        { name: 'gender', kind: 'choice', options: GENDERS, optional: true },
        { name: 'age', kind: 'number', min: YOUNGEST_YEARS, max: OLDEST_YEARS, decimals: 0, unit: 'years' },
        { name: 'phone', kind: 'phone', optional: true },
      ],
    },
    {
      name: 'plan',
      fields: [
        { name: 'country', kind: 'choice', options: STUDY_COUNTRIES },
        { name: 'levelOfStudy', kind: 'choice', options: LEVELS_OF_STUDY, mayBeUnknown: true },
        { name: 'major', kind: 'choice', options: STUDY_MAJORS },
        { name: 'majorOther', kind: 'text', max: NAME_MAX_CHARS, when: ({ major }) => major === 'other' },
        { name: 'whatToStudy', kind: 'text', max: PLAN_MAX_CHARS, optional: true },
        { name: 'taughtIn', kind: 'choice', options: TEACHING_LANGUAGES, mayBeUnknown: true, when: isChina },
        { name: 'chineseLanguageCourse', kind: 'choice', options: CHINESE_COURSES, optional: true, when: isChina },
        { name: 'wantsScholarship', kind: 'yesNo' },
      ],
    },
    {
      name: 'notes',
      fields: [
        { name: 'additionalNotes', kind: 'longText', max: NOTES_MAX_CHARS, optional: true },
        { name: 'privacy', kind: 'consent', statement: 'privacy' },
      ],
    },
  ],
} as const satisfies LongForm
