import type { CaseTask } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'

/** What is to be done: as somebody wrote it, or as the rule that made it says it. */
export function useTaskWords(): (task: Pick<CaseTask, 'what' | 'rule' | 'about'>) => string {
  const { rules } = useTexts('desk').tasks
  const { names } = useTexts('documents')
  const { date } = formats(useLanguage().language)
  return ({ what, rule, about }) => {
    if (what !== null || !rule) return what ?? ''
    const day = about.until ?? about.by
    const kind = about.kind as DocumentKind | undefined
    return rules[rule]({ document: kind ? names[kind] : '', day: day ? date(day) : '' })
  }
}
