import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { ROLES } from '@rahnama/contract/roles.ts'
import type { system } from '@rahnama/contract/system.ts'
import packageJson from '../../package.json' with { type: 'json' }

export const VERSION: string = packageJson.version

export async function about(): Promise<Output<typeof system.about>> {
  return { name: 'Rahnama', version: VERSION, languages: [...LANGUAGES], roles: [...ROLES] }
}
