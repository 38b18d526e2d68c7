import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Cell } from '@rahnama/contract/visits.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { usePeriod } from '../overview/overview.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { BarChart } from '../ui/chart/chart.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { visitsQuery } from './queries.ts'
import { lengthOf, useCell } from './use-cell.ts'
import styles from './visits.module.css'

export function Summary() {
  const texts = useTexts('visits')
  const { number } = formats(useLanguage().language)
  const cell = useCell()
  const [period] = usePeriod()
  const { isSample, visits, visitorsPerDay, bots } = useSuspenseQuery(visitsQuery(period)).data
  return (
    <div className={styles.part}>
      {isSample && <Alert tone="info">{texts.sample}</Alert>}
      <Facts>
        <Fact name={texts.visits}>
          {cell(visits.now)} <span className={styles.soft}>({texts.before(cell(visits.before))})</span>
        </Fact>
        <Fact name={texts.visitorsPerDay}>{visitorsPerDay === null ? texts.notCounted : number(visitorsPerDay)}</Fact>
        <Fact name={texts.bots}>{number(bots)}</Fact>
      </Facts>
    </div>
  )
}

export function VisitFunnel() {
  const texts = useTexts('visits').funnel
  const [period] = usePeriod()
  const { funnel } = useSuspenseQuery(visitsQuery(period)).data
  const rows = funnel.map(({ step, people }) => ({ label: texts.steps[step], cell: people }))
  return <Bars title={texts.title} about={texts.about} itemHeader={texts.step} rows={rows} />
}

export function VisitParts() {
  const texts = useTexts('visits')
  const [period] = usePeriod()
  const { sources, languages } = useSuspenseQuery(visitsQuery(period)).data
  return (
    <div className={styles.beside}>
      <Bars
        title={texts.visits}
        itemHeader={texts.sources.source}
        rows={sources.map(({ source, visits }) => ({ label: texts.sources.names[source], cell: visits }))}
      />
      <Bars
        title={texts.languages.title}
        itemHeader={texts.languages.language}
        rows={languages.map(({ language, visits }) => ({ label: texts.languages.names[language], cell: visits }))}
      />
    </div>
  )
}

type BarsProps = { title: string; about?: string; itemHeader: string; rows: { label: string; cell: Cell }[] }

/** The chart writes figures it is given; those that are not told are written by their place. */
function Bars({ title, about, itemHeader, rows }: BarsProps) {
  const cell = useCell()
  const texts = useTexts('visits')
  return (
    <BarChart
      title={title}
      {...(about && { about })}
      itemHeader={itemHeader}
      valueHeader={texts.figure}
      bars={rows.map((row) => ({ label: row.label, value: lengthOf(row.cell), shown: cell(row.cell) }))}
    />
  )
}

export function SeenPages() {
  const texts = useTexts('visits')
  const cell = useCell()
  const [period] = usePeriod()
  const { pages } = useSuspenseQuery(visitsQuery(period)).data
  if (pages.length === 0) return <p className={styles.soft}>{texts.notCounted}</p>
  return (
    <DataTable
      caption={texts.pages.title}
      captionHidden
      rows={pages}
      keyOf={({ page }) => page}
      nameOf={({ page }) => page}
      columns={[
        { key: 'page', header: texts.pages.page, cell: ({ page }) => <bdi dir="ltr">{page}</bdi> },
        { key: 'seen', header: texts.pages.seen, cell: ({ seen }) => cell(seen) },
      ]}
    />
  )
}
