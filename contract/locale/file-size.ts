import type { Language } from './language.ts'
import { formatNumber } from './numbers.ts'

const STEP = 1024
const UNITS: Readonly<Record<Language, readonly string[]>> = {
  en: ['bytes', 'KB', 'MB', 'GB'],
  fa: ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت'],
}

/** Sizes go in steps of 1024, as the limits are set and as file managers show them. */
export function formatFileSize(bytes: number, language: Language): string {
  const units = UNITS[language]
  let size = bytes
  let unit = 0
  while (rounded(size) >= STEP && unit < units.length - 1) {
    size /= STEP
    unit += 1
  }
  const name = language === 'en' && bytes === 1 ? 'byte' : units[unit]
  return `${formatNumber(rounded(size), language)} ${name}`
}

/** One decimal while it tells something. */
function rounded(size: number): number {
  return size < 10 ? Math.round(size * 10) / 10 : Math.round(size)
}
