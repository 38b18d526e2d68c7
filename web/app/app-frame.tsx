import type { ReactNode } from 'react'
import { href } from '../site-map.ts'
import { useFetchAhead } from '../ui/late/late.tsx'
import { Anchor } from '../ui/link/link.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { ThemeSwitch } from '../ui/theme-switch/theme-switch.tsx'
import styles from './app-frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { NavigationSheet } from './navigation/navigation-sheet.tsx'
import { OfflineNotice } from './offline/offline-notice.tsx'
import { Main, SkipLink } from './page.tsx'

type AppFrameProps = {
  navigation: ReactNode
  /** What stands in the bar before the switches of language and theme. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of everything behind the guard: a bar on top, the navigation beside the page or, on a phone, in a sheet. */
export function AppFrame({ navigation, tools, children }: AppFrameProps) {
  useFetchAhead()
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        {navigation && (
          <NavigationSheet className={styles.menuButton}>
            {navigation}
            <div className={styles.themeInSheet}>
              <ThemeSwitch />
            </div>
          </NavigationSheet>
        )}
        <Anchor to={href('landing')} className={styles.home}>
          <Logo />
        </Anchor>
        <div className={styles.tools}>
          {tools}
          <LanguageSwitch />
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <aside className={styles.side}>{navigation}</aside>
      <Main className={styles.main}>
        <OfflineNotice />
        {children}
      </Main>
    </div>
  )
}
