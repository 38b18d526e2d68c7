import type { Language } from './locale/locale.ts'

export type FirmNames = Record<Language, string>

/** The firm is called so until its owner names it. It stands apart from the schemas, which pages do without. */
export const DEFAULT_FIRM_NAMES: FirmNames = { en: 'Rahnama', fa: 'راهنما' }

export type LogoPicture = { src: string; width: number; height: number }
/** A picture for light ground and perhaps one for dark ground. */
export type FirmLogo = { light: LogoPicture; dark: LogoPicture | null }

/** What every page says of the firm before anything else: its names, its logo, and its colours as a sheet. */
export type Firm = { names: FirmNames; logo: FirmLogo | null; sheet: string }
