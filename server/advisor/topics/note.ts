import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { PlainRouteName } from '@rahnama/contract/page-paths.ts'
import type { Context } from '../answers/answers.ts'

export type InBoth = Record<Language, string>

/** One fact that no rule of ours judges by: what it says, who says so and since when. */
export type Note = {
  id: string
  when: readonly string[]
  also?: string
  covers?: readonly string[]
  says: InBoth
  source: InBoth
  from: string
  page?: NotePage
  table?: Record<Language, NonNullable<AdvisorPart['table']>>
}

/** Pages where what a note speaks of is done, and what their link says. */
export const NOTE_PAGES = {
  immigrationServices: 'services',
  transfer: 'transfer',
  studyAbroad: 'study',
  documents: 'documents',
  profile: 'profile',
  report: 'report',
  contact: 'contact',
  privacySettings: 'yourData',
  settings: 'settings',
} as const satisfies Partial<Record<PlainRouteName, keyof Context['texts']['advisor']['links']>>

export type NotePage = keyof typeof NOTE_PAGES

export const STUDENTS: InBoth = { en: 'IRCC, study permits', fa: 'ادارهٔ مهاجرت کانادا، مجوز تحصیل' }
export const CHINA: InBoth = {
  en: 'Chinese universities and embassies, admission notices of 2026',
  fa: 'دانشگاه‌ها و سفارتخانه‌های چین، اطلاعیه‌های پذیرش ۲۰۲۶',
}

/** Where a source gives a figure and no beginning, it holds from the day we read it. */
export const READ_ON = '2026-11-15'
/** What was read later than the rest. */
export const LAST_READ_ON = '2026-11-19'

export const PROVINCES: InBoth = {
  en: 'Provincial nominee programs, notices of 2026',
  fa: 'برنامه‌های نامزدی استانی، اطلاعیه‌های ۲۰۲۶',
}

export const TRANSFER: InBoth = {
  en: 'IRCC, intra-company transferees, guidance of 3 October 2024',
  fa: 'ادارهٔ مهاجرت کانادا، انتقال درون‌شرکتی، دستورالعمل ۳ اکتبر ۲۰۲۴',
}
