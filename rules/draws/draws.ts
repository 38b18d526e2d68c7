export { roundCategories } from './categories.ts'
export type { RoundCategory } from './round.ts'
export { ROUNDS } from './rounds.ts'
export { type RoundBeside, roundsBeside } from './rounds-beside.ts'
