import { addYears } from '@rahnama/rules/dates.ts'
import type { Context } from '../answers/answers.ts'
import type { Slots } from '../understand/understand.ts'

/** "It is from 2024": whether what counts for so many years still does. In its last year the month decides, and in its last month the day. */
export function sayStillCounts(context: Context, { year, month }: Slots, years: number): string[] {
  const { texts, formats, today } = context
  const t = texts.advisor.stillCounts
  if (month && month.first <= today) {
    const [first, last] = [addYears(month.first, years), addYears(month.last, years)]
    // By its last day: two years after the first of Farvardin it is still Esfand where a leap year lies between.
    const [from, until] = [formats.monthYear(month.last), formats.monthYear(last)]
    if (last < today) return [t.ofMonth.no(from, until)]
    return [first > today ? t.ofMonth.yes(from, until) : t.ofMonth.byDay(from, until)]
  }
  const thisYear = Number(today.slice(0, 4))
  if (year === undefined || year > thisYear) return []
  const age = thisYear - year
  const [from, until] = [formats.digits(String(year)), formats.digits(String(year + years))]
  return [age < years ? t.yes(from) : age > years ? t.no(from) : t.byDay(from, until)]
}
