import { PASSWORD_MIN_CHARS } from './auth.ts'
import { DEFAULT_FIRM_NAMES } from './firm-names.ts'
import { EMAIL_PATTERN } from './forms/email.ts'
import { Version } from './forms/version.ts'
import { TOMAN_PER_DOLLAR_MAX } from './limits.ts'
import { FALLBACK_LANGUAGE, LANGUAGES } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { BackupSettings } from './settings/backup-settings.ts'
import { DeskSettings } from './settings/desk-settings.ts'
import { EmailSettings } from './settings/email-settings.ts'
import { inBothLanguages, line, nameLine, webAddress } from './settings/lines.ts'
import { LogoSettings, ShownLogo } from './settings/logo-settings.ts'
import { OfficeSettings } from './settings/office-settings.ts'
import { DEFAULT_RETENTION, RetentionSettings } from './settings/retention-settings.ts'
import { SecuritySettings } from './settings/security-settings.ts'
import { ThemeSettings } from './settings/theme-settings.ts'
import { DEFAULT_THEME } from './theme/theme.ts'
import { z } from './zod.ts'

export { BackupSettings } from './settings/backup-settings.ts'
export { DeskSettings } from './settings/desk-settings.ts'
export { EmailSettings } from './settings/email-settings.ts'
export { OfficeSettings } from './settings/office-settings.ts'
export { RetentionSettings } from './settings/retention-settings.ts'
export { SecuritySettings } from './settings/security-settings.ts'
export { ThemeSettings } from './settings/theme-settings.ts'

/** The firm, as every page, mail and report names it. */
export const GeneralSettings = z.object({
  name: z.object({ en: nameLine, fa: nameLine }),
  logo: LogoSettings,
  /** A visitor reads it whose browser asks for neither of our languages. */
  defaultLanguage: z._default(z.enum(LANGUAGES), FALLBACK_LANGUAGE),
  contactEmail: z.email({ pattern: EMAIL_PATTERN }),
  careersEmail: z.email({ pattern: EMAIL_PATTERN }),
  storiesEmail: z.email({ pattern: EMAIL_PATTERN }),
  phone: line,
  /** A phone number and a name, where the firm can be reached so. */
  whatsapp: z._default(z.nullable(line), null),
  telegram: z._default(z.nullable(line), null),
  office: inBothLanguages,
  links: z.object({
    linkedin: webAddress,
    instagram: webAddress,
    youtube: webAddress,
    x: webAddress,
    facebook: webAddress,
  }),
})
export type GeneralSettings = z.output<typeof GeneralSettings>

export const AdvisorSettings = z.object({
  /** Off, the page says so and takes no questions; what was asked stays with whoever asked it. */
  isOn: z.boolean(),
  /** What the owner saw a Canadian dollar cost, and on which day. Without it no amount is named in tomans. */
  toman: z.nullable(
    z.object({ perDollar: z.int().check(z.minimum(1), z.maximum(TOMAN_PER_DOLLAR_MAX)), on: z.iso.date() }),
  ),
  /** Whom somebody in despair can call, by country; without it the lines we know. */
  helpLines: z._default(z.nullable(inBothLanguages), null),
})
export type AdvisorSettings = z.output<typeof AdvisorSettings>

/** Each group of settings is one form, saved whole. */
export const SITE_SETTINGS = {
  general: GeneralSettings,
  security: SecuritySettings,
  desk: DeskSettings,
  advisor: AdvisorSettings,
  backup: BackupSettings,
  theme: ThemeSettings,
  office: OfficeSettings,
  email: EmailSettings,
  retention: RetentionSettings,
} as const
export type SettingsGroup = keyof typeof SITE_SETTINGS
export type SettingsOf<Group extends SettingsGroup> = z.output<(typeof SITE_SETTINGS)[Group]>

const NINE_TO_SIX = { opens: '09:00', closes: '18:00' }

export const DEFAULT_SITE_SETTINGS: { [Group in SettingsGroup]: SettingsOf<Group> } = {
  general: {
    name: DEFAULT_FIRM_NAMES,
    logo: null,
    defaultLanguage: FALLBACK_LANGUAGE,
    contactEmail: 'office@rahnama.example',
    careersEmail: 'careers@rahnama.example',
    storiesEmail: 'stories@rahnama.example',
    phone: '+1 416 555 0142',
    whatsapp: null,
    telegram: null,
    office: { en: '200 Example Street West, Toronto, Ontario', fa: 'تورنتو، انتاریو، خیابان نمونهٔ غربی، پلاک ۲۰۰' },
    links: { linkedin: null, instagram: null, youtube: null, x: null, facebook: null },
  },
  security: {
    requireEmailConfirmation: false,
    requireStaffSecondFactor: false,
    sessionMaxDays: 90,
    passwordMinChars: PASSWORD_MIN_CHARS,
    signUp: 'open',
  },
  desk: { agentsSee: 'all', mostOpen: null },
  advisor: { isOn: true, toman: null, helpLines: null },
  backup: { schedule: 'off', hour: 3, keep: 14, drillsWeekly: true },
  theme: DEFAULT_THEME,
  office: {
    week: [null, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, null],
    keepsPublicHolidays: true,
    closures: [],
  },
  email: { senderName: { en: null, fa: null }, senderAddress: null, replyTo: null },
  retention: DEFAULT_RETENTION,
}

/** Trying the product out asks nothing; an installation people rely on does, until its owner chooses otherwise. */
export const PRODUCTION_SECURITY: SecuritySettings = {
  ...DEFAULT_SITE_SETTINGS.security,
  requireEmailConfirmation: true,
  requireStaffSecondFactor: true,
}

