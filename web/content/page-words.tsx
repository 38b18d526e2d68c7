import type { IntakeView } from '@rahnama/contract/content/content.ts'
import { createContext, use } from 'react'

/**
 * Codes, days and amounts of a page as its reader says them. They are written on the server: the tables and calendars
 * behind them would weigh more than the page.
 */
export type PageWords = {
  countries: Record<string, string>
  statuses: Record<string, string>
  /** The keys are made by `noticeKey`. */
  notices: Record<string, string>
  sources: Record<string, string>
  /** The keys are intakes such as `PNP_ON`. */
  provinces: Record<string, string>
  days: Record<string, string>
  months: Record<number, string>
  minutes: Record<number, string>
  years: Record<number, string>
  /** The keys are made by `sumKey`. */
  scholarships: Record<string, string>
}

export const NO_WORDS: PageWords = {
  countries: {},
  statuses: {},
  notices: {},
  sources: {},
  provinces: {},
  days: {},
  months: {},
  minutes: {},
  years: {},
  scholarships: {},
}

/** The same figure in two currencies is two sums. */
export function sumKey({ amount, currency }: { amount: number; currency: string }): string {
  return `${amount} ${currency}`
}

/** A notice of the owner has no code; its words are in the page anyway and name it. */
export function noticeKey(notice: IntakeView['notice']): string {
  return typeof notice === 'string' ? notice : notice.en
}

const Context = createContext(NO_WORDS)

export const WordsProvider = Context

export function useWords(): PageWords {
  return use(Context)
}
