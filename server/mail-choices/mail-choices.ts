export { wantsMail } from './queries.ts'
