import type { Shortcut } from './shortcut.ts'
import styles from './shortcuts.module.css'

const SIGNS: Record<string, string> = {
  Slash: '/',
  Period: '.',
  Comma: ',',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

/** What is printed on the keys; Latin in both languages, as on every Persian keyboard. */
export function KeyCaps({ shortcut: { code, withShift, withControl } }: { shortcut: Shortcut }) {
  const sign = SIGNS[code] ?? code.replace(/^(Key|Digit)/, '')
  const isQuestionMark = code === 'Slash' && withShift
  const caps = isQuestionMark ? ['?'] : [withControl && 'Ctrl', withShift && 'Shift', sign].filter(Boolean)
  return (
    <bdi dir="ltr" className={styles.caps}>
      {caps.map((cap) => (
        <kbd key={String(cap)} className={styles.cap}>
          {cap}
        </kbd>
      ))}
    </bdi>
  )
}
