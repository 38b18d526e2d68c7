import { type ClientDocument, EXPIRY_WARNING_DAYS } from '@rahnama/contract/documents.ts'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { daysBetween } from '@rahnama/rules/dates.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { useExactDay } from '../ui/exact-day/exact-day.tsx'
import { useDocumentName } from './use-document-name.ts'

/** Shows what expires soon or has expired, before everything else. */
export function ExpiringDocuments({ documents }: { documents: readonly ClientDocument[] }) {
  const texts = useTexts('documents')
  const nameOf = useDocumentName()
  const { days } = formats(useLanguage().language)
  const exact = useExactDay({ weekday: false })
  const ending = documents
    .flatMap((document) => {
      if (document.validUntil === null || document.state === 'notNeeded') return []
      const left = daysBetween(officeDay(new Date()), document.validUntil)
      return left <= Math.max(...EXPIRY_WARNING_DAYS) ? [{ document, until: document.validUntil, left }] : []
    })
    .sort((a, b) => a.left - b.left)
  if (ending.length === 0) return null
  return (
    <Alert tone="warning" title={texts.all.ending}>
      <ul>
        {ending.map(({ document, until, left }) => (
          <li key={`${document.kind} ${document.subject}`}>
            {nameOf(document)}: {left < 0 ? texts.endedOn(exact(until)) : texts.validUntil(exact(until))}
            {left >= 0 && ` · ${left === 0 ? texts.endsToday : texts.endsIn(days(left))}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
