export { checkSearch } from './check-search.ts'
export { nameKeys } from './name-key.ts'
export { bareNumber, reversedDigits, type TermMatch } from './terms.ts'
export { indexCase, indexClient, indexWritten, reindexClient } from './write-terms.ts'
