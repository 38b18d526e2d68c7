import { EXPIRY_WARNING_DAYS, type Paper } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { daysBetween } from '@rahnama/rules/dates.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { today } from './today.ts'
import { usePaperName } from './use-paper-name.ts'

/** What ends soon or has ended, before everything else. */
export function EndingPapers({ papers }: { papers: readonly Paper[] }) {
  const texts = useTexts('documents')
  const nameOf = usePaperName()
  const { date, days } = formats(useLanguage().language)
  const ending = papers
    .flatMap((paper) => {
      if (paper.validUntil === null || paper.state === 'notNeeded') return []
      const left = daysBetween(today(), paper.validUntil)
      return left <= Math.max(...EXPIRY_WARNING_DAYS) ? [{ paper, until: paper.validUntil, left }] : []
    })
    .sort((a, b) => a.left - b.left)
  if (ending.length === 0) return null
  return (
    <Alert tone="warning" title={texts.all.ending}>
      <ul>
        {ending.map(({ paper, until, left }) => (
          <li key={`${paper.kind} ${paper.subject}`}>
            {nameOf(paper)}: {left < 0 ? texts.endedOn(date(until)) : texts.validUntil(date(until))}
            {left >= 0 && ` (${left === 0 ? texts.endsToday : texts.endsIn(days(left))})`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
