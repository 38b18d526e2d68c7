import { type IsoDate, inForce } from '../dated.ts'
import type { Program } from '../programs/programs.ts'
import type { ImprovementId } from '../recommendations/recommendations.ts'
import { FEE_NAMES, FEES, type FeeKind, type FeeName } from './table.ts'

export { FEE_KINDS, FEE_NAMES, type FeeKind, type FeeName } from './table.ts'

export type OfficialFee = {
  name: FeeName
  kind: FeeKind
  /** The authority says it there; where we know no amount of that day, this is all we say. */
  page: string
  known: KnownFee | null
}

export type KnownFee = {
  /** Canadian dollars for one person; the two are equal where one amount is charged. */
  low: number
  high: number
  since: IsoDate
  /** Where we read it, and when. */
  source: string
  checked: IsoDate
  /** Whoever charges it, or the government, says so itself; otherwise somebody else reports it. */
  isOfficial: boolean
}

/** One fee as it is on a day. */
export function officialFee(name: FeeName, on: IsoDate): OfficialFee {
  const { kind, page, entries } = FEES[name]
  const entry = inForce(entries, on)
  const known = entry && {
    ...{ ...entry.value, since: entry.from, source: entry.source },
    isOfficial: isOfficial(entry.source, page),
  }
  return { name, kind, page, known: known ?? null }
}

const GOVERNMENT = /(^|\.)(canada|gc|alberta|ontario|quebec|welcomebc)\.ca$/

function isOfficial(source: string, page: string): boolean {
  return hostOf(source) === hostOf(page) || GOVERNMENT.test(hostOf(source))
}

/** The site that an address is on, as people call it. */
export function hostOf(address: string): string {
  return address.replace(/^https:\/\/(www\.)?/, '').replace(/\/.*$/, '')
}

const ENGLISH_TESTS = ['ieltsGeneral', 'celpipGeneral', 'pteCore'] as const
const FRENCH_TESTS = ['tefCanada', 'tcfCanada'] as const
const ASSESSMENTS = ['wes', 'iqas', 'ces', 'icas', 'ices'] as const
const NOMINATIONS = ['nominationOntario', 'nominationBc', 'nominationAlberta', 'interestAlberta'] as const
const ECONOMIC = ['residenceEconomic', 'residenceRight', 'residenceChild', 'biometrics', 'medical'] as const

/** Whoever applies to a program pays these, in the order in which they fall due. */
const OF_PROGRAM: Record<Program, readonly FeeName[]> = {
  FSW: [...ENGLISH_TESTS, ...FRENCH_TESTS, ...ASSESSMENTS, ...ECONOMIC],
  CEC: [...ENGLISH_TESTS, ...FRENCH_TESTS, ...ECONOMIC],
  FST: [...ENGLISH_TESTS, ...FRENCH_TESTS, ...ECONOMIC],
  PNP: [...ENGLISH_TESTS, ...FRENCH_TESTS, ...ASSESSMENTS, ...NOMINATIONS, ...ECONOMIC],
  SUV: ['residenceBusiness', 'residenceRight', 'residenceChild', 'biometrics', 'medical'],
  ICT: ['workPermit', 'biometrics', 'medical'],
  FAMILY: ['sponsorship', 'residenceFamily', 'residenceRight', 'biometrics', 'medical'],
  STUDY_CA: ['quebecAcceptance', 'studyPermit', 'biometrics', 'medical'],
  STUDY_CN: [],
}

export function feesOfProgram(program: Program, on: IsoDate): OfficialFee[] {
  return OF_PROGRAM[program].map((name) => officialFee(name, on))
}

/** What several programs ask, each once, in the order in which it falls due. */
export function feesOfPrograms(programs: readonly Program[], on: IsoDate): OfficialFee[] {
  const asked = new Set(programs.flatMap((program) => OF_PROGRAM[program]))
  return FEE_NAMES.filter((name) => asked.has(name)).map((name) => officialFee(name, on))
}

/** Steps that are paid to somebody with a published price; the others cost time or what a school asks. */
const OF_STEP: Partial<Record<ImprovementId, readonly FeeName[]>> = {
  FIRST_LANGUAGE_TEST: ENGLISH_TESTS,
  LANGUAGE_ABILITY: ENGLISH_TESTS,
  LANGUAGE_ALL_ABILITIES: ENGLISH_TESTS,
  PARTNER_LANGUAGE: ENGLISH_TESTS,
  FRENCH: FRENCH_TESTS,
  ECA: ASSESSMENTS,
  SECOND_CREDENTIAL: ASSESSMENTS,
  PARTNER_EDUCATION: ASSESSMENTS,
  NOMINATION: NOMINATIONS,
  CANADIAN_STUDY: ['studyPermit', 'biometrics'],
  CANADIAN_WORK: ['workPermit', 'biometrics'],
}

export function feesOfStep(step: ImprovementId, on: IsoDate): OfficialFee[] {
  return (OF_STEP[step] ?? []).map((name) => officialFee(name, on))
}
