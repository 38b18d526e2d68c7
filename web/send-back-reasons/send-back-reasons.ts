export { offeredReasonsQuery } from './queries.ts'
