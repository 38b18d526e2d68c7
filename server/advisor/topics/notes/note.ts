import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { PlainRouteName } from '@rahnama/contract/page-paths.ts'

export type InBoth = Record<Language, string>

/** One fact that no rule of ours judges by: what it says, who says so and since when. */
export type Note = {
  id: string
  when: readonly string[]
  also?: string
  says: InBoth
  source: InBoth
  from: string
  page?: PlainRouteName
}

/** Where a source gives a figure and no beginning, it holds from the day we read it. */
export const READ_ON = '2026-11-15'

export const PROVINCES: InBoth = {
  en: 'Provincial nominee programs, notices of 2026',
  fa: 'برنامه‌های نامزدی استانی، اطلاعیه‌های ۲۰۲۶',
}
