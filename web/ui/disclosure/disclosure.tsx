import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: ReactNode
  /** Disclosures of one group close each other. */
  group?: string
  open?: boolean
  id?: string
  children: ReactNode
}

/** The browser's own: it opens without script and is found by the browser's search. */
export function Disclosure({ summary, group, open, id, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={group} open={open} id={id}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" size="small" className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
