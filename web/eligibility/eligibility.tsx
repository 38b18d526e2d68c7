export { IntakeBadge, VerdictBadge } from './badges.tsx'
export { IdeaList } from './idea-list.tsx'
export { RuleBasis } from './rule-basis.tsx'
export { ScoreRangeBar } from './score-range-bar.tsx'
