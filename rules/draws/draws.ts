export { roundCategories } from './categories.ts'
export { ROUND_CATEGORIES, type Round, type RoundCategory } from './round.ts'
export { ROUNDS } from './rounds.ts'
export { MOST_OF_A_FITTING_CATEGORY, type RoundBeside, roundsBeside } from './rounds-beside.ts'
