import type { Assessment } from '@rahnama/contract/eligibility-result.ts'
import { eventText } from '@rahnama/contract/texts/texts.ts'
import { LineChart } from '../ui/chart/chart.tsx'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

export default function Projection({ projection }: Pick<Assessment, 'projection'>) {
  const { report, score, eligibility, formats } = useWords()
  const texts = report.projection
  const { months, bestMonth, firstLossMonth, costOfWaiting } = projection
  const { monthYear, points } = formats
  const best = months[bestMonth]
  const loss = firstLossMonth === undefined ? undefined : months[firstLossMonth]
  const marks = months.flatMap(({ month, events }) =>
    events.map((event) => ({ at: month, label: eventText(eligibility, score, formats, event) })),
  )
  return (
    <>
      <LineChart
        title={texts.heading}
        about={texts.lead}
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
        <dl className={styles.facts}>
          {marks.map(({ at, label }) => (
            <div key={`${at} ${label}`}>
              <dt>{label}</dt>
              <dd>{monthYear(months[at]?.on ?? '')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
