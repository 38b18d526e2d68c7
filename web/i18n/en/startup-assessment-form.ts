import type { startupAssessment } from '@rahnama/contract/assessments/assessments.ts'
import type { EntryAnswers } from '@rahnama/contract/long-form/long-form.ts'
import type { FormTexts } from '../form-texts.ts'
import { common, firstCheck, levels, major } from './assessment-words.ts'

export const startupAssessmentForm: FormTexts<typeof startupAssessment> = {
  ...common,
  title: 'Start-up Visa: initial assessment',
  lead: 'A first look at your situation, before the business profile.',
  complete: 'Complete my initial assessment',
  completed: 'Initial assessment completed! Proceeding to business profile.',
  completeFailed: 'The initial assessment could not be completed',
  steps: {
    background: { title: 'Your background' },
    language: {
      title: 'English tests',
      lead: 'Our first check: at least CLB 5 in English or French, which is about IELTS 5.0 or TOEFL iBT 35. Officially each ability counts on its own, from the test results in your profile.',
    },
    spouse: { title: 'Your spouse' },
    children: { title: 'Your children' },
    cv: { title: 'Your CV' },
  },
  fields: {
    age: { label: 'Your age' },
    educationLevel: { label: 'Highest level of education', options: levels },
    major: { label: 'Field of study', ...major },
    majorOther: { label: 'Which field of study?' },
    experienceYears: { label: 'Years of professional experience', hint: 'Such as 6 or 2.5; 0 if you have none yet.' },
    hasIelts: { label: 'Have you taken IELTS?', faults: firstCheck },
    ieltsOverall: { label: 'IELTS overall band', hint: 'As printed on the report, such as 6.5', faults: firstCheck },
    hasToefl: { label: 'Have you taken TOEFL iBT?' },
    toeflScale: {
      label: 'Which scale does your TOEFL report use?',
      hint: 'Tests taken from 21 January 2026 on are reported from 1 to 6.',
      options: { '0-120': 'Total from 0 to 120', '1-6': 'Band from 1 to 6' },
    },
    toeflTotal: { label: 'TOEFL iBT total', hint: 'As printed on the report', faults: firstCheck },
    hasOtherResult: {
      label: 'Do you have a result of another test at CLB 5 or higher?',
      hint: 'CELPIP-General, PTE Core, TEF Canada or TCF Canada, at that level in every ability.',
    },
    hasSpouse: { label: 'Do you have a spouse or common-law partner?' },
    spouseHasIelts: { label: 'Has your spouse taken IELTS?' },
    spouseIeltsOverall: { label: 'Your spouse’s IELTS overall band' },
    spouseEducationLevel: { label: 'Your spouse’s highest level of education', options: levels },
    spouseDegree: { label: 'Your spouse’s degree', hint: 'As on the diploma, such as BSc or MA' },
    spouseMajor: { label: 'Your spouse’s field of study', ...major },
    spouseMajorOther: { label: 'Which field of study?' },
    hasChildren: { label: 'Do you have children?' },
    children: {
      label: 'Your children',
      add: 'Add a child',
      empty: 'No child added yet.',
      name: ({ age }: EntryAnswers, number: string) =>
        age === undefined ? `Child ${number}` : `Child ${number}, ${String(age)} years`,
      fields: { age: { label: 'Age' } },
    },
    cv: { label: 'CV' },
  },
}
