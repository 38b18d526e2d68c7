import { areApart, haveLength, hoursOfWeek } from '../weekly-hours.ts'
import { z } from '../zod.ts'
import { inBothLanguages } from './lines.ts'

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const OFFICE_CLOSURES_MAX = 200

/** When the office is open: promises are reckoned in its hours, and nobody is booked on a day it is closed. */
export const OfficeSettings = z.object({
  /** From Sunday to Saturday; a day without hours is a day off. Hours past midnight belong to the day they begin on. */
  week: z
    .array(
      z.nullable(
        z
          .object({ opens: timeOfDay, closes: timeOfDay })
          .check(z.refine(({ opens, closes }) => haveLength({ from: opens, to: closes }), 'ENDS_BEFORE_START')),
      ),
    )
    .check(
      z.length(7),
      z.refine((days) => days.some((day) => day !== null), 'REQUIRED'),
      z.refine((days) => areApart(hoursOfWeek(days)), 'INVALID'),
    ),
  /** Public holidays of Ontario are worked out by the program. */
  keepsPublicHolidays: z.boolean(),
  /** Further days on which the firm is closed, such as Nowruz. */
  closures: z.array(z.object({ on: z.iso.date(), name: inBothLanguages })).check(z.maxLength(OFFICE_CLOSURES_MAX)),
})
export type OfficeSettings = z.output<typeof OfficeSettings>
