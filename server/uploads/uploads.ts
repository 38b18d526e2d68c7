export { type TakenFile, takeFinishedUpload } from './take-finished-upload.ts'
