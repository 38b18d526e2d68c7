import type { Language } from '../language.ts'
import type { Calendar } from './calendar.ts'

/** The region decides whose Persian it is: Iran says آبان and نوامبر, Afghanistan عقرب and نومبر. */
export const REGIONS = ['IR', 'AF'] as const
export type Region = (typeof REGIONS)[number]

const GREGORIAN_EN = 'January February March April May June July August September October November December'
const GREGORIAN_IR = 'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر'
const GREGORIAN_AF = 'جنوری فبروری مارچ اپریل می جون جولای اگست سپتمبر اکتوبر نومبر دسمبر'
const JALALI_EN = 'Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand'
const JALALI_AF_EN = 'Hamal Sawr Jawza Saratan Asad Sunbula Mizan Aqrab Qaws Jadi Dalw Hut'
const JALALI_IR = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'
const JALALI_AF = 'حمل ثور جوزا سرطان اسد سنبله میزان عقرب قوس جدی دلو حوت'

/** The names begin with Sunday, as `dayOfWeek` counts. */
const WEEKDAYS: Readonly<Record<Language, string>> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  fa: 'یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه',
}

/** Names are our own and not the browser's, so that a page reads the same from the server and after its script runs. */
export function monthNames(calendar: Calendar, language: Language, region: Region = 'IR'): readonly string[] {
  return monthLine(calendar, language, region).split(' ')
}

export function weekdayNames(language: Language): readonly string[] {
  return WEEKDAYS[language].split(' ')
}

function monthLine(calendar: Calendar, language: Language, region: Region): string {
  if (calendar === 'gregorian') {
    if (language === 'en') return GREGORIAN_EN
    return region === 'AF' ? GREGORIAN_AF : GREGORIAN_IR
  }
  if (language === 'en') return region === 'AF' ? JALALI_AF_EN : JALALI_EN
  return region === 'AF' ? JALALI_AF : JALALI_IR
}
