export { programs } from '@rahnama/contract/texts/fa/programs.ts'
export { caseWords } from '../case-words.ts'
export { deskSearch } from '../desk-search.ts'
export { shortcuts } from '../shortcuts.ts'
