import type { Truth, ValueRange } from './answers.ts'
import { known } from './answers.ts'
import type { Job } from './model.ts'
import { HOURS_PER_WEEK_COUNTED, type Spell, type Spells } from './spells.ts'

export const HOURS_PER_YEAR = 1560
const MOST_YEARS_COUNTED = 10
/** A job that ends on a Friday and one that starts on the Monday after leave no working day between them. */
const WEEKEND_DAYS = 3

/** Says whether a spell belongs to the kind of work asked for. */
export type SpellTest = (spell: Spell) => Truth

/** Hours of such work since a day, counting 30 a week at most. */
export function hoursSince(spells: Spells, test: SpellTest, since: number): ValueRange {
  if (spells.overlap) return overlappingHours(spells.list, test, since)
  let low = 0
  let high = 0
  for (const spell of spells.list) {
    if (spell.to <= since) continue
    const counts = test(spell)
    if (counts === false) continue
    const hours = ((spell.to - Math.max(spell.from, since)) * spell.hoursPerWeek) / 7
    if (counts && spell.sure) low += hours
    high += hours
  }
  return { low, high }
}

function overlappingHours(spells: readonly Spell[], test: SpellTest, since: number): ValueRange {
  const possible = spells.filter((spell) => spell.to > since && test(spell) !== false)
  const sure = possible.filter((spell) => spell.sure && test(spell))
  return { low: countHours(sure, since), high: countHours(possible, since) }
}

/** Completed years of such work in the last ten years. Without a list of jobs, what was stated is only a limit. */
export function yearsWorked(spells: Spells | undefined, test: SpellTest, stated: number | undefined): ValueRange {
  if (!spells) return { low: 0, high: Math.min(MOST_YEARS_COUNTED, Math.floor(stated ?? MOST_YEARS_COUNTED)) }
  const hours = hoursSince(spells, test, Number.NEGATIVE_INFINITY)
  return { low: wholeYears(hours.low), high: wholeYears(hours.high) }
}

function wholeYears(hours: number): number {
  return Math.min(MOST_YEARS_COUNTED, Math.floor(hours / HOURS_PER_YEAR))
}

/** Hours in the longest unbroken run in one occupation (NOC code) within the last ten years. */
export function longestRun(spells: Spells): ValueRange {
  return { low: longestOf(spells, isSurelySkilled), high: longestOf(spells, mayBeSkilled) }
}

const isSurelySkilled = (spell: Spell) => spell.sure && spell.skilled === true
const mayBeSkilled = (spell: Spell) => spell.skilled !== false

function longestOf({ list, overlap }: Spells, counts: (spell: Spell) => boolean): number {
  let longest = 0
  for (const first of list) {
    if (!counts(first)) continue
    const run = overlap ? countHours(runFrom(first, list, counts)) : runHours(first, list, counts)
    longest = Math.max(longest, run)
  }
  return longest
}

/** Without overlaps at most one spell can follow on another. */
function runHours(first: Spell, list: readonly Spell[], counts: (spell: Spell) => boolean): number {
  let hours = 0
  let last: Spell | undefined = first
  while (last) {
    hours += hoursOf(last)
    last = nextIn(last, list, counts)
  }
  return hours
}

function nextIn(last: Spell, list: readonly Spell[], counts: (spell: Spell) => boolean): Spell | undefined {
  for (const spell of list) {
    const gap = spell.from - last.to
    if (gap >= 0 && gap <= WEEKEND_DAYS && isSameOccupation(last.job, spell.job) && counts(spell)) return spell
  }
  return undefined
}

function runFrom(first: Spell, list: readonly Spell[], counts: (spell: Spell) => boolean): Spell[] {
  const run = [first]
  let end = first.to
  const later = list.filter((spell) => spell !== first && spell.from >= first.from && counts(spell))
  for (const spell of later.sort((a, b) => a.from - b.from)) {
    if (spell.from - end > WEEKEND_DAYS) break
    if (!isSameOccupation(first.job, spell.job)) continue
    run.push(spell)
    end = Math.max(end, spell.to)
  }
  return run
}

function isSameOccupation(a: Job, b: Job): boolean {
  const noc = known(a.noc)
  return noc !== undefined && noc === known(b.noc)
}

function hoursOf({ from, to, hoursPerWeek }: Spell): number {
  return ((to - from) * hoursPerWeek) / 7
}

/** Jobs held side by side never count for more than 30 hours a week together. */
function countHours(spells: readonly Spell[], since = Number.NEGATIVE_INFINITY): number {
  const edges = [...new Set(spells.flatMap(({ from, to }) => [Math.max(from, since), to]))].sort((a, b) => a - b)
  let hours = 0
  edges.forEach((edge, index) => {
    const next = edges[index + 1]
    if (next === undefined) return
    let hoursPerWeek = 0
    for (const spell of spells) if (spell.from <= edge && spell.to >= next) hoursPerWeek += spell.hoursPerWeek
    hours += ((next - edge) * Math.min(HOURS_PER_WEEK_COUNTED, hoursPerWeek)) / 7
  })
  return hours
}
