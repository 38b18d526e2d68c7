export { writeReasons } from './list-reasons.ts'
export { findOfferedWording } from './queries.ts'
