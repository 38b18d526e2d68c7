import { type Facts, type Interest, isInCanada, known, type Truth } from '../profile/profile.ts'
import { isTrade, type Program, type Requirement } from '../programs/programs.ts'

/** Why a program is not put before a person, though it is judged like every other. */
export type Aside = 'NOT_NAMED' | 'NO_WORK_IN_CANADA' | 'NO_TRADE' | 'OUT_OF_REACH'

/** One interest may name several programs. */
const NAMED_BY: Record<Interest, readonly Program[]> = {
  express_entry: ['FSW', 'CEC', 'FST'],
  provincial: ['PNP'],
  family: ['FAMILY'],
  startup_visa: ['SUV'],
  transfer: ['ICT'],
  study_canada: ['STUDY_CA'],
  study_china: ['STUDY_CN'],
}

/** Whoever is younger is usually asking about studies, too. */
const STUDY_UNDER = 25

export function isNamed({ profile }: Facts, program: Program): boolean {
  return profile.interests?.some((interest) => NAMED_BY[interest]?.includes(program)) ?? false
}

/** Nothing told yet sets nothing aside but the programs that need a plan of their own. */
export function asideOf(facts: Facts, program: Program, requirements: readonly Requirement[]): Aside | undefined {
  if (program === 'CEC' && knowsCanadianWork(facts) === false) return 'NO_WORK_IN_CANADA'
  if (program === 'FST' && knowsTrade(facts) === false) return 'NO_TRADE'
  if (isOutOfReach(requirements)) return 'OUT_OF_REACH'
  return isNamed(facts, program) || pointsTo(facts, program) ? undefined : 'NOT_NAMED'
}

/** Something is missing that nothing the person does can settle. */
export function isOutOfReach(requirements: readonly Requirement[]): boolean {
  return requirements.some(({ hard, status, settledBy }) => hard && status === 'notMet' && !settledBy)
}

function pointsTo({ profile, age }: Facts, program: Program): boolean {
  switch (program) {
    case 'SUV':
      return known(profile.startup) !== undefined
    case 'ICT':
      return known(profile.transfer) !== undefined
    case 'FAMILY':
      return known(profile.sponsor) !== undefined
    case 'STUDY_CA':
      return known(profile.studyCanada) !== undefined || isYoung(age)
    case 'STUDY_CN':
      return known(profile.studyChina) !== undefined || isYoung(age)
    default:
      return true
  }
}

function isYoung(age: number | undefined): boolean {
  return age !== undefined && age < STUDY_UNDER
}

/** Who works or studies in Canada may soon have the experience. */
function knowsCanadianWork({ profile }: Facts): Truth {
  const status = known(profile.canadianStatus)
  if (status === 'worker' || status === 'student') return true
  if (profile.jobs?.some((job) => isInCanada(job))) return true
  if (known(profile.hasCanadianExperience) === false || known(profile.canadianWorkYears) === 0) return false
  return profile.jobs?.every((job) => isInCanada(job) === false) ? false : undefined
}

function knowsTrade({ profile }: Facts): Truth {
  if (known(profile.certificateOfQualification)) return true
  const offer = known(profile.jobOffer)
  const codes = [...(profile.jobs ?? []).map(({ noc }) => noc), ...(typeof offer === 'object' ? [offer.noc] : [])].map(
    known,
  )
  if (codes.some((noc) => noc !== undefined && isTrade(noc))) return true
  return profile.jobs && codes.every((noc) => noc !== undefined) ? false : undefined
}
