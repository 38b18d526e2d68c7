import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/i18n.tsx'
import { IconButton } from '../button/button.tsx'
import styles from './selection-bar.module.css'

type SelectionBarProps = {
  count: number
  texts: { label: string; selected: (count: string) => string; clear: string }
  onClear: () => void
  /** What can be done to the selected rows. */
  children: ReactNode
}

/** It lies at the bottom of the window over the rows: nothing moves when it comes. */
export function SelectionBar({ count, texts, onClear, children }: SelectionBarProps) {
  const { number } = formats(useLanguage().language)
  return (
    <section aria-label={texts.label} className={styles.bar} data-shown={count > 0 || undefined}>
      <span role="status">{count > 0 && texts.selected(number(count))}</span>
      {count > 0 && (
        <>
          <div className={styles.acts}>{children}</div>
          <IconButton icon="close" label={texts.clear} onClick={onClear} />
        </>
      )}
    </section>
  )
}
