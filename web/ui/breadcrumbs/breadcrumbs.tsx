import { useTexts } from '../../i18n/i18n.tsx'
import { Icon } from '../icon/icon.tsx'
import { TextLink } from '../link/link.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = { label: string; to: string }

type BreadcrumbsProps = { trail: readonly Crumb[]; current: string }

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const texts = useTexts('app').breadcrumbs
  return (
    <nav aria-label={texts.label}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={to} className={styles.crumb}>
            <TextLink to={to} tone="text">
              {label}
            </TextLink>
            <Icon name="chevron-forward" size="small" className={styles.sign} />
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
