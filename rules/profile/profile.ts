export { type Answer, all, any, atLeast, known, not, type Span, type Truth } from './answers.ts'
export { type Windows, windowsOf } from './calendar.ts'
export { checkProfile } from './check-profile.ts'
export { crsInputOf, type End, toCrsInput } from './crs-input.ts'
export { type Facts, factsOf, type PersonFacts } from './facts.ts'
export { ageOn, childAge, DEPENDENT_CHILD_UNDER, hasPartner, hasRelative } from './family.ts'
export { fswInputOf, toFswInput } from './fsw-input.ts'
export type { Languages } from './languages.ts'
export * from './model.ts'
export { hasOfferIn, hasValidOffer } from './offers.ts'
export { type Country, PROVINCES, type Province } from './places.ts'
export * from './plans.ts'
export { read } from './read.ts'
export { OPEN_ANSWERS, type OpenAnswer, type ScoreRange, scoreRange } from './score-range.ts'
export { isCanadian, isCounted, isGraduated } from './studies.ts'
export {
  HOURS_PER_YEAR,
  hoursSince,
  isAuthorisedInCanada,
  isInCanada,
  longestRun,
  type Spell,
  type Spells,
  type SpellTest,
  teerOf,
} from './work.ts'
