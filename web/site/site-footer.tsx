import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import styles from './site-footer.module.css'

const PAGES = ['services', 'aboutUs', 'ourTeam', 'successStories', 'contact'] as const

export function SiteFooter() {
  const texts = useTexts('site')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{texts.footer.tagline}</p>
        </div>
        <nav aria-label={texts.footer.pages}>
          <h2 className={styles.heading}>{texts.footer.pages}</h2>
          <ul className={styles.list}>
            {PAGES.map((name) => (
              <li key={name}>
                <TextLink to={href(name)} tone="text">
                  {texts.navigation[name]}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={texts.footer.account}>
          <h2 className={styles.heading}>{texts.footer.account}</h2>
          <ul className={styles.list}>
            <li>
              <TextLink to={href('signIn')} tone="text">
                {texts.footer.signIn}
              </TextLink>
            </li>
          </ul>
        </nav>
        <p className={styles.small}>
          <span>{texts.footer.rights(new Date().getFullYear())}</span>
          <span>{texts.footer.notAdvice}</span>
        </p>
      </div>
    </footer>
  )
}
