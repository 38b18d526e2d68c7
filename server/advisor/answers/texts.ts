import type { Language } from '@rahnama/contract/locale/locale.ts'
import { advisor as advisorEn } from '@rahnama/contract/texts/en/advisor.ts'
import { documentNames as documentNamesEn } from '@rahnama/contract/texts/en/document-names.ts'
import { eligibility as eligibilityEn } from '@rahnama/contract/texts/en/eligibility.ts'
import { officialFees as officialFeesEn } from '@rahnama/contract/texts/en/official-fees.ts'
import { report as reportEn } from '@rahnama/contract/texts/en/report.ts'
import { score as scoreEn } from '@rahnama/contract/texts/en/score.ts'
import { sources as sourcesEn } from '@rahnama/contract/texts/en/sources.ts'
import { advisor as advisorFa } from '@rahnama/contract/texts/fa/advisor.ts'
import { documentNames as documentNamesFa } from '@rahnama/contract/texts/fa/document-names.ts'
import { eligibility as eligibilityFa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { officialFees as officialFeesFa } from '@rahnama/contract/texts/fa/official-fees.ts'
import { report as reportFa } from '@rahnama/contract/texts/fa/report.ts'
import { score as scoreFa } from '@rahnama/contract/texts/fa/score.ts'
import { sources as sourcesFa } from '@rahnama/contract/texts/fa/sources.ts'

const en = {
  advisor: advisorEn,
  documentNames: documentNamesEn,
  eligibility: eligibilityEn,
  officialFees: officialFeesEn,
  report: reportEn,
  score: scoreEn,
  sources: sourcesEn,
}
export type Texts = typeof en

/** An answer stands in the language it was asked in, whatever the page's is. */
export const TEXTS: Record<Language, Texts> = {
  en,
  fa: {
    advisor: advisorFa,
    documentNames: documentNamesFa,
    eligibility: eligibilityFa,
    officialFees: officialFeesFa,
    report: reportFa,
    score: scoreFa,
    sources: sourcesFa,
  },
}
