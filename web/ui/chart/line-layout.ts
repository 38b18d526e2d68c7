import type { Direction } from '@rahnama/contract/locale/locale.ts'
import { labelStride, roundScale, type Scale } from './scale.ts'

/** Where everything of a line chart stands, in pixels. */
export type LineLayout = {
  width: number
  height: number
  /** The edges of the plot: where its lines begin and end in reading direction. */
  start: number
  end: number
  scale: Scale
  xs: readonly number[]
  y: (value: number) => number
  labels: readonly { x: number; text: string }[]
  lines: readonly (readonly { x: number; y: number }[])[]
}

type Given = {
  points: readonly string[]
  series: readonly { values: readonly number[] }[]
  width: number
  fromZero: boolean
  direction: Direction
}

const HEIGHT = 260
const TOP = 48
const BOTTOM = 34
const AXIS_WIDTH = 52
const END_MARGIN = 18
/** Letters of the labels are about this wide; half a label has to fit at either end. */
const LETTER_WIDTH = 7.5
const LABEL_GAP = 16

export function layOut({ points, series, width, fromZero, direction }: Given): LineLayout {
  const scale = roundScale(
    series.flatMap(({ values }) => values),
    { fromZero },
  )
  const inReadingDirection = (along: number) => (direction === 'rtl' ? width - along : along)
  const inner = Math.max(width - AXIS_WIDTH - END_MARGIN, 1)
  const step = points.length > 1 ? inner / (points.length - 1) : 0
  const xs = points.map((_, index) => inReadingDirection(AXIS_WIDTH + index * step))
  const y = (value: number) => {
    const share = (value - scale.min) / (scale.max - scale.min)
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)
  }
  const labelWidth = LETTER_WIDTH * Math.max(0, ...points.map((point) => point.length))
  const stride = labelStride(points.length, inner, labelWidth + LABEL_GAP)
  const within = (x: number) => Math.min(width - labelWidth / 2, Math.max(labelWidth / 2, x))
  return {
    width,
    height: HEIGHT,
    start: inReadingDirection(AXIS_WIDTH),
    end: inReadingDirection(width - END_MARGIN),
    scale,
    xs,
    y,
    labels: points.flatMap((text, index) => (index % stride === 0 ? [{ x: within(xs[index] ?? 0), text }] : [])),
    lines: series.map(({ values }) => values.map((value, index) => ({ x: xs[index] ?? 0, y: y(value) }))),
  }
}
