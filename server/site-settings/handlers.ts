import type { siteSettings } from '@rahnama/contract/site-settings.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import {
  readAdvisor,
  readDesk,
  readGeneral,
  updateAdvisor,
  updateBackup,
  updateDesk,
  updateGeneral,
  updateSecurity,
} from './change-settings.ts'
import { readOffice, updateOffice } from './office-settings.ts'
import { readBackupSettings as readBackup, readSecurity } from './site-settings.ts'
import { readTheme, updateTheme } from './theme-settings.ts'

export const siteSettingsHandlers: Handlers<Deps, typeof siteSettings> = {
  readGeneral,
  updateGeneral,
  readSecurity,
  updateSecurity,
  readDesk,
  updateDesk,
  readAdvisor,
  updateAdvisor,
  readBackup,
  updateBackup,
  readOffice,
  updateOffice,
  readTheme,
  updateTheme,
}
