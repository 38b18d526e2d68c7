import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ChartFrame, type ChartProps, percentOf, placeOf, useFormat } from './chart-frame.tsx'
import { Legend } from './legend.tsx'
import styles from './ring-chart.module.css'

export type RingSegment = { label: string; value: number }
export type RingChartProps = ChartProps & { parts: readonly RingSegment[]; centre?: ReactNode; itemHeader?: string }

const CENTRE = 60
const RADIUS = 48

/** Degrees left open between two parts, so that they stay apart without colour. */
const GAP = 2

/** The shares of one whole. */
export function RingChart({ parts, centre, itemHeader, ...chart }: RingChartProps) {
  const texts = useTexts('ui').chart
  const { percent } = formats(useLanguage().language)
  const format = useFormat(chart.format)
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const share = ({ value }: RingSegment) => percent(percentOf(value, whole))
  return (
    <ChartFrame
      {...chart}
      table={{
        headers: [itemHeader ?? texts.item, texts.value, texts.share],
        rows: parts.map((part) => [part.label, format(part.value), share(part)]),
      }}
    >
      <div className={styles.chart}>
        <div className={styles.ring}>
          <svg className={styles.arcs} viewBox="0 0 120 120" aria-hidden="true">
            {arcsOf(parts, whole).map(({ label, start, length }, index) => (
              <path key={label} className={styles.arc} data-place={placeOf(index)} d={arcPath(start, length)} />
            ))}
          </svg>
          {centre && <div className={styles.centre}>{centre}</div>}
        </div>
        <Legend
          along="page"
          entries={parts.map((part) => ({ label: part.label, value: `${format(part.value)} (${share(part)})` }))}
        />
      </div>
    </ChartFrame>
  )
}

function arcsOf(parts: readonly RingSegment[], whole: number) {
  let start = 0
  return parts.map(({ label, value }) => {
    const span = whole === 0 ? 0 : (360 * value) / whole
    const arc = { label, start, length: Math.max(0, Math.min(span, 360) - GAP) }
    start += span
    return arc
  })
}

function arcPath(start: number, length: number): string {
  const isLong = length > 180 ? 1 : 0
  return `M ${pointAt(start)} A ${RADIUS} ${RADIUS} 0 ${isLong} 1 ${pointAt(start + length)}`
}

function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${CENTRE + RADIUS * Math.cos(angle)} ${CENTRE + RADIUS * Math.sin(angle)}`
}
