import type { study } from '@rahnama/contract/assessments/assessments.ts'
import { currentWording } from '@rahnama/contract/consents.ts'
import { studyOptions } from '@rahnama/contract/texts/en/study-options.ts'
import type { FormTexts } from '../form-texts.ts'
import { common } from './assessment-words.ts'

export const studyForm: FormTexts<typeof study> = {
  ...common,
  title: 'Study abroad',
  lead: 'Tell us what you want to study, in Canada or in China. You get suggestions immediately and an answer from us.',
  complete: 'Send and see suggestions',
  completed: 'Your enquiry is on its way.',
  completeFailed: 'The enquiry could not be sent',
  steps: {
    you: { title: 'About you' },
    plan: { title: 'What you want to study' },
    notes: { title: 'Anything else' },
  },
  fields: {
    fullName: { label: 'Full name' },
    gender: { label: 'Gender', options: studyOptions.gender },
    age: { label: 'Your age', why: 'Some programs and scholarships in China have age limits.' },
    phone: { label: 'Phone/WhatsApp' },
    country: { label: 'Where do you want to study?', options: studyOptions.country },
    whatToStudy: { label: 'More about it, in your own words', hint: 'Only what the other answers do not say' },
    levelOfStudy: { label: 'Level of study', options: studyOptions.levelOfStudy },
    major: {
      label: 'Major',
      options: studyOptions.major,
    },
    majorOther: { label: 'Which major?' },
    taughtIn: { label: 'In which language should it be taught?', options: studyOptions.taughtIn },
    chineseLanguageCourse: {
      label: 'Chinese language course',
      hint: 'Before the degree or instead of it',
      options: studyOptions.chineseLanguageCourse,
    },
    wantsScholarship: { label: 'Are you looking for a scholarship?' },
    additionalNotes: { label: 'Additional notes', hint: 'Marks, budget, dates, cities: whatever helps us answer.' },
    privacy: { label: currentWording('privacy').text.en },
  },
}
