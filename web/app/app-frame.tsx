import type { ReactNode } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { IconButton } from '../ui/button/button.tsx'
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
  /** What is in reach of the thumb on a phone: draws itself around the whole navigation. */
  bottom?: ((whole: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/**
 * The frame of everything behind the guard: a bar on top, the navigation beside the page; on a phone it is in a sheet,
 * which opens from the bar on top or, where there is one, from the bar at the bottom.
 */
export function AppFrame({ navigation, tools, bottom, children }: AppFrameProps) {
  useFetchAhead()
  const { menu } = useTexts('app')
  const whole = navigation && (
    <>
      {navigation}
      <div className={styles.themeInSheet}>
        <ThemeSwitch />
      </div>
    </>
  )
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        {whole && !bottom && (
          <NavigationSheet
            button={(opening) => (
              <IconButton icon="menu" label={menu} className={styles.menuButton ?? ''} {...opening} />
            )}
          >
            {whole}
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
      {bottom?.(whole)}
    </div>
  )
}
