import type { CaseTask } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'

/** What is to be done: as a colleague wrote it, or as the rule that made the task says it. */
export function useTaskWords() {
  const { taskRules } = useTexts('caseWords')
  const names: Readonly<Record<string, string>> = useTexts('documents').names
  const { date } = formats(useLanguage().language)
  return ({ what, rule, about }: Pick<CaseTask, 'what' | 'rule' | 'about'>): string => {
    if (!rule) return what ?? ''
    const day = about.until ?? about.by
    return taskRules[rule]({ document: names[about.kind ?? ''] ?? '', day: day ? date(day) : '' })
  }
}
