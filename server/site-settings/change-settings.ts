import type { FirmLogo } from '@rahnama/contract/firm-names.ts'
import type {
  AdvisorSettings,
  DeskSettings,
  EmailSettings,
  GeneralSettings,
  RetentionSettings,
  SettingsGroup,
  SettingsOf,
} from '@rahnama/contract/site-settings.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readFirmLogo } from './firm-logo.ts'
import {
  readAdvisorSettings,
  readDeskSettings,
  readEmail as readEmailSettings,
  readRetention as readRetentionSettings,
  readSettings,
  updateSettings,
  type Versioned,
} from './site-settings.ts'

type Saving<Value> = (
  deps: Pick<Deps, 'config' | 'now'> & { db: Db },
  caller: Caller,
  input: Versioned<Value>,
  info: Pick<RequestInfo, 'requestId'>,
) => Promise<Versioned<Value>>

/** A group is saved and written down together. */
export function saving<Group extends SettingsGroup>(group: Group): Saving<SettingsOf<Group>> {
  return (deps, { userId, role }, input, { requestId }) =>
    deps.db.transaction(async (tx) => {
      const saved = await updateSettings({ ...deps, db: tx }, { userId }, group, input)
      const entry = { act: 'settings.change', clientId: null, target: `settings:${group}` }
      await writeAudit(tx, { userId, role, requestId }, entry, deps.now())
      return saved
    })
}

export const updateGeneral = saving('general')
export const updateSecurity = saving('security')
export const updateDesk = saving('desk')
export const updateAdvisor = saving('advisor')
export const updateBackup = saving('backup')
export const updateEmail = saving('email')
export const updateRetention = saving('retention')

export function readEmail({ db }: Deps): Promise<Versioned<EmailSettings>> {
  return readEmailSettings(db)
}

export function readRetention({ db }: Deps): Promise<Versioned<RetentionSettings>> {
  return readRetentionSettings(db)
}

export async function readGeneral({ db }: Deps): Promise<Versioned<GeneralSettings> & { logo: FirmLogo | null }> {
  const general = await readSettings(db, 'general')
  return { ...general, logo: await readFirmLogo(db, general.value) }
}

export function readDesk({ db }: Deps): Promise<Versioned<DeskSettings>> {
  return readDeskSettings(db)
}

export function readAdvisor({ db }: Deps): Promise<Versioned<AdvisorSettings>> {
  return readAdvisorSettings(db)
}
