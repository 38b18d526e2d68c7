import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { databaseQuery } from './queries.ts'
import styles from './system.module.css'
import { useTime } from './use-time.ts'

export function Connections() {
  const texts = useTexts('system').database.connections
  const { number } = formats(useLanguage().language)
  const time = useTime()
  const { open, max, oldestTransactionSeconds: oldest } = useSuspenseQuery(databaseQuery).data.connections
  const total = open.reduce((sum, each) => sum + each.open, 0)
  return (
    <div className={styles.part}>
      <p>
        {texts.of(number(total), number(max))} {oldest === null ? texts.noneOpen : texts.oldest(time(oldest * 1000))}
      </p>
      <DataTable
        caption={texts.title}
        captionHidden
        rows={open}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        columns={[
          { key: 'name', header: texts.name, cell: ({ name }) => <bdi dir="ltr">{name}</bdi> },
          { key: 'open', header: texts.open, cell: (row) => number(row.open) },
          { key: 'busy', header: texts.busy, cell: ({ busy }) => number(busy) },
        ]}
      />
    </div>
  )
}

export function Migrations() {
  const texts = useTexts('system').database.migrations
  const { number, dateTime } = formats(useLanguage().language)
  const { applied, newest } = useSuspenseQuery(databaseQuery).data.migrations
  return (
    <div className={styles.part}>
      <p>{texts.applied(number(applied))}</p>
      <DataTable
        caption={texts.title}
        captionHidden
        rows={newest}
        keyOf={({ id }) => id}
        nameOf={({ id }) => id}
        columns={[
          { key: 'id', header: texts.name, cell: ({ id }) => <bdi dir="ltr">{id}</bdi> },
          { key: 'at', header: texts.at, cell: ({ at }) => dateTime(at) },
        ]}
      />
    </div>
  )
}
