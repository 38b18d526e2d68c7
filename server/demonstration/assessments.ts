import { ASSESSMENT_FORMS, type Assessment } from '@rahnama/contract/assessments/assessments.ts'
import type { AgreedTo } from '@rahnama/contract/consents.ts'
import type { FlatAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { completeAssessment, saveAssessment } from '../assessments/assessments.ts'
import { findAccountByEmail } from '../auth/auth.ts'
import type { Deps } from '../deps.ts'
import { readSheet } from '../long-form/long-form.ts'
import { as } from './acting.ts'

const HOUR_MS = 60 * 60_000

/** The answers agree with the profile. */
const STARTUP: FlatAnswers = {
  age: 32,
  educationLevel: 'master',
  major: 'software-engineering',
  experienceYears: 7,
  hasIelts: true,
  ieltsOverall: 7,
  hasToefl: false,
  hasSpouse: true,
  spouseHasIelts: false,
  spouseEducationLevel: 'bachelor',
  spouseMajor: 'mechanical-engineering',
  hasChildren: true,
  'children.demo-child': 0,
  'children.demo-child.age': 6,
}

/** The form was begun and left: the team is told, the rest is open. */
const BUSINESS: FlatAnswers = {
  ownShare: 55,
  hasTeam: true,
  'members.demo-owner': 0,
  'members.demo-owner.fullName': 'Tara Nemooneh',
  'members.demo-owner.role': 'Sales',
  'members.demo-owner.share': 35,
  'members.demo-owner.isApplying': true,
  organisationShare: 10,
  businessName: 'Sabz Software',
}

const STUDY: FlatAnswers = {
  fullName: 'Parnian Nemooneh',
  age: 32,
  country: 'china',
  whatToStudy: 'A year of Chinese, then a doctorate in software engineering',
  levelOfStudy: 'phd',
  major: 'other',
  majorOther: 'Software engineering',
  taughtIn: 'english',
  chineseLanguageCourse: 'longTerm',
  wantsScholarship: true,
  privacy: true,
}

/** One assessment done, one under way, and a plan for China that was sent and waits for its answer. */
export async function seedAssessments(deps: Deps): Promise<void> {
  const client = await findAccountByEmail(deps.db, 'client@rahnama.example')
  if (!client) return
  const at = new Date(deps.now().getTime() - 5 * HOUR_MS)
  const earlier: Deps = { ...deps, now: () => at }
  const tell = tellAs(earlier, client.id)
  if (await tell('startup-assessment', STARTUP)) await complete(earlier, client.id, 'startup-assessment', [])
  await tell('startup-business', BUSINESS)
  if (await tell('study', STUDY)) {
    await complete(earlier, client.id, 'study', [{ statement: 'privacy', version: 1 }])
  }
}

/** False when it was told at an earlier start: what is changed afterwards stays changed. */
function tellAs(deps: Deps, userId: string) {
  return async (assessment: Assessment, changes: FlatAnswers): Promise<boolean> => {
    if ((await readSheet(deps.db, userId, ASSESSMENT_FORMS[assessment])).version > 0) return false
    const first = { base: 0, tab: 'demonstration', turn: 1 }
    await saveAssessment(deps, as(userId, deps), { ...first, assessment, changes })
    return true
  }
}

async function complete(deps: Deps, userId: string, assessment: Assessment, agreedTo: AgreedTo[]): Promise<void> {
  const { version } = await readSheet(deps.db, userId, ASSESSMENT_FORMS[assessment])
  await completeAssessment(
    deps,
    as(userId, deps),
    { assessment, version, language: 'en', agreedTo },
    { address: 'demonstration of an assessment' },
  )
}
