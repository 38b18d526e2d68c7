import type { ChecklistProgress } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'

/** "7 of 12 documents, 2 with us, 3 with you"; nothing while nothing is asked for. */
export function useDocumentsLine() {
  const texts = useTexts('applications')
  const { number } = formats(useLanguage().language)
  return ({ needed, given, withOffice, withClient }: ChecklistProgress) => ({
    short: texts.documents(number(given), number(needed)),
    split: texts.documentsSplit(number(withOffice), number(withClient)),
  })
}
