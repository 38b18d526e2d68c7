import type { CrsFactor, CrsInput, CrsSection } from '../crs/crs.ts'
import type { Ability, OfficialLanguage } from '../language/language.ts'

export const IMPROVEMENTS = [
  'FIRST_LANGUAGE_TEST',
  'LANGUAGE_ABILITY',
  'LANGUAGE_ALL_ABILITIES',
  'FRENCH',
  'ECA',
  'SECOND_CREDENTIAL',
  'MASTERS',
  'DOCTORATE',
  'CANADIAN_STUDY',
  'CANADIAN_WORK',
  'FOREIGN_WORK',
  'CERTIFICATE_OF_QUALIFICATION',
  'NOMINATION',
  'JOB_OFFER',
  'PARTNER_LANGUAGE',
  'PARTNER_EDUCATION',
  'PARTNER_CANADIAN_WORK',
  'PARTNER_AS_PRINCIPAL',
] as const
export type ImprovementId = (typeof IMPROVEMENTS)[number]

export const LEFT_OUT_REASONS = [
  'ALREADY_HIGHEST',
  'ALREADY_HELD',
  'NOTHING_TO_ASSESS',
  'NO_GAIN',
  'CAP_REACHED',
  'ENTRY_LEVEL_NOT_REACHED',
  'PARTNER_NOT_COUNTED',
  'NO_TRADE_WORK',
  'NO_POINTS_SINCE_2025',
  'PROVINCE_WITHOUT_PROGRAM',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** The aim says which ability, from which level or number of years to which. */
export type Aim = { ability?: Ability; language?: OfficialLanguage; from?: number; to?: number; score?: number }

/** A change to the facts, or why it is no use. `months` is given where the aim decides how long it takes. */
export type Idea = { id: ImprovementId; aim?: Aim; months?: number } & (
  | { input: CrsInput }
  | { leftOut: LeftOutReason }
)

/** Points that a change brings elsewhere than where it is made. */
export type Interaction = { section: CrsSection; factor: CrsFactor; points: number }

export type Cost = 'low' | 'medium' | 'high'
export type Certainty = 'high' | 'medium' | 'low'

export type Improvement = {
  id: ImprovementId
  aim?: Aim
  points: number
  total: number
  months: number
  /** Points that birthdays take away until it is done. */
  lostToAge: number
  cost: Cost
  certainty: Certainty
  interactions: Interaction[]
  source: string
}

export type LeftOut = { id: ImprovementId; reason: LeftOutReason }
