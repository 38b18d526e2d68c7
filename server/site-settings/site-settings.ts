import { AppError } from '@rahnama/contract/errors.ts'
import type { FirmLogo, FirmNames } from '@rahnama/contract/firm-names.ts'
import {
  type AdvisorSettings,
  type BackupSettings,
  DEFAULT_SITE_SETTINGS,
  type DeskSettings,
  type EmailSettings,
  type GeneralSettings,
  type OfficeSettings,
  PRODUCTION_BACKUP,
  PRODUCTION_SECURITY,
  type RetentionSettings,
  type SecuritySettings,
  type SettingsGroup,
  type SettingsOf,
  SITE_SETTINGS,
  type ThemeSettings,
} from '@rahnama/contract/site-settings.ts'
import type { Caller } from '../caller.ts'
import type { Config } from '../config.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { findLogoFile, readFirmLogo } from './firm-logo.ts'

type Defaults = { [Group in SettingsGroup]: SettingsOf<Group> }
export type Versioned<Value> = { version: number; value: Value }

/** Reads what was saved, over the defaults: a setting added later has its default until somebody saves it. */
async function read<Group extends SettingsGroup>(
  db: Db,
  group: Group,
  defaults: SettingsOf<Group>,
): Promise<Versioned<SettingsOf<Group>>> {
  const row = await db.row<Versioned<object>>(sql`select version, value from site_settings where name = ${group}`)
  const schema = SITE_SETTINGS[group] as { parse(value: unknown): unknown }
  return { version: row?.version ?? 0, value: schema.parse({ ...defaults, ...row?.value }) as SettingsOf<Group> }
}

export function readSettings(db: Db, group: 'general'): Promise<Versioned<GeneralSettings>> {
  return read(db, group, DEFAULT_SITE_SETTINGS[group])
}

export function readDeskSettings(db: Db): Promise<Versioned<DeskSettings>> {
  return read(db, 'desk', DEFAULT_SITE_SETTINGS.desk)
}

export function readAdvisorSettings(db: Db): Promise<Versioned<AdvisorSettings>> {
  return read(db, 'advisor', DEFAULT_SITE_SETTINGS.advisor)
}

export function readOffice(db: Db): Promise<Versioned<OfficeSettings>> {
  return read(db, 'office', DEFAULT_SITE_SETTINGS.office)
}

/** Everything the office settings ever were, the oldest first, and since when. */
export function listOfficeSettings(db: Db): Promise<{ savedAt: Date; value: OfficeSettings }[]> {
  return db.rows(sql`
    select value, saved_at as "savedAt" from (
      select value, saved_at, version from settings_history where name = 'office'
      union all
      select value, updated_at, version from site_settings where name = 'office') as versions
    order by version`)
}

/** Whoever reckons with the calendar of the office hears of a change in the transaction that made it. */
export const officeChanged = defineJob<object>('office-changed', {})

export function readEmail(db: Db): Promise<Versioned<EmailSettings>> {
  return read(db, 'email', DEFAULT_SITE_SETTINGS.email)
}

export function readRetention(db: Db): Promise<Versioned<RetentionSettings>> {
  return read(db, 'retention', DEFAULT_SITE_SETTINGS.retention)
}

export function readTheme(db: Db): Promise<Versioned<ThemeSettings>> {
  return read(db, 'theme', DEFAULT_SITE_SETTINGS.theme)
}

/** How the firm signs what leaves it: its names, where it is reached, its colours, and who sends its emails. */
export type House = {
  house: FirmNames
  logo: FirmLogo | null
  contact: string
  theme: ThemeSettings
  email: EmailSettings
}

export async function readHouse(db: Db): Promise<House> {
  const { value: general } = await readSettings(db, 'general')
  const [theme, email] = [await readTheme(db), await readEmail(db)]
  const logo = await readFirmLogo(db, general)
  return { house: general.name, logo, contact: general.contactEmail, theme: theme.value, email: email.value }
}

/** The logo as the bytes of a picture, for paper. */
export async function readLogoBytes({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<Uint8Array | null> {
  const { value } = await readSettings(db, 'general')
  const fileId = await findLogoFile(db, value)
  const stored = fileId === undefined ? undefined : await files.read(db, fileId)
  if (!stored) return null
  const pieces: Uint8Array[] = []
  for await (const piece of stored.content) pieces.push(piece)
  return Buffer.concat(pieces)
}

export function readSecurity({ db, config }: Pick<Deps, 'config'> & { db: Db }): Promise<Versioned<SecuritySettings>> {
  return read(db, 'security', defaultSecurity(config))
}

export function readBackupSettings({
  db,
  config,
}: Pick<Deps, 'config'> & { db: Db }): Promise<Versioned<BackupSettings>> {
  return read(db, 'backup', defaultBackup(config))
}

function defaultBackup({ mode }: Pick<Config, 'mode'>): BackupSettings {
  return mode === 'production' ? PRODUCTION_BACKUP : DEFAULT_SITE_SETTINGS.backup
}

/** Until the owner chose, it depends on what the installation is for. */
export function defaultSecurity({ mode }: Pick<Config, 'mode'>): SecuritySettings {
  return mode === 'production' ? PRODUCTION_SECURITY : DEFAULT_SITE_SETTINGS.security
}

/** Optimistic locking: it updates only over the version that was read. */
export async function updateSettings<Group extends SettingsGroup>(
  { db, now, config }: Pick<Deps, 'now' | 'config'> & { db: Db },
  caller: Pick<Caller, 'userId'>,
  group: Group,
  { version, value }: Versioned<SettingsOf<Group>>,
): Promise<Versioned<SettingsOf<Group>>> {
  await db.execute(sql`
    insert into settings_history (name, version, value, saved_at, saved_by)
    select name, version, value, updated_at, updated_by from site_settings where name = ${group} and version = ${version}
    on conflict do nothing`)
  const saved = await db.execute(sql`
    insert into site_settings (name, value, version, updated_at, updated_by)
    select ${group}, ${JSON.stringify(value)}::jsonb, 1, ${now()}, ${caller.userId} where ${version} = 0
    on conflict (name) do nothing`)
  const changed =
    saved > 0 ||
    (await db.execute(sql`
      update site_settings set value = ${JSON.stringify(value)}::jsonb, version = version + 1, updated_at = ${now()},
        updated_by = ${caller.userId}
      where name = ${group} and version = ${version}`)) > 0
  if (!changed) throw new AppError('CONFLICT')
  const defaults: Defaults = {
    ...DEFAULT_SITE_SETTINGS,
    security: defaultSecurity(config),
    backup: defaultBackup(config),
  }
  return read(db, group, defaults[group])
}
