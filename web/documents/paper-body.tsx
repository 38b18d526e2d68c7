import type { Paper } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { CannotGet } from './cannot-get.tsx'
import { DateNotice } from './date-notice.tsx'
import { Fold } from './fold.tsx'
import { PaperFile } from './paper-file.tsx'
import styles from './papers.module.css'
import { ReuseFile } from './reuse-file.tsx'
import { UploadPaper } from './upload-paper.tsx'

/** Everything one can do about a paper, below its name and state. */
export function PaperBody({ paper }: { paper: Paper }) {
  const texts = useTexts('documents')
  const { number } = formats(useLanguage().language)
  const [newest, ...earlier] = paper.versions
  const waits = newest !== undefined && paper.state !== 'sentBack' && paper.state !== 'expired'
  return (
    <div className={styles.body}>
      <Standing paper={paper} />
      {newest && <PaperFile version={newest} />}
      {newest && <DateNotice paper={paper} version={newest} />}
      {waits ? (
        <Fold summary={texts.uploadAnother}>
          <UploadPaper paper={paper} hint={texts.replaceHint} />
        </Fold>
      ) : (
        paper.state !== 'notNeeded' && <UploadPaper paper={paper} />
      )}
      {earlier.length > 0 && (
        <Fold summary={texts.versions.label(number(earlier.length))}>
          <ul className={styles.earlier}>
            {earlier.map((version) => (
              <li key={version.id}>
                <PaperFile version={version} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {paper.state !== 'notNeeded' && paper.state !== 'accepted' && (
        <div className={styles.others}>
          <ReuseFile paper={paper} />
          {!waits && <CannotGet paper={paper} />}
        </div>
      )}
    </div>
  )
}

/** What somebody else said of the paper. */
function Standing({ paper }: { paper: Paper }) {
  const texts = useTexts('documents')
  const { date } = formats(useLanguage().language)
  const { state, notNeeded, validUntil } = paper
  const sentBack = paper.versions[0]?.sentBack
  if (state === 'sentBack' && sentBack) {
    return (
      <Alert tone="warning" title={texts.sentBackOn(date(sentBack.at))}>
        <p>{texts.reasons[sentBack.reason]}</p>
        {sentBack.note && <p dir="auto">{sentBack.note}</p>}
      </Alert>
    )
  }
  if (state === 'expired' && validUntil) return <Alert tone="warning">{texts.endedOn(date(validUntil))}</Alert>
  if (state === 'inReview') return <p className={styles.hint}>{texts.inReviewHint}</p>
  if (notNeeded) return <p className={styles.hint}>{texts.notNeededBy(notNeeded.saidBy, date(notNeeded.saidAt))}</p>
  return null
}
