export { writeUsers } from './export-users.ts'
export { listUsers } from './list-users.ts'
export { mergeSettling, settleMerges } from './merge/merge.ts'
export { setRole } from './set-role.ts'
