export { ScoreGlance } from './score-glance.tsx'
