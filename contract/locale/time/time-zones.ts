import { dayOfWeek, formatTime, weekdayNames } from '../dates/dates.ts'
import type { Language } from '../language.ts'
import { type Instant, wallClock } from './wall-clock.ts'

/** These replace a zone's own id where it is old or lacks its spelling. */
const ENGLISH_CITIES: Readonly<Record<string, string>> = {
  'America/St_Johns': "St. John's",
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
}

const PERSIAN_CITIES: Readonly<Record<string, string>> = {
  'Africa/Cairo': 'قاهره',
  'America/Chicago': 'شیکاگو',
  'America/Denver': 'دنور',
  'America/Edmonton': 'ادمونتون',
  'America/Halifax': 'هلیفکس',
  'America/Los_Angeles': 'لس‌آنجلس',
  'America/Moncton': 'مانکتون',
  'America/Montreal': 'مونترال',
  'America/New_York': 'نیویورک',
  'America/Regina': 'رجاینا',
  'America/St_Johns': 'سنت جانز',
  'America/Toronto': 'تورنتو',
  'America/Vancouver': 'ونکوور',
  'America/Whitehorse': 'وایت‌هورس',
  'America/Winnipeg': 'وینیپگ',
  'America/Yellowknife': 'یلونایف',
  'Asia/Almaty': 'آلماتی',
  'Asia/Ashgabat': 'عشق‌آباد',
  'Asia/Baghdad': 'بغداد',
  'Asia/Bahrain': 'بحرین',
  'Asia/Baku': 'باکو',
  'Asia/Bangkok': 'بانکوک',
  'Asia/Beirut': 'بیروت',
  'Asia/Calcutta': 'کلکته',
  'Asia/Damascus': 'دمشق',
  'Asia/Dhaka': 'داکا',
  'Asia/Dubai': 'دبی',
  'Asia/Dushanbe': 'دوشنبه',
  'Asia/Hong_Kong': 'هنگ‌کنگ',
  'Asia/Jakarta': 'جاکارتا',
  'Asia/Kabul': 'کابل',
  'Asia/Karachi': 'کراچی',
  'Asia/Kolkata': 'کلکته',
  'Asia/Kuala_Lumpur': 'کوالالامپور',
  'Asia/Kuwait': 'کویت',
  'Asia/Manila': 'مانیل',
  'Asia/Muscat': 'مسقط',
  'Asia/Nicosia': 'نیکوزیا',
  'Asia/Qatar': 'دوحه',
  'Asia/Riyadh': 'ریاض',
  'Asia/Samarkand': 'سمرقند',
  'Asia/Seoul': 'سئول',
  'Asia/Shanghai': 'شانگهای',
  'Asia/Singapore': 'سنگاپور',
  'Asia/Tashkent': 'تاشکند',
  'Asia/Tbilisi': 'تفلیس',
  'Asia/Tehran': 'تهران',
  'Asia/Tokyo': 'توکیو',
  'Asia/Urumqi': 'ارومچی',
  'Asia/Yerevan': 'ایروان',
  'Australia/Melbourne': 'ملبورن',
  'Australia/Sydney': 'سیدنی',
  'Europe/Amsterdam': 'آمستردام',
  'Europe/Athens': 'آتن',
  'Europe/Berlin': 'برلین',
  'Europe/Brussels': 'بروکسل',
  'Europe/Budapest': 'بوداپست',
  'Europe/Copenhagen': 'کپنهاگ',
  'Europe/Helsinki': 'هلسینکی',
  'Europe/Istanbul': 'استانبول',
  'Europe/Kiev': 'کی‌یف',
  'Europe/Kyiv': 'کی‌یف',
  'Europe/Lisbon': 'لیسبون',
  'Europe/London': 'لندن',
  'Europe/Madrid': 'مادرید',
  'Europe/Moscow': 'مسکو',
  'Europe/Oslo': 'اسلو',
  'Europe/Paris': 'پاریس',
  'Europe/Prague': 'پراگ',
  'Europe/Rome': 'رم',
  'Europe/Stockholm': 'استکهلم',
  'Europe/Vienna': 'وین',
  'Europe/Warsaw': 'ورشو',
  'Europe/Zurich': 'زوریخ',
  'Pacific/Auckland': 'اوکلند',
  UTC: 'ساعت جهانی',
}

/** The zone by its city: "EST" is wrong half the year and says nothing to someone in Tehran. */
export function zoneName(zone: string, language: Language): string {
  const english = ENGLISH_CITIES[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return language === 'fa' ? (PERSIAN_CITIES[zone] ?? english) : english
}

export function wallTime(instant: Instant, zone: string, language: Language): string {
  return `${formatTime(wallClock(instant, zone), language)} ${zoneName(zone, language)}`
}

/** "9:00–18:00 Toronto". */
export function timeSpan(from: Instant, to: Instant, zone: string, language: Language): string {
  const [begins, ends] = [from, to].map((instant) => formatTime(wallClock(instant, zone), language))
  return `${begins}${language === 'fa' ? ' تا ' : '–'}${ends} ${zoneName(zone, language)}`
}

/** "18:30 Tehran · 10:00 Toronto"; each clock gets its weekday when it is not the same day in both. */
export function twoClocks(instant: Instant, zones: readonly [string, string], language: Language): string {
  const shown = zones.map((zone) => ({ text: wallTime(instant, zone, language), day: wallClock(instant, zone).iso }))
  const isSameDay = shown.every(({ day }) => day === shown[0]?.day)
  const texts = shown.map(({ text, day }) => (isSameDay ? text : `${text} (${weekdayNames(language)[dayOfWeek(day)]})`))
  return [...new Set(texts)].join(' · ')
}
