import { has, isCounting, isExperience, isYears, kindOf } from './clause-words.ts'
import type { Item, Owner } from './items.ts'

const AGES = { from: 16, to: 75 }
const isAgeLike = (value: number) => Number.isInteger(value) && value >= AGES.from && value <= AGES.to

/** How old somebody is, and not a score, a level or how long they worked. */
export function isAge(
  items: readonly Item[],
  place: number,
  value: number,
  { owner, age, fitsTest }: { owner: Owner; age: number | undefined; fitsTest: (value: number) => boolean },
): boolean {
  if (!isAgeLike(value) && owner !== 'child') return false
  const [earlier, before, next, after] = [-2, -1, 1, 2].map((step) => items[place + step])
  if (next?.told === 'myAge' || next?.told === 'theirAge') return true
  if (next?.told === 'ofAge') return !(value < 2 * AGES.from && isExperience(after))
  if (isYears(next)) return owner === 'child' || isAgeInYears(items, place, age)
  if (isCounting(next)) return false
  // "31 single".
  if (
    owner === 'me' &&
    age === undefined &&
    [before, next].some((item) => item?.told === 'single' || item?.told === 'married')
  )
    return true
  if (before?.told === 'aged' || earlier?.told === 'aged') return true
  if (owner !== 'me')
    return /^(is|are|be|turns|turned|of|hes|shes)$/.test(before?.word ?? '') || before?.told === 'they'
  if (/^(im|am|were|at|hes|shes)$/.test(before?.word ?? '')) return true
  if (isBecoming(before, earlier) && !items.some((item) => has(item, 'score') || has(item, 'points'))) return true
  const isAlone = items.every((item) => item.value === value || (item.readings.length === 0 && !item.told))
  return isAlone && age === undefined && !fitsTest(value)
}

/** "I turn 31", "I will be 33 by then". */
const isBecoming = (before: Item | undefined, earlier: Item | undefined) =>
  /^(?:become|became|turn|turned|turning|بشم|میشم)$/.test(before?.word ?? '') ||
  (before?.word === 'be' && /^(?:will|ill|would|id)$/.test(earlier?.word ?? ''))

/** "34 years of age", «۳۴ سال دارم»; and "…, 34 years, …", where so many years stand alone and no age was told yet. */
function isAgeInYears(items: readonly Item[], place: number, known: number | undefined): boolean {
  const after = items[place + 2]
  if (has(after, 'age') || (after?.told === 'mine' && !kindOf(items))) return true
  return items.length === 2 && (items[place]?.value ?? 0) >= LEAST_BARE_AGE && known === undefined
}

const LEAST_BARE_AGE = 25

const YEARS_OF_BIRTH = {
  gregorian: [1930, 2012],
  jalali: [1310, 1391],
  short: [40, 99],
  century: 1300,
  apart: 621,
} as const
const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

/** The year of birth by the calendar of Canada. */
export function bornIn(value: number, around: readonly (Item | undefined)[]): number | undefined {
  if (!around.some((item) => item?.told === 'born' || has(item, 'born'))) return undefined
  const { gregorian, jalali, short, century, apart } = YEARS_OF_BIRTH
  if (isWithin(value, gregorian)) return value
  const written = isWithin(value, short) ? century + value : value
  return isWithin(written, jalali) ? written + apart : undefined
}
