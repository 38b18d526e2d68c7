import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Fact, Facts } from '../../../ui/facts/facts.tsx'
import { AfterClosing } from '../after-closing/after-closing.tsx'
import styles from './header.module.css'

/** A case that is over says so before anything else, with how it ended. */
export function ClosedNotice({ file }: { file: CaseFile }) {
  const { closedAt, closing } = file
  const { standing: texts } = useTexts('caseFile')
  const { outcomes, grounds } = useTexts('caseWords')
  const { date, list } = formats(useLanguage().language)
  if (!closedAt) return null
  const outcome = closing ? outcomes[closing.outcome] : ''
  return (
    <Alert
      tone={closing?.outcome === 'approved' ? 'success' : 'info'}
      title={texts.closed(outcome, date(closedAt))}
      actions={<AfterClosing file={file} />}
    >
      <p>{texts.closedHint}</p>
      {closing && (closing.grounds.length > 0 || closing.lesson) && (
        <Facts>
          {closing.grounds.length > 0 && (
            <Fact name={texts.grounds}>{list(closing.grounds.map((ground) => grounds[ground]))}</Fact>
          )}
          {closing.lesson && (
            <Fact name={texts.lesson}>
              <span className={styles.text} dir="auto">
                {closing.lesson}
              </span>
            </Fact>
          )}
        </Facts>
      )}
    </Alert>
  )
}
