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
import { type ThresholdName, thresholdsOn } from './thresholds.ts'

type Entry = {
  /** Credentials any of which opens the level. */
  schooling: readonly CredentialLevel[]
  age?: { id: 'cn-age' | 'cn-course-age'; from: ThresholdName; to: ThresholdName }
  scholarshipUnder?: ThresholdName
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

const course = (to: ThresholdName): Entry => ({
  schooling: SCHOOL,
  age: { id: 'cn-course-age', from: 'chinaCourseAgeLeast', to },
  degree: false,
})
const DEGREE_AGE: Entry['age'] = { id: 'cn-age', from: 'chinaDegreeAgeLeast', to: 'chinaDegreeAgeMost' }

const LEVELS: Record<StudyLevelChina, Entry> = {
  language_short_term: course('chinaShortCourseAgeMost'),
  language_one_semester: course('chinaShortCourseAgeMost'),
  language_long_term: course('chinaLongCourseAgeMost'),
  bachelor: { schooling: SCHOOL, age: DEGREE_AGE, scholarshipUnder: 'chinaBachelorScholarshipUnder', degree: true },
  mbbs_english: { schooling: SCHOOL, age: DEGREE_AGE, degree: true },
  master: { schooling: BACHELOR, scholarshipUnder: 'chinaMasterScholarshipUnder', degree: true },
  doctoral: { schooling: MASTER, scholarshipUnder: 'chinaDoctoralScholarshipUnder', degree: true },
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
    ...documents(plan, level, facts.on),
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
  if (age) result.push(ageBetween(age.id, facts.age, thresholdsOn(facts.on)[age.from], thresholdsOn(facts.on)[age.to]))
  if (known(plan.scholarship) && scholarshipUnder)
    result.push(ageBetween('cn-scholarship-age', facts.age, 0, thresholdsOn(facts.on)[scholarshipUnder] - 1))
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

/** A level above the floor is enough; at the floor its score counts, and only for so many years. */
function hsk(plan: StudyChina, on: IsoDate): Requirement {
  const level = known(plan.hskLevel)
  const need = thresholdsOn(on).chinaHskLevel
  if (level === undefined) return requirement('cn-hsk', 'NOT_ANSWERED', { need })
  const takenOn = known(plan.hskTakenOn)
  const hasExpired = takenOn !== undefined && addYears(takenOn, thresholdsOn(on).chinaHskValidYears) <= on
  if (hasExpired) return requirement('cn-hsk', 'HSK_EXPIRED')
  const score = known(plan.hskScore)
  const enough = level > need || (level === need && (score === undefined || score >= thresholdsOn(on).chinaHskScore))
  return requirement('cn-hsk', enough ? 'HSK_MET' : 'HSK_TOO_LOW', { have: level, need })
}

function documents(plan: StudyChina, level: StudyLevelChina, on: IsoDate): Requirement[] {
  if (level === 'mbbs_english') return [confirmed('cn-science', known(plan.scienceSubjects))]
  if (level === 'bachelor') return known(plan.scholarship) ? [confirmed('cn-csca', known(plan.cscaTaken))] : []
  if (level !== 'master' && level !== 'doctoral') return []
  const letters = known(plan.recommendationLetters)
  const need = thresholdsOn(on).chinaRecommendationLetters
  const enough = letters === undefined ? undefined : letters >= need
  return [
    confirmed('cn-letters', enough, { have: letters, need }),
    confirmed('cn-study-plan', known(plan.studyPlan)),
    ...(level === 'doctoral' ? [confirmed('cn-supervisor', known(plan.supervisorConsent))] : []),
  ]
}
