import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx'
import styles from './page-header.module.css'

type PageHeaderProps = {
  title: string
  /** The section this page belongs to, small above the title. */
  caption?: string
  lead?: ReactNode
  trail?: readonly Crumb[]
  actions?: ReactNode
}

/** The heading takes focus after a route change; that is how a screen reader learns where it is. */
export function PageHeader({ title, caption, lead, trail, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {trail && <Breadcrumbs trail={trail} current={title} />}
      <div className={styles.row}>
        <div className={styles.words}>
          {caption && <p className={styles.caption}>{caption}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
