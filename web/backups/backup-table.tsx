import type { Backup } from '@rahnama/contract/backups.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { BackupActs } from './backup-acts.tsx'
import styles from './backups.module.css'
import { backupsQuery } from './queries.ts'

const TONES: Record<Backup['state'], BadgeTone> = {
  waiting: 'info',
  making: 'info',
  made: 'success',
  failed: 'danger',
}
const DRILL_TONES: Record<NonNullable<Backup['drill']>['state'], BadgeTone> = {
  waiting: 'info',
  drilling: 'info',
  passed: 'success',
  failed: 'danger',
}

export function BackupTable() {
  const texts = useTexts('backups')
  const { dateTime } = formats(useLanguage().language)
  const { data: backups } = useSuspenseQuery(backupsQuery)
  const nameOf = ({ askedAt }: Backup) => dateTime(askedAt)
  return (
    <DataTable
      caption={texts.list}
      captionHidden
      rows={backups}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      empty={
        <EmptyState scene="documents" level={3} title={texts.none}>
          {texts.noneBody}
        </EmptyState>
      }
      columns={[
        { key: 'at', header: texts.columns.at, cell: (row) => <When row={row} /> },
        { key: 'state', header: texts.columns.state, cell: (row) => <State row={row} /> },
        { key: 'content', header: texts.columns.content, cell: (row) => <Content row={row} /> },
        { key: 'drill', header: texts.columns.drill, cell: (row) => <Drill row={row} /> },
        { key: 'acts', header: texts.columns.acts, cell: (row) => <BackupActs row={row} name={nameOf(row)} /> },
      ]}
    />
  )
}

type CellProps = { row: Backup }

function When({ row: { askedAt, why, askedBy } }: CellProps) {
  const texts = useTexts('backups')
  const { dateTime } = formats(useLanguage().language)
  return (
    <span className={styles.lines}>
      <time dateTime={askedAt}>{dateTime(askedAt)}</time>
      <span className={styles.soft}>{askedBy ? <bdi>{texts.by(askedBy)}</bdi> : texts.whys[why]}</span>
    </span>
  )
}

function State({ row: { state, progress, fault } }: CellProps) {
  const texts = useTexts('backups')
  const { number } = formats(useLanguage().language)
  return (
    <span className={styles.lines}>
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      {progress && progress.of > 0 && (
        <span className={styles.soft}>{texts.parts[progress.part](number(progress.done), number(progress.of))}</span>
      )}
      {fault && <span className={styles.soft}>{texts.faults[fault]}</span>}
    </span>
  )
}

function Content({ row: { content, state, isHere } }: CellProps) {
  const texts = useTexts('backups')
  const { number, fileSize } = formats(useLanguage().language)
  if (!content) return null
  return (
    <span className={styles.lines}>
      {fileSize(content.bytes)}
      <span className={styles.soft}>
        {texts.rows(number(content.rows))} · {texts.files(number(content.files))}
      </span>
      {content.missingFiles > 0 && <span className={styles.soft}>{texts.missing(number(content.missingFiles))}</span>}
      {state === 'made' && !isHere && <span className={styles.soft}>{texts.elsewhere}</span>}
    </span>
  )
}

function Drill({ row: { drill, state } }: CellProps) {
  const texts = useTexts('backups')
  const { dateTime } = formats(useLanguage().language)
  if (!drill) return state === 'made' ? <span className={styles.soft}>{texts.notTested}</span> : null
  return (
    <span className={styles.lines}>
      <Badge tone={DRILL_TONES[drill.state]}>{texts.drills[drill.state]}</Badge>
      {drill.at && (
        <time className={styles.soft} dateTime={drill.at}>
          {dateTime(drill.at)}
        </time>
      )}
      {drill.fault && <span className={styles.soft}>{texts.faults[drill.fault]}</span>}
    </span>
  )
}
