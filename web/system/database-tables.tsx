import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { databaseQuery } from './queries.ts'
import styles from './system.module.css'
import { useTime } from './use-time.ts'

export function LargestTables() {
  const texts = useTexts('system').database.tables
  const { fileSize, number } = formats(useLanguage().language)
  const { data } = useSuspenseQuery(databaseQuery)
  return (
    <DataTable
      caption={texts.title}
      captionHidden
      rows={data.tables}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', header: texts.name, cell: ({ name }) => <bdi dir="ltr">{name}</bdi> },
        { key: 'data', header: texts.data, cell: ({ dataBytes }) => fileSize(dataBytes) },
        { key: 'indexes', header: texts.indexes, cell: ({ indexBytes }) => fileSize(indexBytes) },
        { key: 'rows', header: texts.rows, cell: ({ rows }) => number(rows) },
        { key: 'dead', header: texts.dead, cell: ({ deadRows }) => number(deadRows) },
        {
          key: 'vacuumed',
          header: texts.vacuumed,
          cell: ({ vacuumedAt }) => (vacuumedAt ? <Moment at={vacuumedAt} /> : texts.never),
        },
      ]}
    />
  )
}

export function SlowStatements() {
  const texts = useTexts('system').database.statements
  const { number } = formats(useLanguage().language)
  const time = useTime()
  const { data } = useSuspenseQuery(databaseQuery)
  if (data.statements.length === 0) return <p className={styles.soft}>{texts.none}</p>
  return (
    <div className={styles.part}>
      <p className={styles.soft}>{texts.lead}</p>
      <DataTable
        caption={texts.title}
        captionHidden
        rows={data.statements}
        keyOf={({ statement }) => statement}
        nameOf={({ statement }) => statement.slice(0, 40)}
        columns={[
          {
            key: 'statement',
            header: texts.statement,
            cell: ({ statement }) => (
              <code className={styles.statement} dir="ltr">
                {statement}
              </code>
            ),
          },
          { key: 'calls', header: texts.calls, cell: ({ calls }) => number(calls) },
          { key: 'mean', header: texts.mean, cell: ({ meanMs }) => time(meanMs) },
          { key: 'max', header: texts.max, cell: ({ maxMs }) => time(maxMs) },
          { key: 'total', header: texts.total, cell: ({ totalMs }) => time(totalMs) },
        ]}
      />
    </div>
  )
}
