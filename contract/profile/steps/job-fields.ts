import { TEERS } from '@rahnama/rules/profile/profile.ts'
import type { SimpleField } from '../../long-form/long-form.ts'
import { saidHere } from '../conditions.ts'

export const EMPLOYMENTS = ['employee', 'self_employed', 'unpaid'] as const
export const EARLIEST_WORK = '1950-01-01'

/** A choice's values are texts. */
export const TEER_OPTIONS = TEERS.map(String)

const inCanada = saidHere('country', 'CA')

/** One position, the applicant's or the partner's. */
export const jobFields = [
  { name: 'title', kind: 'text', max: 150 },
  { name: 'company', kind: 'text', max: 150 },
  { name: 'country', kind: 'country' },
  { name: 'province', kind: 'province', when: inCanada },
  { name: 'startedOn', kind: 'date', earliest: EARLIEST_WORK, latest: 'today' },
  { name: 'current', kind: 'yesNo' },
  { name: 'endedOn', kind: 'date', earliest: EARLIEST_WORK, latest: 'today', when: saidHere('current', false) },
  { name: 'noc', kind: 'listed', list: 'occupations', optional: true },
  {
    name: 'teer',
    kind: 'choice',
    options: TEER_OPTIONS,
    mayBeUnknown: true,
    when: (_, entry) => entry?.noc === undefined,
  },
  { name: 'hoursPerWeek', kind: 'number', min: 1, max: 100, decimals: 1, unit: 'hours' },
  { name: 'employment', kind: 'choice', options: EMPLOYMENTS },
  { name: 'authorised', kind: 'yesNo', mayBeUnknown: true, when: inCanada },
  { name: 'whileStudying', kind: 'yesNo', mayBeUnknown: true, when: inCanada },
  { name: 'responsibilities', kind: 'longText', max: 2000, optional: true },
] as const satisfies readonly SimpleField[]
