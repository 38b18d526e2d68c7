export { completeSheet } from './complete-sheet.ts'
export { readSheet } from './read-sheet.ts'
export { saveSheet } from './save-sheet.ts'
