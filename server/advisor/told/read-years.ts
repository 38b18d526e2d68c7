import type { ToldFacts } from '../understand/understand.ts'
import { any, has, isElsewhere, isExperience, isOfCanada, isOfTest, isYears, kindOf, says } from './clause-words.ts'
import type { Item, Owner } from './items.ts'

const MONTHS_A_YEAR = 12

type Telling = { owner: Owner; kind: ReturnType<typeof kindOf>; isIf: boolean }
/** What the years are of may be open, or nothing that is counted. */
type YearsTold = { isOpen: boolean; facts?: ToldFacts }

/** Years of work or study that a figure tells; undefined where it counts none. */
export function yearsTold(
  items: readonly Item[],
  place: number,
  value: number,
  { owner, kind, isIf }: Telling,
): YearsTold | undefined {
  const [before, next] = [items[place - 1], items[place + 1]]
  const isMonths = has(next, 'month')
  const isCount = isYears(next) || isMonths || next?.told === 'more' || next?.told === 'ofAge' || isExperience(next)
  const isPlaced = any(items, 'canada', 'canadianwork') || says(items, 'abroad')
  const isBare = kind === 'work' && isPlaced && !isOfTest(before)
  if (!isCount && !isBare) return undefined
  const years = Math.floor(isMonths ? value / MONTHS_A_YEAR : value)
  const of = kindOf(items) ?? kind
  if (owner === 'child') return { isOpen: false }
  // "With one more year?": of work, most likely.
  if (of === undefined && says(items, 'more') && owner !== 'partner')
    return { isOpen: true, facts: { moreForeignYears: years } }
  if (of === undefined && !isElsewhere(items)) {
    const isOfLife = any(items, 'couple', 'partner', 'live', 'pr', 'citizen') || says(items, 'married')
    return isOfLife ? { isOpen: false } : undefined
  }
  // "Three years in Oman": of work, most likely.
  const isOpen = of === undefined
  const isCanadian = isOfCanada(items)
  if (owner === 'partner')
    return isCanadian && of !== 'study' ? { isOpen, facts: { canadianYears: years } } : { isOpen }
  if (of === 'study') return isCanadian ? { isOpen, facts: { canadianStudyYears: years } } : { isOpen }
  const isMore = isIf && items.slice(Math.max(0, place - 1), place + 3).some(({ told }) => told === 'more')
  if (isCanadian) return { isOpen, facts: isMore ? { moreCanadianYears: years } : { canadianYears: years } }
  return { isOpen, facts: isMore ? { moreForeignYears: years } : { foreignYears: years } }
}
