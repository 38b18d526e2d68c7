import { CREDENTIAL_LEVELS, ECA_BODIES } from '@rahnama/rules/profile/profile.ts'
import type { SimpleField } from '../../long-form/long-form.ts'
import { both, saidHere } from '../conditions.ts'

export const EARLIEST_GRADUATION = 1950

/** Levels go from the lowest to the highest, in the order people know them. */
export const EDUCATION_OPTIONS = [...CREDENTIAL_LEVELS, 'none'] as const

const isAbroad: SimpleField['when'] = (_answers, entry) => entry?.country !== undefined && entry.country !== 'CA'

/** One credential, the applicant's or the partner's. */
export const credentialFields = [
  { name: 'level', kind: 'choice', options: CREDENTIAL_LEVELS },
  { name: 'field', kind: 'listed', list: 'fieldsOfStudy', when: (_, entry) => entry?.level !== 'high_school' },
  { name: 'fieldOther', kind: 'text', max: 120, when: saidHere('field', 'other') },
  { name: 'institution', kind: 'text', max: 200, optional: true },
  { name: 'country', kind: 'country' },
  { name: 'province', kind: 'province', when: saidHere('country', 'CA') },
  {
    name: 'years',
    kind: 'number',
    min: 0.5,
    max: 8,
    decimals: 1,
    unit: 'years',
    when: saidHere('level', 'college', 'trade'),
  },
  { name: 'graduationYear', kind: 'year', earliest: EARLIEST_GRADUATION, yearsAhead: 0 },
  { name: 'eightMonthsInCanada', kind: 'yesNo', mayBeUnknown: true, when: saidHere('country', 'CA') },
  { name: 'hasEca', opens: 'ecaBody', kind: 'yesNo', when: isAbroad },
  {
    name: 'ecaBody',
    kind: 'choice',
    options: ECA_BODIES,
    mayBeUnknown: true,
    when: both(isAbroad, saidHere('hasEca', true)),
  },
  {
    name: 'ecaOn',
    kind: 'date',
    latest: 'today',
    mayBeUnknown: true,
    when: both(isAbroad, saidHere('hasEca', true)),
  },
] as const satisfies readonly SimpleField[]
