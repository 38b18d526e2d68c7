export { ConsentList } from './consent-list.tsx'
export { consentsQuery } from './queries.ts'