/** Whoever tries the product out has nothing to lose yet. */
export const PRODUCTION_BACKUP: BackupSettings = { ...DEFAULT_SITE_SETTINGS.backup, schedule: 'daily' }

/** The version read is sent back on saving, so two admins never overwrite each other unseen. */
const version = Version

/** The theme published before this one is a click away. */
const ThemeRead = z.object({ version, value: ThemeSettings, previous: z.nullable(ThemeSettings) })

export const siteSettings = {
  readGeneral: {
    method: 'GET',
    path: '/api/site-settings/general',
    summary: 'Name and contact data of the consultancy',
    audience: 'public',
    input: z.object({}),
    output: z.object({ version, value: GeneralSettings, logo: z.nullable(ShownLogo) }),
    errors: [],
  },
  updateGeneral: {
    method: 'PUT',
    path: '/api/site-settings/general',
    summary: 'Change name and contact data',
    audience: 'admin',
    input: z.object({ version, value: GeneralSettings }),
    output: z.object({ version, value: GeneralSettings }),
    errors: ['CONFLICT'],
  },
  readSecurity: {
    method: 'GET',
    path: '/api/site-settings/security',
    summary: 'What accounts must do to sign in',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ version, value: SecuritySettings }),
    errors: [],
  },
  updateSecurity: {
    method: 'PUT',
    path: '/api/site-settings/security',
    summary: 'Change what accounts must do to sign in',
    audience: 'admin',
    asksProof: true,
    input: z.object({ version, value: SecuritySettings }),
    output: z.object({ version, value: SecuritySettings }),
    errors: ['CONFLICT', 'PROOF_REQUIRED'],
  },
  readDesk: {
    method: 'GET',
    path: '/api/site-settings/desk',
    summary: 'How the case desk works',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ version, value: DeskSettings }),
    errors: [],
  },
  updateDesk: {
    method: 'PUT',
    path: '/api/site-settings/desk',
    summary: 'Change how the case desk works',
    audience: 'admin',
    input: z.object({ version, value: DeskSettings }),
    output: z.object({ version, value: DeskSettings }),
    errors: ['CONFLICT'],
  },
  readAdvisor: {
    method: 'GET',
    path: '/api/site-settings/advisor',
    summary: 'Whether the assistant takes questions',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ version, value: AdvisorSettings }),
    errors: [],
  },
  updateAdvisor: {
    method: 'PUT',
    path: '/api/site-settings/advisor',
    summary: 'Switch the assistant on or off',
    audience: 'admin',
    input: z.object({ version, value: AdvisorSettings }),
    output: z.object({ version, value: AdvisorSettings }),
    errors: ['CONFLICT'],
  },
  readBackup: {
    method: 'GET',
    path: '/api/site-settings/backup',
    summary: 'When backups are made by themselves, and how many stay',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ version, value: BackupSettings }),
    errors: [],
  },
  updateBackup: {
    method: 'PUT',
    path: '/api/site-settings/backup',
    summary: 'Change when backups are made',
    audience: 'admin',
    input: z.object({ version, value: BackupSettings }),
    output: z.object({ version, value: BackupSettings }),
    errors: ['CONFLICT'],
  },
  readTheme: {
    method: 'GET',
    path: '/api/site-settings/theme',
    summary: 'Colours and corners of the site',
    audience: 'public',
    input: z.object({}),
    output: ThemeRead,
    errors: [],
  },
  updateTheme: {
    method: 'PUT',
    path: '/api/site-settings/theme',
    summary: 'Publish colours and corners; a pair below AA is refused with the nearest shade that passes',
    audience: 'admin',
    input: z.object({ version, value: ThemeSettings }),
    output: ThemeRead,
    errors: ['CONFLICT'],
  },
  readOffice: {
    method: 'GET',
    path: '/api/site-settings/office',
    summary: 'Office hours and holidays',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ version, value: OfficeSettings }),
    errors: [],
  },
  updateOffice: {
    method: 'PUT',
    path: '/api/site-settings/office',
    summary: 'Change office hours and holidays from today on; running promises move along',
    audience: 'admin',
    input: z.object({ version, value: OfficeSettings }),
    output: z.object({ version, value: OfficeSettings }),
    errors: ['CONFLICT'],
  },
  readEmail: {
    method: 'GET',
    path: '/api/site-settings/email',
    summary: 'Whose name and address emails carry',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ version, value: EmailSettings }),
    errors: [],
  },
  updateEmail: {
    method: 'PUT',
    path: '/api/site-settings/email',
    summary: 'Change whose name and address emails carry',
    audience: 'admin',
    input: z.object({ version, value: EmailSettings }),
    output: z.object({ version, value: EmailSettings }),
    errors: ['CONFLICT'],
  },
  readRetention: {
    method: 'GET',
    path: '/api/site-settings/retention',
    summary: 'How long each kind of personal data stays',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ version, value: RetentionSettings }),
    errors: [],
  },
  updateRetention: {
    method: 'PUT',
    path: '/api/site-settings/retention',
    summary: 'Change how long each kind of personal data stays; what is older goes with the next daily run',
    audience: 'admin',
    asksProof: true,
    input: z.object({ version, value: RetentionSettings }),
    output: z.object({ version, value: RetentionSettings }),
    errors: ['CONFLICT', 'PROOF_REQUIRED'],
  },
} as const satisfies Record<string, Procedure>
