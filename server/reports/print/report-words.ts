import { type Formats, formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { eligibility as eligibilityEn } from '@rahnama/contract/texts/en/eligibility.ts'
import { officialFees as feesEn } from '@rahnama/contract/texts/en/official-fees.ts'
import { report as reportEn } from '@rahnama/contract/texts/en/report.ts'
import { score as scoreEn } from '@rahnama/contract/texts/en/score.ts'
import { sources as sourcesEn } from '@rahnama/contract/texts/en/sources.ts'
import { eligibility as eligibilityFa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { officialFees as feesFa } from '@rahnama/contract/texts/fa/official-fees.ts'
import { report as reportFa } from '@rahnama/contract/texts/fa/report.ts'
import { score as scoreFa } from '@rahnama/contract/texts/fa/score.ts'
import { sources as sourcesFa } from '@rahnama/contract/texts/fa/sources.ts'

/** All texts and formats of a report, in one language. */
export type ReportWords = {
  language: Language
  report: typeof reportEn
  score: typeof scoreEn
  eligibility: typeof eligibilityEn
  officialFees: typeof feesEn
  sourceText(source: string): string
  formats: Formats
  /** A day in the reader's calendar, and the same day in the other one. */
  bothCalendars(iso: string): { own: string; other: string }
}

export function wordsOf(language: Language): ReportWords {
  const texts =
    language === 'fa'
      ? { report: reportFa, score: scoreFa, eligibility: eligibilityFa, officialFees: feesFa }
      : { report: reportEn, score: scoreEn, eligibility: eligibilityEn, officialFees: feesEn }
  const { named } = language === 'fa' ? sourcesFa : sourcesEn
  const own = formats(language)
  const other = formats(language, { calendar: own.calendar === 'jalali' ? 'gregorian' : 'jalali' })
  return {
    language,
    ...texts,
    sourceText: (source) => texts.score.source(named(source)),
    formats: own,
    bothCalendars: (iso) => ({ own: own.date(iso), other: other.date(iso) }),
  }
}
