export { completeSheet } from './complete-sheet.ts'
export { readSheet } from './read-sheet.ts'
export { readTold, type Told } from './read-told.ts'
export { saveSheet } from './save-sheet.ts'
