import {
  CALENDARS,
  type Calendar,
  daysInMonth,
  foldForSearch,
  fromJalali,
  LANGUAGES,
  monthNames,
} from '@rahnama/contract/locale/locale.ts'

/** A month that is named beside its year, by its first and its last day. */
export type Month = { first: string; last: string }

/** What people write besides the names that pages have. */
const ALSO: Record<Calendar, readonly string[]> = {
  gregorian: [
    'jan feb mar apr may jun jul aug sept oct nov dec',
    'ژانویه فوریه مارچ آپریل می جون جولای آگوست سپتامبر اکتبر نوامبر دسامبر',
  ],
  jalali: [],
}

const NAMED = new Map<string, { calendar: Calendar; month: number }>()
for (const calendar of CALENDARS) {
  const written = LANGUAGES.flatMap((language) => [
    monthNames(calendar, language),
    monthNames(calendar, language, 'AF'),
  ])
  for (const names of [...written, ...ALSO[calendar].map((line) => line.split(' '))])
    for (const [place, name] of names.entries()) NAMED.set(foldForSearch(name), { calendar, month: place + 1 })
}

/** "Twenty, may I …": as often no month. */
const ALSO_A_VERB = ['may', 'می']
export const isMonth = (word: string | undefined) =>
  word !== undefined && NAMED.has(word) && !ALSO_A_VERB.includes(word)

/** «اردیبهشت ۱۴۰۰», "March 2024": the month of a year whose neighbours these words are. */
export function monthOf(year: number, neighbours: readonly (string | undefined)[]): Month | undefined {
  const found = neighbours.flatMap((word) => NAMED.get(word ?? '') ?? [])[0]
  if (!found) return undefined
  const { calendar, month } = found
  const isJalaliYear = year < 1500
  if (isJalaliYear !== (calendar === 'jalali')) return undefined
  const iso = (day: number) =>
    isJalaliYear
      ? fromJalali({ year, month, day })
      : [year, month, day].map((each) => String(each).padStart(2, '0')).join('-')
  return { first: iso(1), last: iso(daysInMonth(calendar, year, month)) }
}
