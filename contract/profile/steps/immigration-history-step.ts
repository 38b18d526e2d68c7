import { CANADIAN_STATUSES, REFUSAL_GROUNDS, RELATIONSHIPS } from '@rahnama/rules/profile/profile.ts'
import type { LongFormStep } from '../../long-form/long-form.ts'
import { isPartnered, said } from '../conditions.ts'

export const CANADA_STAYS = ['visited', 'studied', 'worked', 'lived'] as const
export const APPLICATION_KINDS = [
  'visitor_visa',
  'study_permit',
  'work_permit',
  'permanent_residence',
  'refugee_claim',
  'other',
] as const
export const APPLICATION_OUTCOMES = ['approved', 'refused', 'withdrawn', 'in_process'] as const
export const RELATIVE_STATUSES = ['citizen', 'permanent_resident', 'other'] as const
const EARLIEST_APPLICATION = 1950

export const immigrationHistory = {
  name: 'immigration-history',
  fields: [
    { name: 'canadianStatus', kind: 'choice', options: CANADIAN_STATUSES },
    { name: 'hasBeenToCanada', kind: 'yesNo' },
    { name: 'canadaStays', kind: 'choices', options: CANADA_STAYS, when: said('hasBeenToCanada', true) },
    { name: 'hasPreviousApplications', kind: 'yesNo' },
    {
      name: 'previousApplications',
      kind: 'group',
      max: 15,
      when: said('hasPreviousApplications', true),
      fields: [
        { name: 'kind', kind: 'choice', options: APPLICATION_KINDS },
        { name: 'year', kind: 'year', earliest: EARLIEST_APPLICATION, yearsAhead: 0, mayBeUnknown: true },
        { name: 'outcome', kind: 'choice', options: APPLICATION_OUTCOMES },
      ],
    },
    { name: 'hasRefusals', opens: 'refusals', kind: 'yesNo' },
    {
      name: 'refusals',
      kind: 'group',
      max: 15,
      when: said('hasRefusals', true),
      fields: [
        { name: 'country', kind: 'country' },
        { name: 'ground', kind: 'choice', options: REFUSAL_GROUNDS, mayBeUnknown: true },
        { name: 'on', kind: 'date', earliest: '1950-01-01', latest: 'today', mayBeUnknown: true },
        { name: 'details', kind: 'longText', max: 2000, optional: true },
      ],
    },
    { name: 'hasRelativesInCanada', opens: 'relatives', kind: 'yesNo' },
    {
      name: 'relatives',
      kind: 'group',
      max: 15,
      when: said('hasRelativesInCanada', true),
      fields: [
        { name: 'relationship', kind: 'choice', options: RELATIONSHIPS },
        { name: 'of', kind: 'choice', options: ['applicant', 'partner'], when: isPartnered },
        { name: 'status', kind: 'choice', options: RELATIVE_STATUSES, mayBeUnknown: true },
        { name: 'adult', kind: 'yesNo' },
        { name: 'livesInCanada', kind: 'yesNo', mayBeUnknown: true },
        { name: 'province', kind: 'province', optional: true, when: (_, entry) => entry?.livesInCanada === true },
      ],
    },
  ],
} as const satisfies LongFormStep
