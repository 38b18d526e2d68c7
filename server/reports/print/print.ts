import type { ServiceView } from '@rahnama/contract/content/content.ts'
import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { directionOf, type Language } from '@rahnama/contract/locale/locale.ts'
import { paperColours, type Theme } from '@rahnama/contract/theme/theme.ts'
import { wordsOf } from './report-words.ts'
import { sayBreakdown } from './say-breakdown.ts'
import { sayBasis, sayContradictions } from './say-closing.ts'
import { sayCosts } from './say-costs.ts'
import { sayCover } from './say-cover.ts'
import { sayIdeas } from './say-ideas.ts'
import { sayProjection, sayRounds } from './say-outlook.ts'
import { sayPrograms } from './say-programs.ts'

export type Printable = {
  assessment: Assessment
  clientName: string
  /** The firm's name as the site settings have it. */
  firm: string
  theme: Theme
  /** What the firm offers and charges, as said on the day of the report. */
  services: readonly Pick<ServiceView, 'title' | 'fee' | 'intakes'>[]
  code: string
  checksum: string
  /** The code is confirmed at this address, to read and to scan. */
  verifyUrl: string
}

/** A report in whole sentences of one language: what the template lays out, and nothing more. */
export function printReport(report: Printable, language: Language) {
  const words = wordsOf(language)
  const { assessment } = report
  return {
    language,
    direction: directionOf(language),
    digits: words.formats.digits('0123456789'),
    firm: report.firm,
    brand: paperColours(report.theme),
    title: words.report.title,
    footer: words.report.page('{page}', '{pages}'),
    madeOn: assessment.on,
    cover: sayCover(report, words),
    blocks: [
      ...sayContradictions(assessment, words),
      ...sayPrograms(assessment.readings.told, words),
      ...sayCosts(report, words),
      ...sayIdeas(assessment, words),
      ...sayBreakdown(assessment.readings.told, words),
      ...sayProjection(assessment, words),
      ...sayRounds(assessment, words),
      ...sayBasis(assessment, words),
    ],
  }
}

/** The file is named by its day in figures, which sort in any list of files. */
export function reportFileName(madeOn: string, language: Language): string {
  return `${wordsOf(language).report.fileName(madeOn)}.pdf`
}

export type PrintedReport = ReturnType<typeof printReport>
