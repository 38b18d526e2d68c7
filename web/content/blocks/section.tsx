import type { ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title?: string | undefined
  lead?: string | undefined
  tone?: 'plain' | 'sunken' | 'inverse'
  /** With `beside` the heading stands at the start and the rest next to it. */
  layout?: 'stacked' | 'beside'
  /** Such a section is left out in print: nobody can use it on paper. */
  isForScreens?: boolean
  children: ReactNode
}

export function Section({
  title,
  lead,
  tone = 'plain',
  layout = 'stacked',
  isForScreens = false,
  children,
}: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone} data-print={isForScreens ? 'hidden' : undefined}>
      <div className={styles.inner} data-layout={layout}>
        {title && (
          <header className={styles.header}>
            <h2>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
