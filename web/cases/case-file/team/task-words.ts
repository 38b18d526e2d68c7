import type { CaseTask } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'

/** What is to be done: as a colleague wrote it, or what the rule that made the task asks for. */
export function useTaskWords() {
  const { rules } = useTexts('caseFile').tasks
  const names: Readonly<Record<string, string>> = useTexts('documents').names
  const { date } = formats(useLanguage().language)
  return ({ what, rule, about }: Pick<CaseTask, 'what' | 'rule' | 'about'>): string => {
    if (!rule) return what ?? ''
    const { kind = '', by } = about
    return rules[rule](by ? date(by) : (names[kind] ?? ''))
  }
}

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
