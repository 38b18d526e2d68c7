import type { Direction } from '@rahnama/contract/locale/locale.ts'

export type LogicalSide = 'above' | 'below' | 'start' | 'end'

/** The primitives know only physical sides. */
export function physicalSide(side: LogicalSide, direction: Direction): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'above') return 'top'
  if (side === 'below') return 'bottom'
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right'
}
