import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import styles from './many.module.css'

export type RefusedRows = { done: number; byReason: ReadonlyMap<string, readonly string[]> }

/** It stays until somebody has read it: a toast would be gone before the last name. */
export function Refused({ refused: { done, byReason }, onDismiss }: { refused: RefusedRows; onDismiss: () => void }) {
  const words = useTexts('many')
  const { number, list } = formats(useLanguage().language)
  const count = [...byReason.values()].reduce((sum, names) => sum + names.length, 0)
  return (
    <Alert tone="warning" live title={words.outcome(number(done), number(count))} onDismiss={onDismiss}>
      <ul className={styles.reasons}>
        {[...byReason].map(([reason, names]) => (
          <li key={reason}>
            {list(names.map(isolate))}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
