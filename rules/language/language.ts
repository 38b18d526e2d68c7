export { checkLanguageResult, languageResult, otherSecondLanguage } from './check-language.ts'
export type { NotAcceptedTest, RefusalReason } from './designated.ts'
export { isDesignatedOn, NOT_ACCEPTED_TESTS, REFUSAL_REASONS } from './designated.ts'
export type { ScreenInput, ScreenOutcome, ScreenResult, ToeflScale } from './first-screen.ts'
export {
  firstScreen,
  IELTS_OVERALL_INPUT,
  ieltsOverall,
  SCREEN_IELTS_OVERALL_MIN,
  SCREEN_OUTCOMES,
  SCREEN_TOEFL_TOTAL_MIN,
  TOEFL_SCALE_CHANGED_ON,
  TOEFL_SCALES,
  TOEFL_TOTAL_INPUT,
} from './first-screen.ts'
export type { LevelExplained, LevelReason, Levels } from './levels.ts'
export { explainLevels, LEVEL_REASONS, leastScores, levelsOf, lowestLevel } from './levels.ts'
export type { ScoreInput } from './score-input.ts'
export { scoreInput } from './score-input.ts'
export type {
  Ability,
  LanguageResult,
  LevelScale,
  OfficialLanguage,
  Score,
  Scores,
  StatedLevels,
  TefScale,
  TestId,
  TestResult,
} from './tests.ts'
export {
  ABILITIES,
  DEFAULT_TEF_SCALE,
  isSameLanguage,
  LEVEL_SCALES,
  languageOf,
  OFFICIAL_LANGUAGES,
  TEF_SCALES,
  TEST_IDS,
} from './tests.ts'
export { isValidOn, LANGUAGE_RESULT_VALID_YEARS, validUntil } from './validity.ts'
