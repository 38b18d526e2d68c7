export { writeVisits } from './export-visits.ts'
export { forgetVisitors, visitorForgetting } from './forget-visitors.ts'
