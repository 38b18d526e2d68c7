import type { LongFormStep } from '../../long-form/long-form.ts'
import { both, partnerCounts, said } from '../conditions.ts'
import { checkCredentials } from './check-credentials.ts'
import { checkJobs } from './check-jobs.ts'
import { checkTests } from './check-tests.ts'
import { credentialFields, EDUCATION_OPTIONS } from './credential-fields.ts'
import { jobFields } from './job-fields.ts'
import { testFields } from './test-fields.ts'

export const personal = {
  name: 'personal',
  fields: [
    { name: 'citizenship', kind: 'country' },
    { name: 'residence', kind: 'country' },
    { name: 'phone', kind: 'phone', optional: true },
    { name: 'partnerBirthDate', kind: 'date', earliest: '1920-01-01', latest: 'today', when: partnerCounts },
    {
      name: 'partnerHighestLevel',
      opens: 'partner.credentials',
      kind: 'choice',
      options: EDUCATION_OPTIONS,
      when: partnerCounts,
    },
    {
      name: 'partnerCredentials',
      kind: 'group',
      max: 8,
      fields: credentialFields,
      when: both(partnerCounts, ({ partnerHighestLevel: level }) => level !== undefined && level !== 'none'),
    },
    { name: 'partnerHasTests', opens: 'partner.tests', kind: 'yesNo', when: partnerCounts },
    {
      name: 'partnerTests',
      kind: 'group',
      max: 6,
      fields: testFields,
      when: both(partnerCounts, said('partnerHasTests', true)),
    },
    { name: 'partnerHasJobs', opens: 'partner.jobs', kind: 'yesNo', when: partnerCounts },
    {
      name: 'partnerJobs',
      kind: 'group',
      max: 15,
      fields: jobFields,
      when: both(partnerCounts, said('partnerHasJobs', true)),
    },
  ],
  check: (answers) => [
    ...checkCredentials(answers, 'partnerCredentials', 'partnerHighestLevel'),
    ...checkTests(answers, 'partnerTests'),
    ...checkJobs(answers, 'partnerJobs'),
  ],
} as const satisfies LongFormStep
