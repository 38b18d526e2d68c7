export type { EventCode, ProjectionEvent } from './events.ts'
export { MOST_MONTHS_PROJECTED, project } from './project.ts'
export { compareScores, type WhatIf } from './what-if.ts'
