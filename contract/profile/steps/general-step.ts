import type { LongFormStep } from '../../long-form/long-form.ts'
import { isPartnered, said } from '../conditions.ts'
import { checkFamily } from './check-family.ts'

export const MARITAL_OPTIONS = ['single', 'married', 'common_law', 'divorced', 'widowed', 'separated'] as const
export const MOST_CHILDREN = 20
const AGE_OF_A_SPOUSE = 16

/** Marital status comes early: it changes every table of the score. */
export const general = {
  name: 'general',
  fields: [
    { name: 'firstName', kind: 'text', script: 'latin', max: 100, autoComplete: 'given-name' },
    { name: 'lastName', kind: 'text', script: 'latin', max: 100, autoComplete: 'family-name' },
    { name: 'persianName', kind: 'text', max: 150, optional: true },
    { name: 'birthDate', kind: 'date', earliest: '1920-01-01', latest: 'today' },
    { name: 'maritalStatus', kind: 'choice', options: MARITAL_OPTIONS },
    { name: 'partnerAccompanying', opens: 'partner', kind: 'yesNo', mayBeUnknown: true, when: isPartnered },
    { name: 'partnerCitizenOrPermanentResident', kind: 'yesNo', mayBeUnknown: true, when: isPartnered },
    { name: 'hasChildren', opens: 'children', kind: 'yesNo' },
    {
      name: 'numberOfChildren',
      kind: 'number',
      min: 1,
      max: MOST_CHILDREN,
      decimals: 0,
      when: said('hasChildren', true),
    },
    {
      name: 'children',
      kind: 'group',
      max: MOST_CHILDREN,
      when: said('hasChildren', true),
      fields: [
        { name: 'age', kind: 'number', min: 0, max: 70, decimals: 0, unit: 'years' },
        { name: 'birthDate', kind: 'date', earliest: '1940-01-01', latest: 'today', optional: true },
        {
          name: 'hasPartner',
          kind: 'yesNo',
          mayBeUnknown: true,
          when: (_, entry) => Number(entry?.age ?? 0) >= AGE_OF_A_SPOUSE,
        },
      ],
    },
  ],
  check: checkFamily,
} as const satisfies LongFormStep
