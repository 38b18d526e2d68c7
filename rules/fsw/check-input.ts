import { all, faultsOf, nullable, numberIn, oneOf, optional, shape, wholeIn, yesOrNo } from '../checks.ts'
import { EDUCATION_LEVELS } from '../education.ts'
import { educationGap } from '../education-gap.ts'
import type { InputFault } from '../faults.ts'
import { languageResult, otherSecondLanguage } from '../language/language.ts'
import { AGE_MAX_YEARS, WORK_MAX_YEARS } from '../limits.ts'
import { ADAPTABILITY_CLAIMS } from './input.ts'

const claims = shape(Object.fromEntries(ADAPTABILITY_CLAIMS.map((claim) => [claim, optional(yesOrNo)])))

const fswInput = shape({
  age: wholeIn(0, AGE_MAX_YEARS),
  isAgeOpen: optional(yesOrNo),
  education: oneOf(EDUCATION_LEVELS),
  educationGap,
  firstLanguage: nullable(languageResult),
  secondLanguage: optional(nullable(languageResult)),
  skilledWorkYears: numberIn(0, WORK_MAX_YEARS),
  arrangedEmployment: optional(yesOrNo),
  adaptability: optional(nullable(claims)),
})

export function checkFswInput(value: unknown): InputFault[] {
  return faultsOf(all(fswInput, otherSecondLanguage), value)
}
