export { writeUsers } from './export-users.ts'
export { setRole } from './set-role.ts'
