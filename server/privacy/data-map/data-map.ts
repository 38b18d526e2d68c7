import { ACCOUNT_DATA } from './account-data.ts'
import { CLIENT_FILE } from './client-file.ts'
import type { OfPeople } from './types.ts'

export { ACCOUNT_DATA } from './account-data.ts'
export { CLIENT_FILE } from './client-file.ts'
export { IMPERSONAL } from './impersonal.ts'
export type { OfPeople, Person } from './types.ts'

/**
 * Every column of the database and what becomes of it when a person goes. The export is made from the same tables, so
 * that nothing is kept which is not shown. A column that is missing here fails a test.
 */
export const OF_PEOPLE: Readonly<Record<string, OfPeople>> = { ...ACCOUNT_DATA, ...CLIENT_FILE }
