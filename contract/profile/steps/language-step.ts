import type { LongFormStep } from '../../long-form/long-form.ts'
import { said } from '../conditions.ts'
import { checkTests } from './check-tests.ts'
import { testFields } from './test-fields.ts'

export const FLUENCIES = ['fluent', 'good', 'basic'] as const

export const language = {
  name: 'language',
  fields: [
    { name: 'hasTests', opens: 'tests', kind: 'yesNo' },
    {
      name: 'tests',
      kind: 'group',
      max: 8,
      fields: [...testFields, { name: 'certificate', kind: 'document', document: 'languageResult', optional: true }],
      when: said('hasTests', true),
    },
    {
      name: 'nativeLanguages',
      kind: 'group',
      max: 4,
      fields: [{ name: 'language', kind: 'listed', list: 'spokenLanguages' }],
    },
    {
      name: 'otherLanguages',
      kind: 'group',
      max: 10,
      optional: true,
      fields: [
        { name: 'language', kind: 'listed', list: 'spokenLanguages' },
        { name: 'fluency', kind: 'choice', options: FLUENCIES },
      ],
    },
  ],
  check: (answers) => checkTests(answers, 'tests'),
} as const satisfies LongFormStep
