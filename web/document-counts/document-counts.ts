import type { ChecklistProgress } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { countsText } from '@rahnama/contract/texts/texts.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'

/** The counts of a checklist in one line, in the same words on every page. */
export function useDocumentCounts(): (progress: ChecklistProgress) => string {
  const texts = useTexts('documentCounts')
  const format = formats(useLanguage().language)
  return (progress) => countsText(texts, format, progress)
}
