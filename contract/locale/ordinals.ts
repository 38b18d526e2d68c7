import type { Language } from './language.ts'
import { formatNumber } from './numbers.ts'

const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' })
const ENGLISH_SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}

const TO_NINETEEN =
  'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'.split(' ')
const TENS = 'صفر ده بیست سی چهل پنجاه شصت هفتاد هشتاد نود'.split(' ')

/** "3rd" and «سوم». */
export function formatOrdinal(position: number, language: Language): string {
  if (language === 'en') return `${formatNumber(position, 'en')}${ENGLISH_SUFFIXES[ENGLISH.select(position)]}`
  if (position === 1) return 'اول'
  const words = persianWords(position)
  return words ? persianOrdinal(words) : `${formatNumber(position, 'fa')}‌اُم`
}

function persianWords(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 99) return undefined
  if (value < 20) return TO_NINETEEN[value]
  const tens = TENS[Math.floor(value / 10)]
  return value % 10 === 0 ? tens : `${tens} و ${TO_NINETEEN[value % 10]}`
}

function persianOrdinal(words: string): string {
  if (words.endsWith('سه')) return words.replace(/سه$/, 'سوم')
  return words.endsWith('ی') ? `${words}‌ام` : `${words}م`
}
