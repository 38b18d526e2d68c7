import { instantOf, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import type { Period } from '@rahnama/contract/periods.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { officeDay } from '../office-hours/office-hours.ts'

export type Span = { days: number; firstDay: IsoDate; begins: Date; beforeBegins: Date }

/** The last so many days of the office, today among them, and as many before. */
export function spanOf(period: Period, now: Date): Span {
  const days = Number(period)
  const firstDay = addDays(officeDay(now), 1 - days)
  const midnight = (iso: IsoDate) => instantOf({ iso, hour: 0, minute: 0 }, OFFICE_TIME_ZONE)
  return { days, firstDay, begins: midnight(firstDay), beforeBegins: midnight(addDays(firstDay, -days)) }
}
