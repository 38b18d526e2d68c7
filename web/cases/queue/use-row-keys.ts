import { type RefObject, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { useShortcuts } from '../../shortcuts/shortcuts.tsx'

export const ROW = 'data-row'

/** Moves true focus from row to row, as a screen reader and a magnifier follow it. */
export function useRowKeys(table: RefObject<HTMLElement | null>, toggle: (key: string) => void) {
  const { keys } = useTexts('desk').queue
  const [, setMoved] = useState(0)
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>(`a[${ROW}]`) ?? [])]
  const current = () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>(`a[${ROW}]`) ?? undefined
  const move = (by: 1 | -1) => {
    const all = links()
    const from = current()
    const at = from ? all.indexOf(from) : by > 0 ? -1 : all.length
    const next = all[Math.max(0, Math.min(all.length - 1, at + by))]
    next?.focus({ preventScroll: true })
    next?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    setMoved((count) => count + 1)
  }
  const focused = () => current()?.getAttribute(ROW) ?? undefined
  const focusRow = (index: number) => {
    const all = links()
    const target = all[Math.min(index, all.length - 1)] ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
  }
  useShortcuts([
    { code: 'KeyJ', label: keys.down, act: () => move(1), repeats: true },
    { code: 'KeyK', label: keys.up, act: () => move(-1), repeats: true },
    { code: 'KeyO', label: keys.open, act: () => current()?.click() },
    {
      code: 'KeyX',
      label: keys.select,
      act: () => {
        const key = focused()
        if (key) toggle(key)
      },
    },
  ])
  return { focused, focusRow }
}
