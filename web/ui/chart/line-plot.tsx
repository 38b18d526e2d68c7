import { placeOf } from './chart-frame.tsx'
import styles from './line-chart.module.css'
import type { LineLayout } from './line-layout.ts'

type LinePlotProps = {
  layout: LineLayout
  marks: readonly { at: number; label: string }[]
  active: number | undefined
  format: (value: number) => string
}

const AXIS_GAP = 10
const POINT = 5

/** `text-anchor` follows the direction of writing, so one drawing serves both. */
export function LinePlot({ layout, marks, active, format }: LinePlotProps) {
  const { width, height, start, end, scale, xs, y, labels, lines } = layout
  const bottom = y(scale.min)
  const axis = start < end ? start - AXIS_GAP : start + AXIS_GAP
  return (
    <svg className={styles.drawing} width={width} height={height} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={start} x2={end} y1={y(tick)} y2={y(tick)} />
          <text className={styles.text} x={axis} y={y(tick)} dy="0.35em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {labels.map(({ x, text }, index) => (
        <text key={text} className={styles.text} x={x} y={height - 8} textAnchor={index === 0 ? 'start' : 'middle'}>
          {text}
        </text>
      ))}
      {marks.map(({ at, label }) => (
        <g key={`${at} ${label}`}>
          <line className={styles.mark} x1={xs[at]} x2={xs[at]} y1={20} y2={bottom} />
          <circle className={styles.markSign} cx={xs[at]} cy={16} r={4} />
        </g>
      ))}
      {active !== undefined && <line className={styles.cursor} x1={xs[active]} x2={xs[active]} y1={20} y2={bottom} />}
      {lines.map((line, index) => (
        <g key={placeOf(index)} data-place={placeOf(index)}>
          <polyline className={styles.line} points={line.map(({ x, y: at }) => `${x},${at}`).join(' ')} />
          {line.map(({ x, y: at }, point) => (
            <Point key={x} place={placeOf(index)} x={x} y={at} isActive={point === active} />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Each line has a point of its own shape. */
function Point({ place, x, y, isActive }: { place: number; x: number; y: number; isActive: boolean }) {
  const r = isActive ? POINT + 2 : POINT - 1
  const common = { className: styles.point }
  if (place === 1) return <circle {...common} cx={x} cy={y} r={r} />
  if (place === 2) return <rect {...common} x={x - r} y={y - r} width={2 * r} height={2 * r} />
  const corners =
    place === 3
      ? [
          [0, -r],
          [r, 0],
          [0, r],
          [-r, 0],
        ]
      : [
          [0, -r],
          [r, r],
          [-r, r],
        ]
  return <polygon {...common} points={corners.map(([dx = 0, dy = 0]) => `${x + dx},${y + dy}`).join(' ')} />
}
