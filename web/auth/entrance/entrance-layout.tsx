import { Outlet } from 'react-router'
import { LanguageSwitch } from '../../app/language-switch.tsx'
import { Main, SkipLink } from '../../app/page.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Anchor } from '../../ui/link/link.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch/theme-switch.tsx'
import styles from './entrance-layout.module.css'
import { EntranceScene } from './entrance-scene.tsx'

/** Around sign-in: the form, and on wide screens a quiet word beside it. */
export default function EntranceLayout() {
  const { scene } = useTexts('auth')
  return (
    <div className={styles.entrance}>
      <SkipLink />
      <header className={styles.bar}>
        <Anchor to={href('landing')} className={styles.home}>
          <Logo />
        </Anchor>
        <div className={styles.tools}>
          <LanguageSwitch />
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <Main className={styles.main}>
        <Outlet />
      </Main>
      <aside className={styles.aside}>
        <EntranceScene label={scene.label} />
        <div className={styles.words}>
          <h2 className={styles.heading}>{scene.heading}</h2>
          <ul className={styles.points}>
            {scene.points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="check" size="small" className={styles.check} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
