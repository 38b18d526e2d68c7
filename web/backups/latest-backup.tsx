import { freshnessOf } from '@rahnama/contract/backups.ts'
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
  const toast = useToast()
  const { data: backups } = useSuspenseQuery(backupsQuery)
  const latest = backups.find(({ state }) => state === 'made')
  const provenAt = backups
    .flatMap(({ drill }) => (drill?.state === 'passed' && drill.at ? [drill.at] : []))
    .sort()
    .at(-1)
  const making = useBackupAct(async () => {
    await call('POST /api/backups', {})
    toast.info({ title: texts.begun })
  })
  return (
    <div className={styles.latest}>
      {latest ? (
        <Dated at={latest.endedAt ?? latest.askedAt} words={texts.latest.made} asks={texts.latest.makeOne} />
      ) : (
        <Alert tone="warning">{texts.latest.none}</Alert>
      )}
      {latest &&
        (provenAt ? (
          <Dated at={provenAt} words={texts.latest.tested} asks={texts.latest.testOne} />
        ) : (
          <Alert tone="warning">{texts.latest.untested}</Alert>
        ))}
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

const TONES = { late: 'warning', lost: 'danger' } as const

/** A day that lies too far back says so, and what to do. */
function Dated({ at, words, asks }: { at: string; words: (when: string) => string; asks: string }) {
  const { dateTime } = formats(useLanguage().language)
  const freshness = freshnessOf(at, new Date())
  if (freshness === 'fresh') return <p className={styles.strong}>{words(dateTime(at))}</p>
  return (
    <Alert tone={TONES[freshness]} title={words(dateTime(at))}>
      {asks}
    </Alert>
  )
}
