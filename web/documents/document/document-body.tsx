import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { useExactDay } from '../../ui/exact-day/exact-day.tsx'
import styles from '../document.module.css'
import { CannotGet } from './cannot-get.tsx'
import { DateNotice } from './date-notice.tsx'
import { DocumentFile } from './document-file.tsx'
import { Fold } from './fold.tsx'
import { ReuseFile } from './reuse-file.tsx'
import { UploadDocument } from './upload-document.tsx'

type DocumentBodyProps = {
  document: ClientDocument
  /** What is explained is explained to this program's application. */
  program?: Program
}

/** Shows everything one can do about a document, below its name and state. */
export function DocumentBody({ document, program = document.cannotGet?.program }: DocumentBodyProps) {
  const texts = useTexts('documents')
  const { number } = formats(useLanguage().language)
  const [newest, ...earlier] = document.versions
  const waits = newest !== undefined && document.state !== 'sentBack' && document.state !== 'expired'
  const remedy = document.state === 'sentBack' ? newest?.sentBack?.remedy : undefined
  const isFinal = remedy === 'final'
  return (
    <div className={styles.body}>
      <ReviewNote document={document} />
      {newest && <DocumentFile version={newest} />}
      {newest && <DateNotice document={document} version={newest} />}
      {waits ? (
        <Fold summary={texts.uploadAnother}>
          <UploadDocument document={document} hint={texts.replaceHint} />
        </Fold>
      ) : (
        document.state !== 'notNeeded' && !isFinal && <UploadDocument document={document} remedy={remedy} />
      )}
      {earlier.length > 0 && (
        <Fold summary={texts.versions.label(number(earlier.length))}>
          <ul className={styles.earlier}>
            {earlier.map((version) => (
              <li key={version.id}>
                <DocumentFile version={version} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {document.state !== 'notNeeded' && document.state !== 'accepted' && (
        <div className={styles.others}>
          <ReuseFile document={document} />
          {!waits && program && <CannotGet document={document} program={program} />}
        </div>
      )}
    </div>
  )
}

/** Shows what somebody else said of the document. */
function ReviewNote({ document }: { document: ClientDocument }) {
  const texts = useTexts('documents')
  const { language } = useLanguage()
  const { date } = formats(language)
  const exact = useExactDay({ weekday: false })
  const { state, notNeeded, validUntil } = document
  const sentBack = document.versions[0]?.sentBack
  if (state === 'sentBack' && sentBack) {
    return (
      <Alert tone="warning" title={texts.sentBackOn(date(sentBack.at))}>
        <p>{sentBack.sentence[language]}</p>
        {sentBack.note && (
          <blockquote className={styles.said} dir="auto">
            {sentBack.note}
          </blockquote>
        )}
        <p>
          <strong>{texts.remedies[sentBack.remedy].what}</strong>
        </p>
      </Alert>
    )
  }
  if (state === 'expired' && validUntil) return <Alert tone="warning">{texts.endedOn(exact(validUntil))}</Alert>
  if (state === 'inReview') return <p className={styles.hint}>{texts.inReviewHint}</p>
  if (notNeeded) return <p className={styles.hint}>{texts.notNeededBy(notNeeded.saidBy, date(notNeeded.saidAt))}</p>
  return null
}
