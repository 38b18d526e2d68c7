export { SUMMARY_KEY } from './queries.ts'
export { ScoreGlance } from './score-glance.tsx'
