import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'

/** Everything a report is said with, in the reader's language. */
export function useWords() {
  return {
    texts: useTexts('reports'),
    report: useTexts('report'),
    score: useTexts('score'),
    eligibility: useTexts('eligibility'),
    formats: formats(useLanguage().language),
  }
}
