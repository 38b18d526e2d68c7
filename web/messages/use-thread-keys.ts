import { useRef } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { type Shortcut, useShortcuts } from '../shortcuts/shortcuts.tsx'

/** The box to answer in, found by the key that leads to it. */
export const REPLY_FIELD = 'reply-to-client'

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('a[data-thread]') ?? [])]

type ThreadKeys = { openId: string | null; onClose: () => void }

/** Through the conversations without a mouse: J and K move the true focus, Enter opens, R answers, Escape leads back. */
export function useThreadKeys({ openId, onClose }: ThreadKeys) {
  const { keys: texts } = useTexts('messages')
  const list = useRef<HTMLDivElement>(null)
  const move = (step: number) => {
    const rows = rowsIn(list.current)
    const focused = rows.indexOf(document.activeElement as HTMLElement)
    const from = focused >= 0 ? focused : rows.findIndex(({ dataset }) => dataset.thread === openId)
    rows[Math.min(Math.max(from + step, 0), rows.length - 1)]?.focus()
  }
  const moving: Shortcut[] = [
    { code: 'KeyJ', label: texts.next, act: () => move(1), repeats: true },
    { code: 'KeyK', label: texts.previous, act: () => move(-1), repeats: true },
  ]
  const close = () => {
    onClose()
    rowsIn(list.current)
      .find(({ dataset }) => dataset.thread === openId)
      ?.focus()
  }
  const reading: Shortcut[] = [
    { code: 'KeyR', label: texts.reply, act: () => document.getElementById(REPLY_FIELD)?.focus() },
    { code: 'Escape', label: texts.close, act: close },
  ]
  useShortcuts(openId === null ? moving : [...moving, ...reading])
  return list
}
