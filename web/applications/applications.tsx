export { Due } from './due.tsx'
export { APPLICATIONS_KEY, applicationsQuery } from './queries.ts'
export { StartApplication } from './start-application.tsx'
export { TurnLine } from './turn-line.tsx'
