import { placeOf } from './chart-frame.tsx'
import styles from './line-chart.module.css'
import type { LineLayout } from './line-layout.ts'

type Mark = { at: number; label: string; sign?: string }

type LinePlotProps = {
  layout: LineLayout
  marks: readonly Mark[]
  active: number | undefined
  format: (value: number) => string
}

const AXIS_GAP = 10
const POINT = 5
const TOP_OF_CURSOR = 44

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
      {labels.map(({ x, text }) => (
        <text key={text} className={styles.text} x={x} y={height - 8} textAnchor="middle">
          {text}
        </text>
      ))}
      {marks.map((mark, index) => (
        <MarkSign key={`${mark.at} ${mark.label}`} mark={mark} layout={layout} line={index % 2} />
      ))}
      {active !== undefined && (
        <line className={styles.cursor} x1={xs[active]} x2={xs[active]} y1={TOP_OF_CURSOR} y2={bottom} />
      )}
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

/** Names of neighbours stand on two lines in turn; past the middle they stand before their sign, to stay inside. */
function MarkSign({ mark: { at, label, sign }, layout, line }: { mark: Mark; layout: LineLayout; line: number }) {
  const { xs, y, scale, start, end } = layout
  const x = xs[at] ?? 0
  const top = 12 + line * 18
  const isLate = at > (xs.length - 1) / 2
  const forward = Math.sign(end - start)
  return (
    <>
      <line className={styles.mark} x1={x} x2={x} y1={top} y2={y(scale.min)} />
      <circle className={styles.markSign} cx={x} cy={top} r={4} />
      <text
        className={styles.text}
        x={x + (isLate ? -AXIS_GAP : AXIS_GAP) * forward}
        y={top}
        dy="0.35em"
        textAnchor={isLate ? 'end' : 'start'}
      >
        {sign ?? label}
      </text>
    </>
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
