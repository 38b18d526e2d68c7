export { SUMMARY_KEY, summaryQuery } from './queries.ts'
export { ScoreGlance } from './score-glance.tsx'
