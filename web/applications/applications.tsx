export { Due } from './due.tsx'
export { APPLICATIONS_KEY, applicationsQuery } from './queries.ts'
export { TurnLine } from './turn-line.tsx'
