import type { StudyAnswers } from '@rahnama/contract/assessments/assessments.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'

const MEDICAL: readonly StudyAnswers['major'][] = ['medicine', 'dentistry', 'pharmacy']

/** Which of our services for China speak to this plan, the nearest first. */
export function servicesFor(told: StudyAnswers): string[] {
  if (told.country !== 'china') return []
  const wantsDegree = told.levelOfStudy !== undefined && told.levelOfStudy !== 'unknown'
  const wantsChinese =
    told.chineseLanguageCourse !== undefined || told.major === 'chinese' || told.taughtIn === 'chinese'
  return [
    ...(MEDICAL.includes(told.major) ? ['medical-programs'] : []),
    ...(wantsDegree || !wantsChinese ? ['university-selection'] : []),
    ...(told.wantsScholarship ? ['scholarships'] : []),
    ...(wantsChinese ? ['language-courses'] : []),
  ]
}

/** Chooses what is worth reading before the answer comes. */
export function articlesFor({ country }: StudyAnswers): string[] {
  return country === 'china'
    ? ['study-in-china-without-chinese', 'your-first-consultation']
    : ['study-in-canada-first-steps', 'proof-of-funds', 'your-first-consultation']
}

export function programFor({ country }: StudyAnswers): Program {
  return country === 'china' ? 'STUDY_CN' : 'STUDY_CA'
}
