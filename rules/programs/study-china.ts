import type { IsoDate } from '../dated.ts'
import { addYears } from '../dates.ts'
import {
  all,
  any,
  type CredentialLevel,
  type Facts,
  isGraduated,
  known,
  type StudyChina,
  type StudyLevelChina,
  type Truth,
} from '../profile/profile.ts'
import { confirmed, pick, type Requirement, requirement } from './requirement.ts'
import type { RequirementId } from './requirements.ts'

const HSK_LEVEL = 4
const HSK_VALID_YEARS = 2
const HSK_PASS = 180
const LETTERS = 2

type Entry = {
  /** Credentials any of which opens the level. */
  schooling: readonly CredentialLevel[]
  age?: { id: 'cn-age' | 'cn-course-age'; from: number; to: number }
  scholarshipUnder?: number
  degree: boolean
}

const AFTER_SCHOOL: readonly CredentialLevel[] = [
  'trade',
  'college',
  'associate',
  'bachelor',
  'master',
  'professional',
  'doctoral',
]
const SCHOOL: readonly CredentialLevel[] = ['high_school', ...AFTER_SCHOOL]
const BACHELOR: readonly CredentialLevel[] = ['bachelor', 'master', 'professional', 'doctoral']
const MASTER: readonly CredentialLevel[] = ['master', 'professional', 'doctoral']

const course = (to: number): Entry => ({ schooling: SCHOOL, age: { id: 'cn-course-age', from: 18, to }, degree: false })

const LEVELS: Record<StudyLevelChina, Entry> = {
  language_short_term: course(60),
  language_one_semester: course(60),
  language_long_term: course(50),
  bachelor: { schooling: SCHOOL, age: { id: 'cn-age', from: 18, to: 25 }, scholarshipUnder: 25, degree: true },
  mbbs_english: { schooling: SCHOOL, age: { id: 'cn-age', from: 18, to: 25 }, degree: true },
  master: { schooling: BACHELOR, scholarshipUnder: 35, degree: true },
  doctoral: { schooling: MASTER, scholarshipUnder: 40, degree: true },
}

export function studyLevelChina(facts: Facts): StudyLevelChina | undefined {
  return known(known(facts.profile.studyChina)?.level)
}

export function studyChinaRequirements(facts: Facts): Requirement[] {
  const plan: StudyChina = known(facts.profile.studyChina) ?? {}
  const level = known(plan.level)
  const shared = [nationality(facts, plan), confirmed('cn-health', known(plan.goodHealth))]
  if (level === undefined) return [requirement('cn-level', 'NOT_ANSWERED'), ...shared]
  const entry = LEVELS[level]
  return [
    requirement('cn-level', 'SAID_YES', { have: level }),
    ...shared,
    schooling(facts, entry),
    ...ages(facts, plan, entry),
    ...(entry.degree ? languageOfStudy(plan, level, facts.on) : []),
    ...documents(plan, level),
  ]
}

function nationality({ profile }: Facts, plan: StudyChina): Requirement {
  const citizenship = known(profile.citizenship)
  if (citizenship === undefined) return requirement('cn-nationality', 'NOT_ANSWERED')
  if (citizenship === 'CN') return requirement('cn-nationality', 'NATIONALITY_CHINESE')
  const former = known(plan.formerChineseCitizen)
  return requirement('cn-nationality', former ? 'NATIONALITY_FORMER_CHINESE' : 'NATIONALITY_FITS')
}

function schooling({ profile, on }: Facts, entry: Entry): Requirement {
  if (!profile.credentials) return requirement('cn-schooling', 'NOT_ANSWERED')
  const held = any(
    ...profile.credentials.map((credential): Truth => {
      const level = known(credential.level)
      const fits = level === undefined ? undefined : entry.schooling.includes(level)
      return all(fits, isGraduated(credential, on), credential.unproven ? undefined : true)
    }),
  )
  return requirement('cn-schooling', pick(held, 'EDUCATION_MET', 'EDUCATION_TOO_LOW', 'EDUCATION_OPEN'))
}

function ages(facts: Facts, plan: StudyChina, { age, scholarshipUnder }: Entry): Requirement[] {
  const result: Requirement[] = []
  if (age) result.push(ageBetween(age.id, facts.age, age.from, age.to))
  if (known(plan.scholarship) && scholarshipUnder !== undefined)
    result.push(ageBetween('cn-scholarship-age', facts.age, 0, scholarshipUnder - 1))
  return result
}

function ageBetween(id: RequirementId, have: number | undefined, from: number, to: number): Requirement {
  if (have === undefined) return requirement(id, 'NOT_ANSWERED', { need: to })
  if (have < from) return requirement(id, 'AGE_TOO_LOW', { have, need: from })
  return requirement(id, have > to ? 'AGE_TOO_HIGH' : 'AGE_FITS', { have, need: to })
}

function languageOfStudy(plan: StudyChina, level: StudyLevelChina, on: IsoDate): Requirement[] {
  const taughtIn = level === 'mbbs_english' ? 'english' : known(plan.taughtIn)
  if (taughtIn === 'chinese') return [hsk(plan, on)]
  return [confirmed('cn-english', taughtIn === undefined ? undefined : known(plan.englishProof))]
}

/** Level 4 with 180 of 300 is the common floor; a result is good for two years. */
function hsk(plan: StudyChina, on: IsoDate): Requirement {
  const level = known(plan.hskLevel)
  if (level === undefined) return requirement('cn-hsk', 'NOT_ANSWERED', { need: HSK_LEVEL })
  const takenOn = known(plan.hskTakenOn)
  if (takenOn !== undefined && addYears(takenOn, HSK_VALID_YEARS) <= on) return requirement('cn-hsk', 'HSK_EXPIRED')
  const score = known(plan.hskScore)
  const enough = level > HSK_LEVEL || (level === HSK_LEVEL && (score === undefined || score >= HSK_PASS))
  return requirement('cn-hsk', enough ? 'HSK_MET' : 'HSK_TOO_LOW', { have: level, need: HSK_LEVEL })
}

function documents(plan: StudyChina, level: StudyLevelChina): Requirement[] {
  if (level === 'mbbs_english') return [confirmed('cn-science', known(plan.scienceSubjects))]
  if (level === 'bachelor') return known(plan.scholarship) ? [confirmed('cn-csca', known(plan.cscaTaken))] : []
  if (level !== 'master' && level !== 'doctoral') return []
  const letters = known(plan.recommendationLetters)
  const enough = letters === undefined ? undefined : letters >= LETTERS
  return [
    confirmed('cn-letters', enough, { have: letters, need: LETTERS }),
    confirmed('cn-study-plan', known(plan.studyPlan)),
    ...(level === 'doctoral' ? [confirmed('cn-supervisor', known(plan.supervisorConsent))] : []),
  ]
}
