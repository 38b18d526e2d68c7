import type { siteSettings } from '@rahnama/contract/site-settings.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import {
  readAdvisor,
  readDesk,
  readEmail,
  readGeneral,
  readRetention,
  updateAdvisor,
  updateBackup,
  updateDesk,
  updateEmail,
  updateGeneral,
  updateRetention,
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
  readEmail,
  updateEmail,
  readRetention,
  updateRetention,
  readOffice,
  updateOffice,
  readTheme,
  updateTheme,
}
