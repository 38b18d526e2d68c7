export { FRENCH_SEVEN } from './facts.ts'
export { resolveTold } from './resolve-told.ts'
export { gridTable, sayToldGrid } from './say-grid.ts'
export { sayToldScore, sayWhatIf, totalOf } from './say-score.ts'
