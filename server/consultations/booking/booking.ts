export { deleteEndedHolds } from './holds.ts'
