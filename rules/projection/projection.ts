export { EVENTS, type EventCode, type ProjectionEvent } from './events.ts'
export { MOST_MONTHS_PROJECTED, type ProjectedMonth, type Projection, project } from './project.ts'
export { compareScores, type LineDifference, type WhatIf, whatIf } from './what-if.ts'
