import { useId } from 'react'
import { NavLink } from 'react-router'
import { LanguageSwitch } from '../app/language-switch.tsx'
import { useOpenHere } from '../app/use-open-here.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Anchor, ButtonLink } from '../ui/link/link.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import styles from './site-navbar.module.css'
import { useSignedIn } from './use-signed-in.ts'

type Entry = { page: keyof ReturnType<typeof useTexts<'site'>>['navigation']; to: string; isSecond?: boolean }

const LINKS: readonly Entry[] = [
  { page: 'services', to: href('services') },
  { page: 'selfCheck', to: href('selfCheck') },
  { page: 'aboutUs', to: href('aboutUs'), isSecond: true },
  { page: 'ourTeam', to: href('ourTeam') },
  { page: 'successStories', to: href('successStories'), isSecond: true },
  { page: 'faq', to: href('contentPage', { slug: 'faq' }) },
  { page: 'contact', to: href('contact') },
]

export function SiteNavbar({ name }: { name: string }) {
  const texts = useTexts('site').navigation
  const { menu } = useTexts('app')
  const [isOpen, setOpen] = useOpenHere()
  const menuId = useId()

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Anchor to={href('landing')} className={styles.home}>
          <Logo name={name} />
        </Anchor>
        <BarAccountLink />
        {/* Without script the box itself opens the menu. */}
        <input
          type="checkbox"
          id={`${menuId}-toggle`}
          className={styles.toggle}
          checked={isOpen}
          onChange={(event) => setOpen(event.target.checked)}
          onKeyDown={(event) => event.key === 'Enter' && setOpen(!isOpen)}
          aria-label={menu}
          aria-controls={menuId}
          aria-expanded={isOpen}
        />
        <label htmlFor={`${menuId}-toggle`} className={styles.toggleFace} aria-hidden="true">
          <Icon name="menu" className={styles.whenClosed} />
          <Icon name="close" className={styles.whenOpen} />
        </label>
        <nav id={menuId} className={styles.menu} aria-label={texts.label}>
          <ul className={styles.links}>
            {LINKS.map(({ page, to, isSecond }) => (
              <li key={page} data-second={isSecond}>
                <NavLink to={to} className={() => styles.link}>
                  {texts[page]}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <NavLink to={href('search')} className={() => styles.search}>
              <Icon name="search" />
              <span>{texts.search}</span>
            </NavLink>
            <LanguageSwitch />
            <AccountLinks />
          </div>
        </nav>
      </div>
    </header>
  )
}

/** Where the rest is folded into the menu, whoever has an account still finds the way in at once. */
function BarAccountLink() {
  const texts = useTexts('site').navigation
  const isSignedIn = useSignedIn()
  return (
    <span className={styles.inBar}>
      <ButtonLink to={href(isSignedIn ? 'home' : 'signIn')} size="small" variant={isSignedIn ? 'primary' : 'secondary'}>
        {isSignedIn ? texts.portal : texts.signIn}
      </ButtonLink>
    </span>
  )
}

function AccountLinks() {
  const texts = useTexts('site').navigation
  if (useSignedIn()) {
    return (
      <ButtonLink to={href('home')} variant="primary">
        {texts.portal}
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink to={href('signIn')} variant="quiet">
        {texts.signIn}
      </ButtonLink>
      <ButtonLink to={href('selfCheck')} variant="primary">
        {texts.getStarted}
      </ButtonLink>
    </>
  )
}
