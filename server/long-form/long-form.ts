export { completeSheet, type OnComplete } from './complete-sheet.ts'
export { readSheet } from './read-sheet.ts'
export { saveSheet } from './save-sheet.ts'
