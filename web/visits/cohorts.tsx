import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { usePeriod } from '../overview/overview.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { visitsQuery } from './queries.ts'
import { useCell } from './use-cell.ts'
import styles from './visits.module.css'

/** Months are those of the office's calendar, however they are written. */
export function Cohorts() {
  const texts = useTexts('visits').cohorts
  const { monthYear } = formats(useLanguage().language, { calendar: 'gregorian' })
  const cell = useCell()
  const [period] = usePeriod()
  const { cohorts } = useSuspenseQuery(visitsQuery(period)).data
  if (cohorts.length === 0) return <p className={styles.soft}>{texts.none}</p>
  return (
    <DataTable
      caption={texts.title}
      captionHidden
      rows={cohorts}
      keyOf={({ month }) => month}
      nameOf={({ month }) => month}
      columns={[
        { key: 'month', header: texts.month, cell: ({ month }) => monthYear(`${month}-15`) },
        { key: 'accounts', header: texts.accounts, cell: ({ accounts }) => cell(accounts) },
        { key: 'begun', header: texts.begun, cell: ({ begun }) => cell(begun) },
        { key: 'sent', header: texts.sent, cell: ({ sent }) => cell(sent) },
        { key: 'decided', header: texts.decided, cell: ({ decided }) => cell(decided) },
      ]}
    />
  )
}
