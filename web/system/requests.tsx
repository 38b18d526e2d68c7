import { formats } from '@rahnama/contract/locale/locale.ts'
import type { SystemAnalytics } from '@rahnama/contract/system.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { LineChart } from '../ui/chart/chart.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { useMachinePeriod } from './period.tsx'
import { analyticsQuery } from './queries.ts'
import styles from './system.module.css'
import { useTime } from './use-time.ts'

type Answered = SystemAnalytics['now']

export function Requests() {
  const texts = useTexts('system').analytics.requests
  const { number, time: clock, date } = formats(useLanguage().language)
  const time = useTime()
  const { now, before, points, unit } = useSuspenseQuery(analyticsQuery(useMachinePeriod())).data
  const times = ({ p50, p95, p99 }: Answered) => [p50, p95, p99].map((ms) => (ms === null ? '–' : time(ms))).join(' · ')
  if (now.requests === 0) return <p className={styles.soft}>{texts.none}</p>
  const compared = (of: keyof Pick<Answered, 'requests' | 'refused' | 'failed'>) => (
    <>
      {number(now[of])} <span className={styles.soft}>({texts.before(number(before[of]))})</span>
    </>
  )
  return (
    <div className={styles.part}>
      <p className={styles.soft}>{texts.lead}</p>
      <Facts>
        <Fact name={texts.all}>{compared('requests')}</Fact>
        <Fact name={texts.failed}>{compared('failed')}</Fact>
        <Fact name={texts.refused}>{compared('refused')}</Fact>
        <Fact name={texts.times}>
          {times(now)}
          {before.requests > 0 && <span className={styles.soft}> ({texts.before(times(before))})</span>}
        </Fact>
      </Facts>
      {points.length > 1 && (
        <LineChart
          title={texts.chart}
          points={points.map(({ at }) => (unit === 'hour' ? clock(at) : date(at, 'medium')))}
          series={[
            { label: texts.all, values: points.map(({ requests }) => requests) },
            { label: texts.failed, values: points.map(({ failed }) => failed) },
          ]}
          fromZero
          pointHeader={texts[unit]}
        />
      )}
    </div>
  )
}

export function Routes() {
  const texts = useTexts('system').analytics
  const { number } = formats(useLanguage().language)
  const time = useTime()
  const { routes } = useSuspenseQuery(analyticsQuery(useMachinePeriod())).data
  const ms = (value: number | null) => (value === null ? '–' : time(value))
  if (routes.length === 0) return <p className={styles.soft}>{texts.requests.none}</p>
  return (
    <DataTable
      caption={texts.routes.title}
      captionHidden
      rows={routes}
      keyOf={({ method, route }) => `${method} ${route}`}
      nameOf={({ method, route }) => `${method} ${route}`}
      columns={[
        {
          key: 'route',
          header: texts.routes.route,
          cell: ({ method, route }) => (
            <bdi dir="ltr" className={styles.route}>
              {method} {route}
            </bdi>
          ),
        },
        { key: 'requests', header: texts.routes.requests, cell: ({ requests }) => number(requests) },
        { key: 'refused', header: texts.routes.refused, cell: ({ refused }) => number(refused) },
        { key: 'failed', header: texts.routes.failed, cell: ({ failed }) => number(failed) },
        { key: 'half', header: texts.routes.half, cell: ({ p50 }) => ms(p50) },
        { key: 'most', header: texts.routes.most, cell: ({ p95 }) => ms(p95) },
        { key: 'nearlyAll', header: texts.routes.nearlyAll, cell: ({ p99 }) => ms(p99) },
      ]}
    />
  )
}
