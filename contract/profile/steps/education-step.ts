import type { LongFormStep } from '../../long-form/long-form.ts'
import { checkCredentials } from './check-credentials.ts'
import { credentialFields, EDUCATION_OPTIONS } from './credential-fields.ts'

export const education = {
  name: 'education',
  fields: [
    { name: 'highestLevel', opens: 'credentials', kind: 'choice', options: EDUCATION_OPTIONS },
    {
      name: 'credentials',
      kind: 'group',
      max: 10,
      fields: [...credentialFields, { name: 'certificate', kind: 'document', document: 'degree', optional: true }],
      when: ({ highestLevel }) => highestLevel !== undefined && highestLevel !== 'none',
    },
  ],
  check: (answers) => checkCredentials(answers, 'credentials', 'highestLevel'),
} as const satisfies LongFormStep
