import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from '../document.module.css'

/**
 * A fold hides what only some look for. Its content stays mounted, so that an upload begun inside goes on while it is
 * closed.
 */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="chevron-down" size="small" className={styles.sign} />
        {summary}
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
