import type { IsoDate } from '@rahnama/rules/dated.ts'
import { addDays, addYears } from '@rahnama/rules/dates.ts'
import { ABILITIES } from '@rahnama/rules/language/language.ts'
import type { Credential, Job, LanguageTest, Partner, Profile, Relative } from '@rahnama/rules/profile/profile.ts'
import { parseDecimal, parseInteger } from '../locale/locale.ts'
import { CREDENTIALS_OF } from './education-answers.ts'
import type { SelfCheckAnswers } from './eligibility-procedures.ts'

/** ISO 3166 keeps this code free: somewhere that is not Canada. */
const ABROAD = 'ZZ'
/** A common child's age, young enough to count as dependent. */
const SOME_CHILD = { age: 10 }
const FULL_TIME = { hoursPerWeek: 30, paid: true, teer: 1 } as const

type Scores = SelfCheckAnswers['englishScores']
type Test = LanguageTest['test']

/** Answers without which a range would be so wide that it misleads. */
const MAIN_ANSWERS = ['partner', 'age', 'education', 'englishTest', 'workAbroad'] as const

export function hasMainAnswers(answers: SelfCheckAnswers): boolean {
  return MAIN_ANSWERS.every((answer) => answers[answer])
}

/** The short answers as the profile the rules read. What was not asked stays open, so the result is a range. */
export function selfCheckProfile(answers: SelfCheckAnswers, on: IsoDate): Profile {
  const { partner } = answers
  return {
    birthDate: birthDateAt(answers.age, on),
    maritalStatus: partner === undefined ? 'unknown' : partner === 'none' ? 'single' : 'married',
    ...(partner !== 'none' && { partner: partnerOf(answers, on) }),
    ...credentialsOf(answers.education, answers.educationPlace, on),
    tests: [
      ...testOf(answers.englishTest, 'IELTS_GT', answers.englishScores, on),
      ...testOf(answers.frenchTest, 'TEF_CANADA', answers.frenchScores, on),
    ],
    jobs: jobsOf(answers, on),
    ...childrenOf(answers.children),
    ...relativesOf(answers.sibling),
    certificateOfQualification: truth(answers.certificate),
    nomination: nominationOf(answers.nomination),
    intendedProvince: provinceOf(answers.quebec),
    fundsCad: parseInteger(answers.funds ?? '') ?? 'unknown',
  }
}

function birthDateAt(age: string | undefined, on: IsoDate): NonNullable<Profile['birthDate']> {
  const years = parseInteger(age ?? '')
  return years === undefined ? 'unknown' : addYears(on, -years)
}

function truth(answer: 'yes' | 'no' | 'unknown' | undefined): boolean | 'unknown' {
  return answer === 'yes' ? true : answer === 'no' ? false : 'unknown'
}

function partnerOf(answers: SelfCheckAnswers, on: IsoDate): Partner {
  const { partner, partnerEducation, partnerEducationPlace, partnerTest, partnerScores } = answers
  return {
    accompanying: partner === 'unknown' || partner === undefined ? 'unknown' : partner !== 'staying',
    citizenOrPermanentResident: partner === 'canadian',
    ...credentialsOf(partnerEducation, partnerEducationPlace, on),
    ...(partnerTest && { tests: testOf(partnerTest, 'IELTS_GT', partnerScores, on) }),
  }
}

function credentialsOf(
  education: SelfCheckAnswers['education'],
  place: SelfCheckAnswers['educationPlace'],
  on: IsoDate,
): { credentials?: Credential[] } {
  if (education === undefined || education === 'unknown') return {}
  return { credentials: CREDENTIALS_OF[education].map((each) => ({ ...each, ...earnedAt(place, on) })) }
}

function earnedAt(place: SelfCheckAnswers['educationPlace'], on: IsoDate): Credential {
  const graduatedOn = addYears(on, -1)
  if (place === 'canada') return { graduatedOn, country: 'CA', eightMonthsInCanada: true }
  if (place === 'assessed') return { graduatedOn, country: ABROAD, ecaBody: 'WES', ecaOn: on }
  if (place === 'not_assessed') return { graduatedOn, country: ABROAD, ecaBody: 'none' }
  return { graduatedOn, country: 'unknown', ecaBody: 'unknown' }
}

/** A test whose result is not known yet is a test without scores. */
function testOf(
  test: Test | 'none' | 'unknown' | undefined,
  planned: Test,
  typed: Scores,
  on: IsoDate,
): LanguageTest[] {
  if (test === 'none') return []
  if (test === undefined || test === 'unknown') return [{ test: planned, takenOn: on, scores: {} }]
  const scores = ABILITIES.flatMap((ability) => {
    const score = parseDecimal(typed?.[ability] ?? '')
    return score === undefined ? [] : [[ability, score] as const]
  })
  return [{ test, takenOn: on, scores: Object.fromEntries(scores) }]
}

/** Years are laid one after the other up to today, those in Canada last. */
function jobsOf({ workAbroad, workCanada }: SelfCheckAnswers, on: IsoDate): Job[] {
  const yearsInCanada = parseInteger(workCanada ?? '') ?? 0
  const startInCanada = addYears(on, -yearsInCanada)
  const inCanada: Job = { ...FULL_TIME, country: 'CA', authorised: true, selfEmployed: false, whileStudying: false }
  const abroad: Job = { ...FULL_TIME, country: ABROAD }
  const jobs: Job[] = []
  if (isOpen(workCanada)) jobs.push({ ...inCanada, startedOn: 'unknown', endedOn: 'unknown' })
  else if (yearsInCanada > 0) jobs.push({ ...inCanada, startedOn: startInCanada, current: true })
  if (isOpen(workAbroad)) jobs.push({ ...abroad, startedOn: 'unknown', endedOn: 'unknown' })
  else if (workAbroad !== '0') {
    const startedOn = addYears(startInCanada, -(parseInteger(workAbroad ?? '') ?? 0))
    jobs.push({ ...abroad, startedOn, endedOn: addDays(startInCanada, -1) })
  }
  return jobs
}

function isOpen(years: string | undefined): boolean {
  return years === undefined || years === 'unknown'
}

function childrenOf(children: SelfCheckAnswers['children']): Pick<Profile, 'hasChildren' | 'children'> {
  const count = parseInteger(children ?? '')
  if (count === undefined) return {}
  return { hasChildren: count > 0, children: Array.from({ length: count }, () => SOME_CHILD) }
}

function relativesOf(sibling: SelfCheckAnswers['sibling']): { relatives?: Relative[] } {
  if (sibling === 'no') return { relatives: [] }
  if (sibling !== 'yes') return {}
  return {
    relatives: [
      { relationship: 'sibling', of: 'applicant', status: 'permanent_resident', adult: true, livesInCanada: true },
    ],
  }
}

function nominationOf(answer: SelfCheckAnswers['nomination']): NonNullable<Profile['nomination']> {
  if (answer === 'yes') return { enhanced: true, province: 'unknown' }
  return answer === 'no' ? 'none' : 'unknown'
}

function provinceOf(quebec: SelfCheckAnswers['quebec']): NonNullable<Profile['intendedProvince']> {
  if (quebec === 'yes') return 'QC'
  return quebec === 'no' ? 'any' : 'unknown'
}
