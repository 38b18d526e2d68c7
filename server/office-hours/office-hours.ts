export { officeDay } from '@rahnama/contract/locale/locale.ts'
export type { OfficeCalendar } from './office-calendar.ts'
export { readOfficeToday } from './office-today.ts'
export { readOfficeCalendar } from './read-calendar.ts'
