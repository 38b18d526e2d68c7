export { ApplicationList } from './application-list.tsx'
export { APPLICATIONS_KEY, applicationsQuery } from './queries.ts'
export { StartApplication } from './start-application.tsx'
export { WhoseTurn } from './whose-turn.tsx'
