import type { SiteView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { ThemeSwitch } from '../ui/theme-switch/theme-switch.tsx'
import { FooterLinks } from './footer-links.tsx'
import styles from './site-footer.module.css'
import { useSignedIn } from './use-signed-in.ts'

const PAGES = ['services', 'aboutUs', 'ourTeam', 'successStories', 'contact'] as const

export function SiteFooter({ site, year }: { site: SiteView; year: string }) {
  const { footer, navigation } = useTexts('site')
  const isSignedIn = useSignedIn()
  const written = site.footerPages.map(({ path, title, language }) => ({ to: path, label: title, language }))
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo name={site.name} />
          <p>{footer.tagline}</p>
          <address className={styles.address}>
            <TextLink href={`mailto:${site.contactEmail}`} tone="text" icon="mail">
              <span dir="ltr">{site.contactEmail}</span>
            </TextLink>
            <TextLink href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} tone="text" icon="phone">
              <span dir="ltr">{site.phone}</span>
            </TextLink>
            <span>{site.office}</span>
          </address>
          {site.links.length > 0 && (
            <ul className={styles.networks} aria-label={footer.networks}>
              {site.links.map(({ network, href: address }) => (
                <li key={network}>
                  <TextLink href={address} tone="text">
                    {footer.networkNames[network]}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <FooterLinks
          heading={footer.pages}
          links={PAGES.map((name) => ({ to: href(name), label: navigation[name] }))}
        />
        <FooterLinks heading={footer.more} links={written} />
        <FooterLinks
          heading={footer.account}
          links={
            isSignedIn
              ? [{ to: href('home'), label: navigation.portal }]
              : [
                  { to: href('signIn'), label: footer.signIn },
                  { to: `${href('signIn')}?view=register`, label: footer.register },
                ]
          }
        />
        <div className={styles.small}>
          <p>
            <span>{footer.rights(year, site.name)}</span> <span>{footer.notAdvice}</span>
          </p>
          <div data-print="hidden">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
