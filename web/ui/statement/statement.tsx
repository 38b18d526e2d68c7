import type { ReactNode } from 'react'
import styles from './statement.module.css'

export type StatementProps = {
  title: string
  level?: 1 | 2 | 3
  /** It says why, and what follows from it. */
  children?: ReactNode
  actions?: ReactNode
}

/** One thing to say where other content would stand. */
export function Statement({ picture, title, level = 2, children, actions }: StatementProps & { picture?: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.statement}>
      {picture}
      <Heading className={styles.title} {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Heading>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
