import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: ReactNode
  /** Disclosures of one group close each other. */
  group?: string
  open?: boolean
  /** A section of a page by its size, a row of a list that draws its own line, or one line of small print. */
  look?: 'section' | 'row' | 'line'
  id?: string
  children: ReactNode
}

/** The browser's own: it opens without script and is found by the browser's search. */
export function Disclosure({ summary, group, open, look, id, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={group} open={open} id={id} data-look={look}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" size="small" className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
