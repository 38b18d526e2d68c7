import type { siteSettings } from '@rahnama/contract/site-settings.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import {
  readAdvisor,
  readDesk,
  readEmail,
  readGeneral,
  updateAdvisor,
  updateBackup,
  updateDesk,
  updateEmail,
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
  readEmail,
  updateEmail,
  readOffice,
  updateOffice,
  readTheme,
  updateTheme,
}
