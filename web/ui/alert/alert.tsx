import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './alert.module.css'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const ICONS: Record<AlertTone, IconName> = { info: 'info', success: 'success', warning: 'warning', danger: 'error' }

type AlertProps = {
  tone?: AlertTone
  title?: string
  /** Announced when it appears after the page; leave it out for what was there from the start. */
  live?: boolean
  actions?: ReactNode
  onDismiss?: () => void
  children?: ReactNode
}

export function Alert({ tone = 'info', title, live = false, actions, onDismiss, children }: AlertProps) {
  const texts = useTexts('ui').alert
  return (
    <div className={styles.alert} data-tone={tone} {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.body}>
        <VisuallyHidden>{texts[tone]} </VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <IconButton icon="close" label={texts.dismiss} className={styles.close} onClick={onDismiss} />}
    </div>
  )
}
