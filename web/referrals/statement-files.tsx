import { formats, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import type { CommissionStatement } from '@rahnama/contract/referral-terms.ts'
import { call } from '../api/api.ts'
import { openDownload } from '../api/open-download.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './referrals.module.css'

/** A statement exists in both languages: whoever does the books need not read the reader's. */
export function StatementFiles({
  statement: { id, number },
}: {
  statement: Pick<CommissionStatement, 'id' | 'number'>
}) {
  const texts = useTexts('referrals').statements
  const shown = formats(useLanguage().language).number(number)
  const fetching = useAct(async (language: Language) =>
    openDownload((await call('POST /api/referrals/statements/{id}/file', { id, language })).url),
  )
  return (
    <span className={styles.lines}>
      <span className={styles.acts}>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            size="small"
            aria-label={texts.downloadNamed[language](shown)}
            busy={fetching.isBusy && fetching.given?.[0] === language}
            busyLabel={texts.busy}
            onClick={() => void fetching.run(language)}
          >
            {texts.download[language]}
          </Button>
        ))}
      </span>
      <Failure>{fetching.failure}</Failure>
    </span>
  )
}
