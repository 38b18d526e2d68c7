export { roundCategories } from './categories.ts'
export type { Round, RoundCategory } from './round.ts'
export { ROUNDS } from './rounds.ts'
