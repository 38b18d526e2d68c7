import {
  ARRANGED_EMPLOYMENT,
  CANADIAN_EDUCATION,
  type CrsInput,
  type CrsSpouse,
  MARITAL_STATUSES,
} from '@rahnama/rules/crs/crs.ts'
import { EDUCATION_LEVELS } from '@rahnama/rules/education.ts'
import { AGE_MAX_YEARS, WORK_MAX_YEARS } from '@rahnama/rules/limits.ts'
import { z } from '../zod.ts'
import { languageResult, otherSecondLanguage } from './language-result.ts'
import { educationGap, numberIn, wholeIn } from './values.ts'

const workYears = numberIn(0, WORK_MAX_YEARS)
const education = z.enum(EDUCATION_LEVELS)

/** A partner who is counted says what counts; of another it may be left out. */
const COUNTED = ['education', 'firstLanguage', 'canadianWorkYears'] as const
const isSaid = (fact: (typeof COUNTED)[number]) =>
  z.refine<{ [Fact in keyof CrsSpouse]?: unknown }>(
    (spouse) =>
      spouse.accompanying !== true || spouse.citizenOrPermanentResident !== false || spouse[fact] !== undefined,
    { error: 'MISSING', path: [fact], when: ({ value }) => typeof value === 'object' && value !== null },
  )

const spouse = z
  .object({
    accompanying: z.boolean(),
    citizenOrPermanentResident: z.boolean(),
    education: z.nullish(education),
    educationGap,
    firstLanguage: z.nullish(languageResult),
    canadianWorkYears: z.nullish(workYears),
  } satisfies Record<keyof Required<CrsSpouse>, z.ZodMiniType>)
  .check(...COUNTED.map(isSaid))

export const crsInput = z
  .object({
    age: wholeIn(0, AGE_MAX_YEARS),
    isAgeOpen: z.optional(z.boolean()),
    maritalStatus: z.enum(MARITAL_STATUSES),
    spouse: z.nullish(spouse),
    education,
    educationGap,
    canadianEducation: z.enum(CANADIAN_EDUCATION),
    firstLanguage: z.nullable(languageResult),
    secondLanguage: z.nullish(languageResult),
    canadianWorkYears: workYears,
    foreignWorkYears: workYears,
    certificateOfQualification: z.boolean(),
    siblingInCanada: z.boolean(),
    provincialNomination: z.boolean(),
    arrangedEmployment: z.enum(ARRANGED_EMPLOYMENT),
  } satisfies Record<keyof Required<CrsInput>, z.ZodMiniType>)
  .check(otherSecondLanguage)
