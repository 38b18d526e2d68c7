import { formats } from '@rahnama/contract/locale/locale.ts'
import { loadTexts, useLanguage, useTexts } from '../i18n/i18n.tsx'

const NEEDED = ['reports', 'report', 'score', 'eligibility', 'sources'] as const

/** Loads all texts and formats of a report, in the reader's language. */
export function useWords() {
  const { language } = useLanguage()
  // All texts are requested before the first is waited for.
  Promise.allSettled(NEEDED.map((name) => loadTexts(language, name)))
  const texts = useTexts('reports')
  const report = useTexts('report')
  const score = useTexts('score')
  const eligibility = useTexts('eligibility')
  const { named } = useTexts('sources')
  return {
    texts,
    report,
    score,
    eligibility,
    sourceText: (source: string) => score.source(named(source)),
    language,
    formats: formats(language),
  }
}
