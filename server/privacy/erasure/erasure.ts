export { insertErasure } from './queries.ts'
