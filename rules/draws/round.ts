import type { IsoDate } from '../dated.ts'

/** Kinds of Express Entry rounds. Which a person fits is for the caller to say. */
export const ROUND_CATEGORIES = [
  'GENERAL',
  'CEC',
  'FSW',
  'FST',
  'PNP',
  'FRENCH',
  'HEALTH',
  'EDUCATION',
  'STEM',
  'TRADES',
  'TRANSPORT',
  'AGRICULTURE',
  'PHYSICIANS_CANADIAN_EXPERIENCE',
  'RESEARCHERS_CANADIAN_EXPERIENCE',
  'SENIOR_MANAGERS_CANADIAN_EXPERIENCE',
  'MILITARY_RECRUITS',
] as const
export type RoundCategory = (typeof ROUND_CATEGORIES)[number]

export type Round = {
  number?: number
  on: IsoDate
  category: RoundCategory
  invitations: number
  cutOff: number
  /** Of those with the lowest score, the ones whose profile was older than this instant were invited. */
  tieBreak?: string
  source: string
}
