import type { documents } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import styles from './documents-page.module.css'
import { useDocumentActs } from './use-document-acts.ts'

export function RemovedFiles({ removed }: { removed: Output<typeof documents.mine>['removed'] }) {
  const texts = useTexts('documents').all.bin
  const { date } = formats(useLanguage().language)
  const { restore } = useDocumentActs()
  return (
    <Disclosure summary={texts.title}>
      <p className={styles.lead}>{texts.hint}</p>
      <ul className={styles.removed}>
        {removed.map(({ version, goneOn }) => (
          <li key={version.id}>
            <span>
              <bdi>{version.name}</bdi> <small>{texts.gone(date(goneOn))}</small>
            </span>
            <Button
              size="small"
              icon="undo"
              onClick={() => void restore(version)}
              aria-label={`${texts.restore}: ${version.name}`}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
