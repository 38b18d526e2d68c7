import type { ReactNode } from 'react'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { PanelBody } from '../ui/panel/panel.tsx'
import { SkeletonCards } from '../ui/skeleton/skeleton.tsx'
import styles from './site-settings.module.css'

type SettingsFrameProps = { page: 'adminGeneralSettings' | 'adminTheme' | 'adminSecurity'; children: ReactNode }

/** Title and lead of a page of settings, which loads and fails as one. */
export function SettingsFrame({ page, children }: SettingsFrameProps) {
  const texts = useTexts('admin').pages[page]
  const errors = useTexts('errors')
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <PanelBody skeleton={<SkeletonCards count={2} />} describeError={(error) => describeError(error, errors)}>
        {children}
      </PanelBody>
    </>
  )
}

export function SettingsGroup({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </fieldset>
  )
}

/** Two fields that belong together stand beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

export function ConflictNotice({ isShown }: { isShown: boolean }) {
  const { conflict } = useTexts('siteSettings')
  return isShown ? (
    <Alert tone="warning" live>
      {conflict}
    </Alert>
  ) : null
}
