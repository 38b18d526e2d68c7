import type {
  AdvisorSettings,
  BackupSettings,
  DeskSettings,
  GeneralSettings,
  SecuritySettings,
} from '@rahnama/contract/site-settings.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { readAdvisorSettings, readDeskSettings, readSettings, updateSettings, type Versioned } from './site-settings.ts'

export function readGeneral({ db }: Deps): Promise<Versioned<GeneralSettings>> {
  return readSettings(db, 'general')
}

export function updateGeneral(
  deps: Deps,
  caller: Caller,
  input: Versioned<GeneralSettings>,
): Promise<Versioned<GeneralSettings>> {
  return updateSettings(deps, caller, 'general', input)
}

export function updateSecurity(
  deps: Deps,
  caller: Caller,
  input: Versioned<SecuritySettings>,
): Promise<Versioned<SecuritySettings>> {
  return updateSettings(deps, caller, 'security', input)
}

export function readDesk({ db }: Deps): Promise<Versioned<DeskSettings>> {
  return readDeskSettings(db)
}

export function updateDesk(
  deps: Deps,
  caller: Caller,
  input: Versioned<DeskSettings>,
): Promise<Versioned<DeskSettings>> {
  return updateSettings(deps, caller, 'desk', input)
}

export function readAdvisor({ db }: Deps): Promise<Versioned<AdvisorSettings>> {
  return readAdvisorSettings(db)
}

export function updateAdvisor(
  deps: Deps,
  caller: Caller,
  input: Versioned<AdvisorSettings>,
): Promise<Versioned<AdvisorSettings>> {
  return updateSettings(deps, caller, 'advisor', input)
}

export function updateBackup(
  deps: Deps,
  caller: Caller,
  input: Versioned<BackupSettings>,
): Promise<Versioned<BackupSettings>> {
  return updateSettings(deps, caller, 'backup', input)
}
