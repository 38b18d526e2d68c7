import type { StudyAnswers } from '@rahnama/contract/assessments/assessments.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { type Dated, inForce } from '@rahnama/rules/dated.ts'
import { addYears } from '@rahnama/rules/dates.ts'
import { factsOf, type Profile } from '@rahnama/rules/profile/profile.ts'
import {
  eligibility,
  type FundsTable,
  fundsNeeded,
  type ProgrammeResult,
  STUDY_FUNDS,
} from '@rahnama/rules/programmes/programmes.ts'

const MEDICAL: readonly StudyAnswers['major'][] = ['medicine', 'dentistry', 'pharmacy']

/** Which of our services for China speak to this plan, the nearest first. */
export function servicesFor(told: StudyAnswers): string[] {
  if (told.country !== 'china') return []
  const wantsDegree = told.levelOfStudy !== undefined && told.levelOfStudy !== 'unknown'
  const wantsChinese =
    told.chineseLanguageCourse !== undefined || told.major === 'chinese' || told.taughtIn === 'chinese'
  return [
    ...(MEDICAL.includes(told.major) ? ['medical-programmes'] : []),
    ...(wantsDegree || !wantsChinese ? ['university-selection'] : []),
    ...(told.wantsScholarship ? ['scholarships'] : []),
    ...(wantsChinese ? ['language-courses'] : []),
  ]
}

/** What is worth reading before the answer comes. */
export function articlesFor({ country }: StudyAnswers): string[] {
  return country === 'china'
    ? ['study-in-china-without-chinese', 'your-first-consultation']
    : ['study-in-canada-first-steps', 'proof-of-funds', 'your-first-consultation']
}

/** Until the profile has a date of birth, the age told here stands for it. */
export function withAge(profile: Profile, { age }: StudyAnswers, on: IsoDate): Profile {
  return profile.birthDate === undefined && age !== undefined ? { ...profile, birthDate: addYears(on, -age) } : profile
}

export function studyResult(profile: Profile, { country }: StudyAnswers, on: IsoDate): ProgrammeResult | undefined {
  const wanted = country === 'china' ? 'STUDY_CN' : 'STUDY_CA'
  return eligibility(profile, on).find(({ programme }) => programme === wanted)
}

export type StudyFunds = { persons: number; cad: number; since: IsoDate; source: string }

/** What a study permit wants to see for a year of living; China's universities ask each for their own. */
export function studyFunds(profile: Profile, { country }: StudyAnswers, on: IsoDate): StudyFunds | undefined {
  if (country !== 'canada') return undefined
  const persons = factsOf(profile, on).familySize.low
  const table: Dated<FundsTable> | undefined = inForce(STUDY_FUNDS, on)
  const cad = fundsNeeded(STUDY_FUNDS, persons, on)
  return table && cad !== undefined ? { persons, cad, since: table.from, source: table.source } : undefined
}
