import { foldDigits } from './fold.ts'
import type { Language } from './language.ts'

export type NumberOptions = {
  /** Exactly so many; without it at most two, and none that are zero. */
  decimals?: number
  /** A plus before gains, for differences. */
  signed?: boolean
}

const numberFormats = new Map<string, Intl.NumberFormat>()

export function formatNumber(
  value: number,
  language: Language,
  { decimals, signed = false }: NumberOptions = {},
): string {
  if (!decimals && !signed && isCount(value)) return writeCount(value, language)
  const key = `${language} ${decimals} ${signed}`
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(language === 'fa' ? 'fa-IR-u-nu-arabext' : 'en-CA-u-nu-latn', {
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? 2,
      signDisplay: signed ? 'exceptZero' : 'negative',
    })
    numberFormats.set(key, format)
  }
  return format.format(value)
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

/** Writes a count as the browser would: its formatter takes a phone longer to make than the rest of a page to draw. */
function writeCount(value: number, language: Language): string {
  const grouped = String(value).replace(/\B(?=(\d{3})+$)/g, language === 'fa' ? '٬' : ',')
  return writeDigits(grouped, language)
}

/** `wholePercent` is 25 for a quarter. */
export function formatPercent(wholePercent: number, language: Language): string {
  return `${formatNumber(wholePercent, language)}${language === 'fa' ? '٪' : '%'}`
}

/** Digits of running text in the language's own shapes; separators stay as written. */
export function writeDigits(text: string, language: Language): string {
  const latin = foldDigits(text)
  return language === 'fa' ? latin.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))) : latin
}
