import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useId } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { TextLink } from '../../../ui/link/link.tsx'
import { ProgressBar } from '../../../ui/progress/progress.tsx'
import { partAddress } from '../parts.ts'
import styles from './summary.module.css'

export function DocumentsProgress({ file: { folio, documents } }: { file: CaseFile }) {
  const { summary: texts } = useTexts('caseFile')
  const { number } = formats(useLanguage().language)
  const id = useId()
  const { given, needed, withOffice, missing } = documents
  const words = texts.documentsOf(number(given), number(needed))
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {texts.documents}
        </h2>
        <TextLink to={partAddress(folio, 'documents')}>{texts.showDocuments}</TextLink>
      </div>
      <ProgressBar label={words} percent={needed === 0 ? 100 : Math.round((100 * given) / needed)} />
      <p className={styles.soft}>
        {texts.withOffice(number(withOffice))} · {texts.withClient(number(missing))}
      </p>
    </section>
  )
}
