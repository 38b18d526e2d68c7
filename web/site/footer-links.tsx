import { directionOf, type Language } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../i18n/i18n.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './site-footer.module.css'

type FooterLink = { to: string; label: string; language?: Language }

export function FooterLinks({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  const { language: reading } = useLanguage()
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {links.map(({ to, label, language = reading }) => (
          <li key={to} {...(language !== reading && { lang: language, dir: directionOf(language) })}>
            <TextLink to={to} tone="text">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
