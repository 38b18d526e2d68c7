import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { eventText } from '@rahnama/contract/texts/texts.ts'
import { LineChart } from '../ui/chart/chart.tsx'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

/** The months ahead as a line with its table; what happens on the way is numbered and told below. */
export default function Projection({ projection }: Pick<Assessment, 'projection'>) {
  const { report, score, eligibility, formats } = useWords()
  const texts = report.projection
  const { months, bestMonth, firstLossMonth, costOfWaiting } = projection
  const { monthYear, points } = formats
  const best = months[bestMonth]
  const loss = firstLossMonth === undefined ? undefined : months[firstLossMonth]
  const [first] = months
  const last = months.at(-1)
  const marks = months
    .filter(({ events }) => events.length > 0)
    .map(({ month, events }, index) => ({
      at: month,
      label: events.map((event) => eventText(eligibility, score, formats, event)).join(' · '),
      sign: formats.number(index + 1),
    }))
  return (
    <>
      <p className={styles.soft}>{texts.lead}</p>
      <LineChart
        title={texts.chart({
          from: monthYear(first?.on ?? ''),
          to: monthYear(last?.on ?? ''),
          start: formats.number(first?.score ?? 0),
          end: formats.number(last?.score ?? 0),
        })}
        points={months.map(({ on }) => monthYear(on))}
        series={[{ label: texts.score, values: months.map(({ score: each }) => each) }]}
        marks={marks}
        pointHeader={texts.month}
      />
      <p>
        {best && best.month > 0 ? texts.best(monthYear(best.on), points(best.score)) : texts.bestNow}{' '}
        {loss ? texts.loss(monthYear(loss.on), points(costOfWaiting)) : texts.noLoss}
      </p>
      {marks.length > 0 && (
        <ol className={styles.events}>
          {marks.map(({ at, label }) => (
            <li key={at}>
              <strong>{monthYear(months[at]?.on ?? '')}</strong> {label}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
