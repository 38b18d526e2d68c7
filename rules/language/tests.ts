import type { IsoDate } from '../dated.ts'

export const ABILITIES = ['listening', 'reading', 'writing', 'speaking'] as const
export type Ability = (typeof ABILITIES)[number]

export const OFFICIAL_LANGUAGES = ['english', 'french'] as const
export type OfficialLanguage = (typeof OFFICIAL_LANGUAGES)[number]

export const TEST_IDS = ['IELTS_GT', 'CELPIP_G', 'PTE_CORE', 'TEF_CANADA', 'TCF_CANADA'] as const
export type TestId = (typeof TEST_IDS)[number]

/** Levels stated as such, without a test: what-ifs, and people who know their level only. */
export const LEVEL_SCALES = ['CLB', 'NCLC'] as const
export type LevelScale = (typeof LEVEL_SCALES)[number]

/**
 * A TEF Canada attestation prints two numbers per ability: one on the scale in use since 2023-12-11 and its
 * equivalent on the scale of 2019-10-01. Each has its own thresholds.
 */
export const TEF_SCALES = ['2023-12-11', '2019-10-01'] as const
export type TefScale = (typeof TEF_SCALES)[number]
export const DEFAULT_TEF_SCALE: TefScale = '2023-12-11'

/** 'M' is CELPIP's mark for too little to assess. */
export type Score = number | 'M'
export type Scores = Record<Ability, Score>

export type TestResult = {
  language?: OfficialLanguage
  test: TestId
  scale?: TefScale
  scores: Scores
  takenOn?: IsoDate
}
export type StatedLevels = { language?: OfficialLanguage; test: LevelScale; scores: Record<Ability, number> }
export type LanguageResult = TestResult | StatedLevels

const LANGUAGE_OF: Record<TestId | LevelScale, OfficialLanguage> = {
  IELTS_GT: 'english',
  CELPIP_G: 'english',
  PTE_CORE: 'english',
  CLB: 'english',
  TEF_CANADA: 'french',
  TCF_CANADA: 'french',
  NCLC: 'french',
}

export function languageOf(test: TestId | LevelScale): OfficialLanguage {
  return LANGUAGE_OF[test]
}

/** The second official language must be the other one; a second result in the same language adds nothing. */
export function isSameLanguage(first: LanguageResult | null, second: LanguageResult | null | undefined): boolean {
  return !!first && !!second && languageOf(first.test) === languageOf(second.test)
}
