import type { StudyAnswers } from '@rahnama/contract/assessments/assessments.ts'
import type { StudyWish } from '@rahnama/rules/studies/studies.ts'

const MEDICAL: readonly StudyAnswers['major'][] = ['medicine', 'dentistry', 'pharmacy']

/** What the enquiry tells of a wish; undefined without a country. */
export function wishOf(told: StudyAnswers): StudyWish | undefined {
  const { country, levelOfStudy, taughtIn, chineseLanguageCourse, major, age, wantsScholarship } = told
  if (!country) return undefined
  const level = levelOfStudy === 'unknown' ? undefined : levelOfStudy
  return {
    country,
    level,
    isCourse: country === 'china' && level === undefined && chineseLanguageCourse !== undefined,
    isMedical: MEDICAL.includes(major),
    taughtIn: taughtIn === 'unknown' ? undefined : taughtIn,
    age,
    wantsScholarship: wantsScholarship ?? false,
  }
}
