import { useSuspenseQuery } from '@tanstack/react-query'
import { href } from '../site-map.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { DownloadReport } from './download-report.tsx'
import { reportsQuery } from './queries.ts'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

export default function KeptReports() {
  const { texts, formats } = useWords()
  const { data } = useSuspenseQuery(reportsQuery)
  const { date, range, code } = formats
  if (data.reports.length === 0) return <p className={styles.soft}>{texts.kept.none}</p>
  return (
    <>
      <p className={styles.soft}>{texts.kept.lead}</p>
      <DataTable
        caption={texts.kept.heading}
        captionHidden
        columns={[
          { key: 'date', header: texts.kept.date, cell: ({ on }) => date(on), isUnbroken: true },
          { key: 'score', header: texts.kept.score, cell: ({ low, high }) => range(low, high, 'point') },
          { key: 'code', header: texts.kept.code, cell: (report) => code(report.code), isUnbroken: true },
          {
            key: 'download',
            header: texts.download.act,
            cell: ({ id, on }) => <DownloadReport idOf={async () => id} name={texts.kept.title(date(on))} />,
          },
        ]}
        rows={data.reports}
        keyOf={({ id }) => id}
        nameOf={({ on }) => texts.kept.title(date(on))}
        linkOf={({ id }) => href('keptReport', { id })}
      />
    </>
  )
}
