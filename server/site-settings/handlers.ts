import type { siteSettings } from '@rahnama/contract/site-settings.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readSecurity, readSettings, updateSettings } from './site-settings.ts'

export const siteSettingsHandlers: Handlers<Deps, typeof siteSettings> = {
  readGeneral: ({ db }) => readSettings(db, 'general'),
  updateGeneral: (deps, caller, input) => updateSettings(deps, caller, 'general', input),
  readSecurity: (deps) => readSecurity(deps),
  updateSecurity: (deps, caller, input) => updateSettings(deps, caller, 'security', input),
}
