import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ChartFrame, type ChartProps, useFormat } from './chart-frame.tsx'
import { Legend } from './legend.tsx'
import styles from './line-chart.module.css'
import { type LineLayout, layOut } from './line-layout.ts'
import { LinePlot } from './line-plot.tsx'
import { useWidth } from './use-width.ts'

export type Series = { label: string; values: readonly number[] }
/** Something that happens at a point: a birthday, the end of a test. With a sign, only that is drawn beside it. */
export type Mark = { at: number; label: string; sign?: string }

export type LineChartProps = ChartProps & {
  /** The names along the line: months, dates. */
  points: readonly string[]
  series: readonly Series[]
  marks?: readonly Mark[]
  fromZero?: boolean
  pointHeader?: string
}

/** What changes over time. Time runs in reading direction; arrow keys read point by point. */
export function LineChart({ points, series, marks = [], fromZero = false, pointHeader, ...chart }: LineChartProps) {
  const texts = useTexts('ui').chart
  const { direction } = useLanguage()
  const format = useFormat(chart.format)
  const [place, width] = useWidth<HTMLDivElement>()
  const [active, setActive] = useState<number>()
  const last = points.length - 1
  const layout = layOut({ points, series, width, fromZero, direction })
  const marksAt = (index: number) => marks.filter((mark) => mark.at === index).map((mark) => mark.label)
  const say = (index: number) => [
    points[index] ?? '',
    ...series.map(({ label, values }) => `${label}: ${format(values[index] ?? 0)}`),
    ...marksAt(index),
  ]

  const moveByKey = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const current = active ?? -1
    const next = {
      [forward]: Math.min(last, current + 1),
      [back]: Math.max(0, current - 1),
      ArrowUp: Math.min(last, current + 1),
      ArrowDown: Math.max(0, current - 1),
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }
  const pointAt = (event: PointerEvent<HTMLElement>) =>
    setActive(nearest(layout, event.clientX - event.currentTarget.getBoundingClientRect().x))

  return (
    <ChartFrame
      {...chart}
      table={{
        headers: [
          pointHeader ?? texts.item,
          ...series.map(({ label }) => label),
          ...(marks.length > 0 ? [texts.event] : []),
        ],
        rows: points.map((point, index) => [
          point,
          ...series.map(({ values }) => format(values[index] ?? 0)),
          ...(marks.length > 0 ? [marksAt(index).join(', ')] : []),
        ]),
      }}
    >
      <div className={styles.chart}>
        <p className={styles.readout} aria-hidden="true">
          {say(active ?? last).join(' · ')}
        </p>
        <div
          ref={place}
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={chart.title}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={active ?? last}
          aria-valuetext={say(active ?? last).join(', ')}
          aria-readonly="true"
          onKeyDown={moveByKey}
          onPointerMove={pointAt}
          onPointerLeave={() => setActive(undefined)}
          onBlur={() => setActive(undefined)}
        >
          <LinePlot layout={layout} marks={marks} active={active} format={format} />
        </div>
        {series.length > 1 && <Legend shape="line" entries={series.map(({ label }) => ({ label }))} />}
      </div>
    </ChartFrame>
  )
}

function nearest({ xs }: LineLayout, x: number): number {
  return xs.reduce((best, each, index) => (Math.abs(each - x) < Math.abs((xs[best] ?? 0) - x) ? index : best), 0)
}
