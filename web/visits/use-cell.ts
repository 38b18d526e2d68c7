import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Cell } from '@rahnama/contract/visits.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'

/** A figure of people in words; a few of them have none. */
export function useCell(): (cell: Cell) => string {
  const texts = useTexts('visits')
  const { number } = formats(useLanguage().language)
  return (cell) => (typeof cell === 'number' ? number(cell) : texts[cell])
}

/** How long its bar is: what is not told has none. */
export function lengthOf(cell: Cell): number {
  return typeof cell === 'number' ? cell : 0
}
