export { isolate, stripBidiControls } from './bidi.ts'
export {
  CALENDARS,
  type Calendar,
  dayOfWeek,
  daysInMonth,
  fromJalali,
  isCalendar,
  isIsoDate,
  isJalaliLeap,
  toJalali,
  type YearMonthDay,
} from './calendar.ts'
export { monthNames, REGIONS, type Region, weekdayNames } from './calendar-names.ts'
export { type Country, countries, countryName, isCountryCode } from './countries.ts'
export { COUNTRY_CODES, type CountryCode } from './country-names.ts'
export type { DateStyle } from './dates.ts'
export { foldDecimal, parseDecimal, parseInteger } from './decimal.ts'
export { foldDigits, foldForSearch } from './fold.ts'
export { type FormatOptions, type Formats, formats } from './formats.ts'
export { graphemeLength } from './graphemes.ts'
export * from './language.ts'
export { CURRENCIES, type Currency } from './money.ts'
export { PROVINCE_CODES, type Province, type ProvinceCode, provinces } from './provinces.ts'
export { collator } from './sort.ts'
export { twoClocks, wallTime, zoneName } from './time-zones.ts'
export {
  type DatePart,
  type ParsedDate,
  parseMonth,
  parseTypedDate,
  parseYear,
  type TypedDate,
  type TypedDateFault,
} from './typed-date.ts'
export { UNITS, type Unit } from './units.ts'
export { type Instant, OFFICE_TIME_ZONE, type WallClock, wallClock } from './wall-clock.ts'
export { instantOf, writeWall } from './wall-instant.ts'
export { isTimeZone } from './zone-ids.ts'
export { deviceTimeZone } from './zone-offset.ts'
