import { ABILITIES, type Ability } from '@rahnama/rules/language/language.ts'
import type { Mark } from '../recognise.ts'
import { abilityAt } from '../slots/slots.ts'

const has = (mark: Mark | undefined, ...concepts: readonly string[]) =>
  mark?.readings.some((each) => concepts.includes(each)) ?? false
const abilityOf = (mark: Mark | undefined): Ability | undefined => ABILITIES.find((each) => has(mark, each))

const CALENDAR = { from: 1300, to: 2100 }
const GROWN = { from: 15, to: 99 }
const BARE = 'bare'
const CALENDAR_YEAR = 'calendar'

/** What a figure is a figure of, as the words beside it have it. */
function roleAt(marks: readonly Mark[], place: number): string {
  const value = marks[place]?.value ?? 0
  const [before, after] = [marks[place - 1], marks[place + 1]]
  if (value >= CALENDAR.from && value < CALENDAR.to) return CALENDAR_YEAR
  if (has(after, 'people', 'children', 'dependent') || has(before, 'people')) return 'household'
  const ability = abilityAt(marks, place)
  if (ability) return ability
  // "IELTS 7 7 7 6.5, which CLB?" names scores.
  const named = marks.slice(0, place).findLast((mark) => mark.value === undefined)
  const isOfTest = named?.readings.some((each) => each.startsWith('t:')) ?? false
  if (has(before, 'clb', 'level') || (has(after, 'clb') && !isOfTest)) return 'level'
  const isOfAge = has(before, 'age', 'born') || has(after, 'age', 'born', 'year')
  if (isOfAge && value >= GROWN.from && value <= GROWN.to) return 'age'
  return has(after, 'year', 'month') ? 'years' : BARE
}

const rolesIn = (marks: readonly Mark[]) =>
  marks.flatMap(({ value }, place) => (value === undefined ? [] : [roleAt(marks, place)]))
const isAbility = (role: string) => ABILITIES.some((each) => each === role)
/** Who comes along says how many they are. */
const HOUSEHOLD = ['people', 'alone', 'couple', 'children']

/** Whether the figure at a place gives way to what is named now: "and with writing 6.5?" leaves listening as it was. */
export function replacedFigures(before: readonly Mark[], now: readonly Mark[]): (place: number) => boolean {
  const added = new Set(rolesIn(now))
  const isHousehold = now.some((mark) => has(mark, ...HOUSEHOLD))
  const known = rolesIn(before).filter(isAbility)
  const named = now.flatMap((mark) => abilityOf(mark) ?? [])
  return (place) => {
    const role = roleAt(before, place)
    if (added.has(role)) return true
    if (role === 'household') return isHousehold || added.has(BARE)
    // "Listening 7 is which level? And reading 7?": the one gives way to the other.
    if (isAbility(role) && known.length === 1 && [...added].some(isAbility)) return true
    // "And listening alone?": of several figures only the one that is named stays.
    if (isAbility(role))
      return added.size === 0 && known.length > 1 && named.length > 0 && !named.some((each) => each === role)
    // "And in 2025?" leaves the points as they were.
    if (role === CALENDAR_YEAR) return false
    if (role === BARE)
      return (
        [...added].some((each) => each !== CALENDAR_YEAR) || (isHousehold && (before[place]?.value ?? 0) < GROWN.from)
      )
    return added.has(BARE)
  }
}

/** An ability keeps its figure where another one has a new figure. */
export function isAbilityKept(before: readonly Mark[], mark: Mark, now: readonly Mark[]): boolean {
  const ability = abilityOf(mark)
  if (!ability || rolesIn(before).filter(isAbility).length < 2) return false
  const named = now.flatMap((each) => abilityOf(each) ?? [])
  return rolesIn(now).some(isAbility) ? !named.includes(ability) : named.includes(ability)
}
