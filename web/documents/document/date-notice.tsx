import { type ClientDocument, type DocumentVersion, EXPIRY_WARNING_DAYS } from '@rahnama/contract/documents.ts'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { datesAsked } from '@rahnama/rules/checklist/checklist.ts'
import { daysBetween } from '@rahnama/rules/dates.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useExactDay } from '../../ui/exact-day/exact-day.tsx'
import styles from '../document.module.css'
import { DatesDialog } from './dates-dialog.tsx'

/** Says until when the newest version counts; asks for what is printed on it when nobody can tell. */
export function DateNotice({ document, version }: { document: ClientDocument; version: DocumentVersion }) {
  const texts = useTexts('documents')
  const [isOpen, setIsOpen] = useState(false)
  const asked = datesAsked(document.kind, officeDay(new Date()))
  if (!asked.issuedOn && !asked.endsOn) return null
  const isMissing = asked.endsOn ? version.endsOn === null : version.issuedOn === null
  const mayChange = version.state === 'uploaded' || version.state === 'sentBack'
  return (
    <div className={styles.dates}>
      {isMissing ? <p className={styles.hint}>{texts.dateMissing}</p> : <ValidUntil document={document} />}
      {mayChange && (
        <Button
          size="small"
          variant={isMissing ? 'secondary' : 'quiet'}
          icon="calendar"
          onClick={() => setIsOpen(true)}
        >
          {isMissing ? texts.addDates : texts.versions.setDates}
        </Button>
      )}
      {isOpen && <DatesDialog kind={document.kind} version={version} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function ValidUntil({ document: { validUntil } }: { document: Pick<ClientDocument, 'validUntil'> }) {
  const texts = useTexts('documents')
  const { days } = formats(useLanguage().language)
  const exact = useExactDay({ weekday: false })
  if (validUntil === null) return null
  const left = daysBetween(officeDay(new Date()), validUntil)
  const isSoon = left <= Math.max(...EXPIRY_WARNING_DAYS)
  if (left < 0) return <p className={styles.hint}>{texts.endedOn(exact(validUntil))}</p>
  return (
    <p className={styles.hint}>
      {texts.validUntil(exact(validUntil))}{' '}
      {isSoon && (
        <Badge tone="warning" icon="clock">
          {left === 0 ? texts.endsToday : texts.endsIn(days(left))}
        </Badge>
      )}
    </p>
  )
}
