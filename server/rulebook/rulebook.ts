export { writeIntakes, writeRounds } from './export-entries.ts'
export { readRulebook } from './read-rulebook.ts'
