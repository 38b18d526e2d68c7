import type { HOLIDAYS_ABROAD } from '@rahnama/contract/consultations/consultations.ts'
import { toJalali } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'

type Holiday = (typeof HOLIDAYS_ABROAD)[number]
export type HolidayAbroad = { day: string; country: 'IR' | 'CN'; holiday: Holiday }

/** Month and day of the solar year. Those of the lunar year depend on the sighting of the moon and are not foretold here. */
const IRAN: Readonly<Record<string, Holiday>> = {
  '1-1': 'nowruz',
  '1-2': 'nowruz',
  '1-3': 'nowruz',
  '1-4': 'nowruz',
  '1-12': 'islamicRepublicDay',
  '1-13': 'natureDay',
  '3-14': 'khomeiniDay',
  '3-15': 'khordadUprising',
  '11-22': 'revolutionDay',
  '12-29': 'oilNationalisation',
}

/** State Council, Regulation on Public Holidays, as amended on 1 January 2025. */
const CHINA: Readonly<Record<string, Holiday>> = {
  '5-1': 'labourDayChina',
  '5-2': 'labourDayChina',
  '10-1': 'nationalDayChina',
  '10-2': 'nationalDayChina',
  '10-3': 'nationalDayChina',
}

/**
 * Hong Kong Observatory, Gregorian-lunar calendar conversion tables. Not computed: the new moons of February 2027 and 2030
 * come within minutes of midnight in Beijing, and Intl takes the wrong day.
 */
const CHINA_LUNAR: readonly { springFestival: string; dragonBoat: string; midAutumn: string }[] = [
  { springFestival: '2026-02-17', dragonBoat: '2026-06-19', midAutumn: '2026-09-25' },
  { springFestival: '2027-02-06', dragonBoat: '2027-06-09', midAutumn: '2027-09-15' },
  { springFestival: '2028-01-26', dragonBoat: '2028-05-28', midAutumn: '2028-10-03' },
  { springFestival: '2029-02-13', dragonBoat: '2029-06-16', midAutumn: '2029-09-22' },
  { springFestival: '2030-02-03', dragonBoat: '2030-06-05', midAutumn: '2030-09-12' },
  { springFestival: '2031-01-23', dragonBoat: '2031-06-24', midAutumn: '2031-10-01' },
  { springFestival: '2032-02-11', dragonBoat: '2032-06-12', midAutumn: '2032-09-19' },
]

const lunarDays = new Map<string, Holiday>(
  CHINA_LUNAR.flatMap(({ springFestival, dragonBoat, midAutumn }): [string, Holiday][] => [
    [addDays(springFestival, -1), 'chineseNewYearEve'],
    ...[0, 1, 2].map((day): [string, Holiday] => [addDays(springFestival, day), 'springFestival']),
    [dragonBoat, 'dragonBoat'],
    [midAutumn, 'midAutumn'],
  ]),
)

export function holidaysAbroad(from: string, to: string): HolidayAbroad[] {
  const found: HolidayAbroad[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const { month, day: dayOfMonth } = toJalali(day)
    const iranian = IRAN[`${month}-${dayOfMonth}`]
    if (iranian) found.push({ day, country: 'IR', holiday: iranian })
    const chinese = inChina(day)
    if (chinese) found.push({ day, country: 'CN', holiday: chinese })
  }
  return found
}

function inChina(day: string): Holiday | undefined {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  if (month === 4 && dayOfMonth === qingming(year)) return 'qingming'
  return lunarDays.get(day) ?? CHINA[`${month}-${dayOfMonth}`]
}

/** The day of April on which the sun reaches 15 degrees, by the usual formula for this century. */
function qingming(year: number): number {
  const yearOfCentury = year % 100
  return Math.floor(yearOfCentury * 0.2422 + 4.81) - Math.floor(yearOfCentury / 4)
}
