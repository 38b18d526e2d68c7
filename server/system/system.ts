import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { ROLES } from '@rahnama/contract/roles.ts'
import type { system } from '@rahnama/contract/system.ts'
import { VERSION } from '../version.ts'

export async function about(): Promise<Output<typeof system.about>> {
  return { name: 'Rahnama', version: VERSION, languages: [...LANGUAGES], roles: [...ROLES] }
}
export { growthOf } from './read-database.ts'
