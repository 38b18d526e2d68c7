import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '../../app/page.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Anchor } from '../../ui/link/link.tsx'
import { keepInStrip } from '../../ui/tabs/tabs.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { Count } from './count.tsx'
import styles from './desk-frame.module.css'
import { tabsQuery } from './queries.ts'
import { useFreshDesk } from './use-fresh-desk.ts'

const TABS = [
  { page: 'cases', count: 'queue' },
  { page: 'deskTasks', count: 'tasks' },
  { page: 'deskEnquiries', count: 'enquiries' },
  { page: 'deskAppointments', count: 'appointments' },
  { page: 'deskAdvisor', count: null },
] as const

type DeskFrameProps = {
  page: (typeof TABS)[number]['page']
  /** A dense table takes the whole width of the window. */
  isWide?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** The head of every part of the desk: which part this is, the others with how much waits there, and its acts. */
export function DeskFrame({ page, isWide = false, actions, children }: DeskFrameProps) {
  const texts = useTexts('desk')
  const { data } = useQuery(tabsQuery)
  useFreshDesk()
  return (
    <div className={styles.desk} data-wide={isWide || undefined}>
      <PageHead title={`${texts.tabs[page]} · ${texts.title}`} lead={texts.leads[page]} />
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {texts.title}
          <VisuallyHidden>: {texts.tabs[page]}</VisuallyHidden>
        </h1>
        <nav aria-label={texts.nav} className={styles.tabs}>
          {TABS.map((tab) => (
            <Anchor
              key={tab.page}
              to={href(tab.page)}
              className={styles.tab}
              {...(tab.page === page && { 'aria-current': 'page', ref: keepInStrip })}
            >
              {texts.tabs[tab.page]}
              {data && tab.count && (
                <span className={styles.count}>
                  <Count of={data[tab.count]} />
                </span>
              )}
            </Anchor>
          ))}
        </nav>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
