import { EDUCATION_LEVELS } from '@rahnama/rules/education.ts'
import { ADAPTABILITY_CLAIMS, type FswInput } from '@rahnama/rules/fsw/fsw.ts'
import { AGE_MAX_YEARS, WORK_MAX_YEARS } from '@rahnama/rules/limits.ts'
import { z } from '../zod.ts'
import { languageResult, otherSecondLanguage } from './language-result.ts'
import { educationGap, numberIn, wholeIn } from './values.ts'

const claims = Object.fromEntries(ADAPTABILITY_CLAIMS.map((claim) => [claim, z.optional(z.boolean())]))

export const fswInput = z
  .object({
    age: wholeIn(0, AGE_MAX_YEARS),
    isAgeOpen: z.optional(z.boolean()),
    education: z.enum(EDUCATION_LEVELS),
    educationGap,
    firstLanguage: z.nullable(languageResult),
    secondLanguage: z.nullish(languageResult),
    skilledWorkYears: numberIn(0, WORK_MAX_YEARS),
    arrangedEmployment: z.optional(z.boolean()),
    adaptability: z.nullish(z.object(claims)),
  } satisfies Record<keyof Required<FswInput>, z.ZodMiniType>)
  .check(otherSecondLanguage)
