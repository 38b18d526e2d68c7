import type { Context } from '../answers/answers.ts'
import type { Slots } from '../understand/understand.ts'

/** "It is from 2024": whether what counts for so many years still does. In its last year the day decides. */
export function sayStillCounts({ texts, formats, today }: Context, { year }: Slots, years: number): string[] {
  const thisYear = Number(today.slice(0, 4))
  if (year === undefined || year > thisYear) return []
  const t = texts.advisor.stillCounts
  const age = thisYear - year
  const [from, until] = [formats.digits(String(year)), formats.digits(String(year + years))]
  return [age < years ? t.yes(from) : age > years ? t.no(from) : t.byDay(from, until)]
}
