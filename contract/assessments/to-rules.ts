import type { Profile, Startup, StudyCanada, StudyChina, Transfer } from '@rahnama/rules/profile/profile.ts'
import { type Answers, type AnswersOf, UNKNOWN } from '../long-form/long-form.ts'
import type { startupAssessment } from './startup-assessment.ts'
import { sharesOf, type startupBusiness } from './startup-business.ts'
import type { study } from './study.ts'
import type { transfer } from './transfer.ts'

type AssessmentAnswers = AnswersOf<typeof startupAssessment>
type BusinessAnswers = AnswersOf<typeof startupBusiness>
export type TransferAnswers = AnswersOf<typeof transfer>
export type StudyAnswers = AnswersOf<typeof study>

/** Collects what the rules read of the Start-up Visa from the initial assessment and the business profile. */
export function startupOf(assessment: AssessmentAnswers, business: BusinessAnswers): Startup {
  return defined({ ...languageOf(assessment), ...businessOf(business) })
}

function languageOf({ hasIelts, ieltsOverall, hasToefl, toeflTotal, toeflScale }: AssessmentAnswers) {
  return {
    ieltsOverall: hasIelts === false ? 'none' : ieltsOverall,
    toeflTotal: hasToefl === false ? 'none' : toeflTotal,
    toeflScale,
  } as const
}

function businessOf(business: BusinessAnswers) {
  const { support, letterOfSupport, organisationKind, isIncorporated, managesFromCanada } = business
  const { own, joint, applicants } = sharesOf(business as Answers)
  const isTold = own !== undefined
  return {
    letterOfSupport: support === undefined ? undefined : support === 'committed' ? letterOfSupport : false,
    commitmentIssuedOn: business.letterIssuedOn,
    body: organisationKind,
    investmentCad: business.investment,
    acceptedByIncubator: business.isAcceptedByIncubator,
    votingShare: fraction(own),
    jointVotingShare: fraction(joint),
    applicants: isTold ? applicants : undefined,
    incorporatedInCanada: isIncorporated,
    managesFromCanada,
  }
}

/** The rules count votes from 0 to 1. */
function fraction(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : percent / 100
}

const TRANSFER_ROLE = {
  owner: 'owner',
  director: 'director',
  executive: 'executive',
  manager: 'senior_manager',
  specializedKnowledge: 'specialized_knowledge',
} as const

export function transferOf(told: TransferAnswers): Transfer {
  const { plan, role } = told
  return defined({
    companyCountry: told.incorporationCountry,
    branchAbroad: branchAbroad(told),
    employedSince: told.employedSince && `${told.employedSince}-01`,
    fullTime: told.isFullTime,
    yearsAtCompany: told.yearsAtCompany,
    link: plan === 'notSure' ? UNKNOWN : plan,
    countriesWithRevenue: told.revenueCountries,
    bothDoingBusiness: told.keepsDoingBusiness,
    role: role && TRANSFER_ROLE[role],
    newEnterprise: plan === undefined || plan === 'notSure' ? plan && UNKNOWN : plan !== 'affiliate',
    premises: told.hasPremises,
    hiringPlan: told.hasHiringPlan,
    canPayStart: told.canPayStart,
    proprietaryKnowledge: told.hasOwnKnowledge,
    prevailingWage: told.isPaidPrevailingWage,
  })
}

function branchAbroad({ hasBranchAbroad, branchCountry, residence }: TransferAnswers): boolean | undefined {
  if (hasBranchAbroad !== true) return hasBranchAbroad
  return branchCountry === undefined || branchCountry !== residence
}

const CANADIAN_LEVEL = { bachelor: 'bachelor', master: 'master', phd: 'doctoral', unknown: UNKNOWN } as const
const COURSE_LEVEL = {
  shortTerm: 'language_short_term',
  oneSemester: 'language_one_semester',
  longTerm: 'language_long_term',
} as const

/** A plan for one country says nothing of the other. */
export function studyOf(told: StudyAnswers): Pick<Profile, 'studyCanada' | 'studyChina'> {
  if (told.country === 'canada') return { studyCanada: canadaOf(told) }
  return told.country === 'china' ? { studyChina: chinaOf(told) } : {}
}

function canadaOf({ levelOfStudy }: StudyAnswers): StudyCanada {
  return defined({ level: levelOfStudy && CANADIAN_LEVEL[levelOfStudy] })
}

function chinaOf(told: StudyAnswers): StudyChina {
  return defined({ level: chinaLevel(told), taughtIn: told.taughtIn, scholarship: told.wantsScholarship })
}

/** Medicine in English has its own admission; without a degree in mind the language course is the plan. */
function chinaLevel({ levelOfStudy, major, taughtIn, chineseLanguageCourse }: StudyAnswers): StudyChina['level'] {
  if (levelOfStudy === 'bachelor' && major === 'medicine' && taughtIn === 'english') return 'mbbs_english'
  if (levelOfStudy !== undefined && levelOfStudy !== UNKNOWN) return CANADIAN_LEVEL[levelOfStudy]
  return chineseLanguageCourse === undefined ? levelOfStudy : COURSE_LEVEL[chineseLanguageCourse]
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function defined<T extends object>(parts: T): Defined<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Defined<T>
}
