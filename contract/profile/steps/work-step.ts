import { WORK_MAX_YEARS } from '@rahnama/rules/limits.ts'
import type { Issue } from '../../errors.ts'
import type { Answers, LongFormStep } from '../../long-form/long-form.ts'
import { said } from '../conditions.ts'
import { checkJobs } from './check-jobs.ts'
import { jobFields } from './job-fields.ts'

const years = { kind: 'number', min: 0, max: WORK_MAX_YEARS, decimals: 1, unit: 'years' } as const

export const work = {
  name: 'work',
  fields: [
    { name: 'totalWorkYears', opens: 'jobs', ...years },
    { name: 'hasCanadianExperience', kind: 'yesNo' },
    { name: 'canadianWorkYears', ...years, mayBeUnknown: true, when: said('hasCanadianExperience', true) },
    {
      name: 'jobs',
      kind: 'group',
      max: 20,
      fields: [...jobFields, { name: 'letter', kind: 'document', document: 'employmentLetter', optional: true }],
      when: ({ totalWorkYears }) => totalWorkYears !== undefined && totalWorkYears !== 0,
    },
    { name: 'certificateOfQualification', kind: 'yesNo', mayBeUnknown: true },
  ],
  check: (answers) => [...yearsIssues(answers), ...checkJobs(answers, 'jobs')],
} as const satisfies LongFormStep

function yearsIssues({ totalWorkYears: total, canadianWorkYears: inCanada }: Answers): Issue[] {
  const isMore = typeof total === 'number' && typeof inCanada === 'number' && inCanada > total
  return isMore ? [{ field: 'canadianWorkYears', fault: 'TOO_LARGE', params: { max: total } }] : []
}
