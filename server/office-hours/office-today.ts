import type { OfficeToday } from '@rahnama/contract/content/content.ts'
import { formats, type Language, OFFICE_TIME_ZONE, officeDay, timeSpan } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import type { Db } from '../db/db.ts'
import { readOffice } from '../site-settings/site-settings.ts'
import { readOfficeCalendar } from './read-calendar.ts'

/** Most who write to us from afar live by this clock. */
const CLOCKS = [OFFICE_TIME_ZONE, 'Asia/Tehran'] as const
const DAYS_AHEAD = 366

/** What a visitor wants to know before calling: whether we are there today, and when we are not. */
export async function readOfficeToday(
  { db, now }: { db: Db; now: () => Date },
  language: Language,
): Promise<OfficeToday> {
  const calendar = await readOfficeCalendar(db)
  const { closures } = (await readOffice(db)).value
  const today = officeDay(now())
  const lastNight = calendar.openingOn(addDays(today, -1))
  const open = lastNight && lastNight.to > now() ? lastNight : calendar.openingOn(today)
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
  const next = days.find((day) => calendar.isHoliday(day))
  return {
    hours: open ? CLOCKS.map((zone) => timeSpan(open.from, open.to, zone, language)) : null,
    nextHoliday: next
      ? {
          on: formats(language).date(next, 'long', { weekday: true }),
          name: closures.find(({ on }) => on === next)?.name[language] ?? null,
        }
      : null,
  }
}
