import { useTexts } from '../../i18n/i18n.tsx'
import styles from './bars.module.css'
import { ChartFrame, type ChartProps, useFormat } from './chart-frame.tsx'

export type BarChartProps = ChartProps & {
  /** What is shown in place of the figure, where that is not to be told. */
  bars: readonly { label: string; value: number; shown?: string; isMarked?: boolean }[]
  /** The length of a full bar; the greatest value without it. */
  max?: number
  itemHeader?: string
  valueHeader?: string
}

/** Lengths to compare, each with its name and figure beside it. */
export function BarChart({ bars, max, itemHeader, valueHeader, ...chart }: BarChartProps) {
  const texts = useTexts('ui').chart
  const format = useFormat(chart.format)
  const full = Math.max(max ?? 0, ...bars.map(({ value }) => value), Number.EPSILON)
  return (
    <ChartFrame
      {...chart}
      table={{
        headers: [itemHeader ?? texts.item, valueHeader ?? texts.value],
        rows: bars.map(({ label, value, shown }) => [label, shown ?? format(value)]),
      }}
    >
      <ul className={styles.bars}>
        {bars.map(({ label, value, shown, isMarked }) => (
          <li key={label} className={styles.bar} data-marked={isMarked || undefined}>
            <span className={styles.label}>{label}</span>
            <span className={styles.track}>
              <span className={styles.length} style={{ '--share': value / full }} />
            </span>
            <span className={styles.value}>{shown ?? format(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}
