export { isolate, stripBidiControls } from './bidi.ts'
export { countries, countryName, isCountryCode } from './countries.ts'
export { COUNTRY_CODES, type CountryCode } from './country-names.ts'
export {
  CALENDARS,
  type Calendar,
  dayOfWeek,
  daysInMonth,
  fromJalali,
  isCalendar,
  isIsoDate,
  toJalali,
  type YearMonthDay,
} from './dates/calendar.ts'
export { monthNames, weekdayNames } from './dates/calendar-names.ts'
export { type DatePart, type ParsedDate, parseTypedDate, parseYear, type TypedDate } from './dates/typed-date.ts'
export { foldDecimal, parseDecimal, parseInteger } from './decimal.ts'
export { foldDigits, foldForSearch } from './fold.ts'
export { type Formats, formats } from './formats.ts'
export { fitsIn, graphemeLength } from './graphemes.ts'
export * from './language.ts'
export { CURRENCIES } from './money.ts'
export { PROVINCE_CODES, type ProvinceCode, provinces } from './provinces.ts'
export { timeSpan, twoClocks, wallTime, zoneName } from './time/time-zones.ts'
export { type Instant, OFFICE_TIME_ZONE, officeDay, type WallClock, wallClock } from './time/wall-clock.ts'
export { instantOf, writeWall } from './time/wall-instant.ts'
export { isTimeZone } from './time/zone-ids.ts'
export { deviceTimeZone } from './time/zone-offset.ts'
