import { daysBetween } from '../dates/dates.ts'
import type { Language } from '../language.ts'
import { formatUnit, type Unit } from '../units.ts'
import { type Instant, toDate, wallClock } from './wall-clock.ts'

const MS_PER_MINUTE = 60_000
const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24
const DAYS_PER_MONTH = 30.44
const DAYS_PER_YEAR = 365.25

const WORDS: Readonly<Record<Language, { now: string; yesterday: string; tomorrow: string }>> = {
  en: { now: 'just now', yesterday: 'yesterday', tomorrow: 'tomorrow' },
  fa: { now: 'همین حالا', yesterday: 'دیروز', tomorrow: 'فردا' },
}

/** Within a day by the clock; beyond it by the days on the calendar of the zone, because "yesterday" is a date. */
export function formatRelative(instant: Instant, now: Instant, language: Language, timeZone: string): string {
  const elapsed = toDate(instant).getTime() - toDate(now).getTime()
  const minutes = Math.floor(Math.abs(elapsed) / MS_PER_MINUTE)
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  if (minutes === 0) return WORDS[language].now
  if (hours === 0) return inWords(minutes, 'minute', elapsed, language)
  if (hours < HOURS_PER_DAY) return inWords(hours, 'hour', elapsed, language)
  const days = daysBetween(wallClock(now, timeZone).iso, wallClock(instant, timeZone).iso)
  if (days === -1) return WORDS[language].yesterday
  if (days === 1) return WORDS[language].tomorrow
  const distance = Math.abs(days)
  if (distance < DAYS_PER_MONTH) return inWords(distance, 'day', elapsed, language)
  if (distance < DAYS_PER_YEAR) return inWords(Math.floor(distance / DAYS_PER_MONTH), 'month', elapsed, language)
  return inWords(Math.floor(distance / DAYS_PER_YEAR), 'year', elapsed, language)
}

function inWords(count: number, unit: Unit, elapsed: number, language: Language): string {
  const span = formatUnit(count, unit, language)
  if (language === 'fa') return elapsed < 0 ? `${span} پیش` : `${withEzafe(span)} دیگر`
  return elapsed < 0 ? `${span} ago` : `in ${span}`
}

/** «دقیقهٔ دیگر»: after a silent ه the joining sound is written. */
function withEzafe(words: string): string {
  return words.endsWith('ه') && !words.endsWith('ماه') ? `${words}ٔ` : words
}
