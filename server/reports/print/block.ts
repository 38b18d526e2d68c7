export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

type Cell = { text: string; note?: string; tone?: Tone }

/** The template lays these out. Every text is whole; it adds none of its own. */
export type Block =
  | { kind: 'heading'; text: string; lead?: string }
  | { kind: 'subheading'; text: string; lead?: string }
  | { kind: 'text'; text: string }
  | { kind: 'note'; tone: Tone; text: string }
  | { kind: 'list'; items: string[] }
  | {
      kind: 'table'
      columns: { text: string; share: 'rest' | 'narrow'; isFigure?: boolean }[]
      rows: { isGroup?: boolean; cells: Cell[] }[]
    }
  | {
      kind: 'program'
      name: string
      summary: string
      badges: { text: string; tone: Tone }[]
      notes: string[]
      requirements: {
        mark: 'met' | 'notMet' | 'unknown'
        status: string
        text: string
        notes: string[]
        source: string
      }[]
    }
  | { kind: 'idea'; gain: string; text: string; facts: string; notes: string[] }
  | {
      kind: 'chart'
      scores: number[]
      ticks: { at: number; text: string }[]
      levels: { at: number; text: string }[]
      marks: number[]
    }
