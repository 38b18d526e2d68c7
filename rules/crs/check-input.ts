import type { Check } from '../checks.ts'
import { all, faultsOf, isObject, nullable, numberIn, oneOf, optional, shape, wholeIn, yesOrNo } from '../checks.ts'
import { EDUCATION_LEVELS } from '../education.ts'
import { educationGap } from '../education-gap.ts'
import type { InputFault } from '../faults.ts'
import { languageResult, otherSecondLanguage } from '../language/language.ts'
import { AGE_MAX_YEARS, WORK_MAX_YEARS } from '../limits.ts'
import { ARRANGED_EMPLOYMENT, CANADIAN_EDUCATION, MARITAL_STATUSES } from './input.ts'

const workYears = numberIn(0, WORK_MAX_YEARS)
const education = oneOf(EDUCATION_LEVELS)

const spouse: Check = (value, path, faults) => {
  shape({ accompanying: yesOrNo, citizenOrPermanentResident: yesOrNo })(value, path, faults)
  if (!isObject(value)) return
  const counts = value.accompanying === true && value.citizenOrPermanentResident === false
  const fact = (check: Check) => (counts ? nullable(check) : optional(nullable(check)))
  shape({
    education: fact(education),
    educationGap,
    firstLanguage: fact(languageResult),
    canadianWorkYears: fact(workYears),
  })(value, path, faults)
}

const crsInput = shape({
  age: wholeIn(0, AGE_MAX_YEARS),
  isAgeOpen: optional(yesOrNo),
  maritalStatus: oneOf(MARITAL_STATUSES),
  spouse: optional(nullable(spouse)),
  education,
  educationGap,
  canadianEducation: oneOf(CANADIAN_EDUCATION),
  firstLanguage: nullable(languageResult),
  secondLanguage: optional(nullable(languageResult)),
  canadianWorkYears: workYears,
  foreignWorkYears: workYears,
  certificateOfQualification: yesOrNo,
  siblingInCanada: yesOrNo,
  provincialNomination: yesOrNo,
  arrangedEmployment: oneOf(ARRANGED_EMPLOYMENT),
})

export function checkCrsInput(value: unknown): InputFault[] {
  return faultsOf(all(crsInput, otherSecondLanguage), value)
}
