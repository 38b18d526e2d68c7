import type { documents } from '@rahnama/contract/documents.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import styles from './documents-page.module.css'
import { useRestore } from './use-restore.ts'

export function RemovedFiles({ removed }: { removed: Output<typeof documents.mine>['removed'] }) {
  const texts = useTexts('documents').all.bin
  const { date } = formats(useLanguage().language)
  const restoring = useAct(useRestore())
  const last = restoring.given?.[0].id
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
              busy={restoring.isBusy && last === version.id}
              onClick={() => void restoring.run(version)}
              aria-label={`${texts.restore}: ${version.name}`}
            >
              {texts.restore}
            </Button>
            {last === version.id && <Failure>{restoring.failure}</Failure>}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
