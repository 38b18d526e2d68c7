import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import styles from './backups.module.css'
import { backupsQuery } from './queries.ts'
import { useBackupAct } from './use-backup-act.ts'

export function LatestBackup() {
  const texts = useTexts('backups')
  const { dateTime } = formats(useLanguage().language)
  const toast = useToast()
  const { data: backups } = useSuspenseQuery(backupsQuery)
  const latest = backups.find(({ state }) => state === 'made')
  const tested = backups.find(({ drill }) => drill?.state === 'passed')
  const making = useBackupAct(async () => {
    await call('POST /api/backups', {})
    toast.info({ title: texts.begun })
  })
  return (
    <div className={styles.latest}>
      {latest ? (
        <p className={styles.strong}>{texts.latest.made(dateTime(latest.endedAt ?? latest.askedAt))}</p>
      ) : (
        <Alert tone="warning">{texts.latest.none}</Alert>
      )}
      {latest && <p>{tested?.drill?.at ? texts.latest.tested(dateTime(tested.drill.at)) : texts.latest.untested}</p>}
      <p className={styles.soft}>{texts.key}</p>
      <Failure>{making.failure}</Failure>
      <div>
        <Button
          variant="primary"
          icon="download"
          busy={making.isBusy || backups.some(({ state }) => state === 'waiting' || state === 'making')}
          busyLabel={texts.making}
          onClick={() => void making.run()}
        >
          {texts.make}
        </Button>
      </div>
    </div>
  )
}
