import type { Language } from './language.ts'
import { formatNumber } from './numbers.ts'

const TO_NINETEEN = 'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'
const TENS = 'صفر ده بیست سی چهل پنجاه شصت هفتاد هشتاد نود'

/** "3rd" and «سوم». */
export function formatOrdinal(position: number, language: Language): string {
  return language === 'fa' ? persianOrdinal(position) : `${formatNumber(position, 'en')}${englishSuffix(position)}`
}

function englishSuffix(position: number): string {
  const isTeen = Math.floor((position % 100) / 10) === 1
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][position % 10]) ?? 'th'
}

function persianOrdinal(position: number): string {
  if (position === 1) return 'اول'
  if (position > 99) return `${formatNumber(position, 'fa')}‌اُم`
  const words = persianWords(position)
  if (words.endsWith('سه')) return words.replace(/سه$/, 'سوم')
  return words.endsWith('ی') ? `${words}‌ام` : `${words}م`
}

function persianWords(value: number): string {
  const toNineteen = TO_NINETEEN.split(' ')
  if (value < 20) return toNineteen[value] ?? ''
  const tens = TENS.split(' ')[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? tens : `${tens} و ${toNineteen[value % 10]}`
}
