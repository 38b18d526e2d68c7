import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { useMachinePeriod } from './period.tsx'
import { analyticsQuery } from './queries.ts'
import styles from './system.module.css'
import { useTime } from './use-time.ts'

/** So much of a fingerprint tells two keys apart. */
const SHOWN_CHARS = 8

export function Processes() {
  const texts = useTexts('system').analytics.processes
  const { fileSize, code } = formats(useLanguage().language)
  const time = useTime()
  const { processes } = useSuspenseQuery(analyticsQuery(useMachinePeriod())).data
  return (
    <DataTable
      caption={texts.title}
      captionHidden
      rows={processes}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', header: texts.name, cell: ({ name }) => <bdi dir="ltr">{name}</bdi> },
        { key: 'version', header: texts.version, cell: ({ version }) => code(version) },
        { key: 'started', header: texts.started, cell: ({ startedAt }) => <Moment at={startedAt} /> },
        {
          key: 'seen',
          header: texts.seen,
          cell: ({ seenAt, isLost }) => (
            <span className={styles.value}>
              <Moment at={seenAt} />
              <Badge tone={isLost ? 'danger' : 'success'}>{isLost ? texts.lost : texts.alive}</Badge>
            </span>
          ),
        },
        { key: 'clock', header: texts.clock, cell: ({ clockOffsetMs }) => time(clockOffsetMs) },
        {
          key: 'key',
          header: texts.key,
          cell: ({ keyId, hasOtherKey }) => (
            <span className={styles.value}>
              {code(keyId?.slice(0, SHOWN_CHARS) ?? '')}
              {hasOtherKey && <Badge tone="danger">{texts.otherKey}</Badge>}
            </span>
          ),
        },
        { key: 'memory', header: texts.memory, cell: ({ memoryBytes }) => fileSize(memoryBytes) },
      ]}
    />
  )
}
