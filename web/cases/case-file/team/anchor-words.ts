import type { CaseTask } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'

/** "30 days after the day it was filed". */
export function useAnchorWords() {
  const texts = useTexts('caseFile').tasks
  const { days } = formats(useLanguage().language)
  return ({ on, days: count }: NonNullable<CaseTask['anchor']>): string => {
    const anchor = texts.anchors[on]
    if (count === 0) return texts.anchoredOn(anchor)
    return count > 0 ? texts.anchored(days(count), anchor) : texts.anchoredBefore(days(-count), anchor)
  }
}
