import { isIsoDate } from '../locale/locale.ts'
import { z } from '../zod.ts'

/** Days off in the countries our clients live in. We work on them; people there may not want to. */
export const HOLIDAYS_ABROAD = [
  'nowruz',
  'islamicRepublicDay',
  'natureDay',
  'khomeiniDay',
  'khordadUprising',
  'revolutionDay',
  'oilNationalisation',
  'chineseNewYearEve',
  'springFestival',
  'qingming',
  'labourDayChina',
  'dragonBoat',
  'midAutumn',
  'nationalDayChina',
] as const

/** The day is one of our time: the database knows no year nought. */
export const Day = z.string().check(z.refine((text) => isIsoDate(text) && text > '2000', 'NOT_A_DATE'))

const HolidayAbroad = z.object({ day: Day, country: z.enum(['IR', 'CN']), holiday: z.enum(HOLIDAYS_ABROAD) })

export const Slot = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  consultantId: z.uuid(),
  consultantName: z.string(),
})
export type Slot = z.output<typeof Slot>

export const FreeTimes = z.object({
  slots: z.array(Slot),
  holidaysAbroad: z.array(HolidayAbroad),
  /** Later times are not open for booking yet. */
  openUntil: z.iso.datetime(),
})

const anyInstant = z.iso.datetime({ offset: true })

/** A slot as it is asked for. */
export const ChosenSlot = z.object({ startsAt: anyInstant, consultantId: z.uuid() })

export const TimeSpan = z.object({ from: anyInstant, to: anyInstant })

export const Hold = z.object({ holdId: z.uuid(), expiresAt: z.iso.datetime(), extensionsLeft: z.int() })
