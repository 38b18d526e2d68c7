export { withoutAskingBack } from './bare-thing.ts'
export { isWearyIn } from './beside/beside.ts'
export type { Choice, Pattern } from './choose-topic.ts'
export { stemsOf } from './endings.ts'
export { type HardReason, isUrgent } from './hard-topics.ts'
export type { ExampleBank, FollowUp } from './learnt/learnt.ts'
export { isLight, readingsOf } from './lexicon.ts'
export { type Reading, readQuestion } from './read-question.ts'
export { type Mark, recognise } from './recognise.ts'
export { createResolver } from './resolve.ts'
export { asGuess, type Resolved, recall, remember, rememberDeclined, rememberUnknown } from './resolved.ts'
export {
  type Slots,
  slotsOf,
  type Told,
  type ToldAbilities,
  type ToldFacts,
  type ToldPartner,
  type ToldPerson,
} from './slots/slots.ts'
export { surestOf } from './sort-parts.ts'
export { isMarked, sentencesOf } from './split-questions.ts'
export { goesOn, isElliptical, leans, namesNothing } from './thread/thread.ts'
export { asks } from './two-questions.ts'
export { wordsOf } from './words.ts'
