import type { CaseContradiction } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { contradictionText } from '@rahnama/contract/texts/texts.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'

/** Says which answers do not fit together, and why. */
export function useContradictionText() {
  const eligibility = useTexts('eligibility')
  const { language } = useLanguage()
  return ({ code, params }: CaseContradiction): string =>
    contradictionText(eligibility, formats(language), { code, ...(params && { params }) })
}
