import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { IconButton } from '../ui/button/button.tsx'
import { Anchor } from '../ui/link/link.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { ThemeSwitch } from '../ui/theme-switch/theme-switch.tsx'
import styles from './app-frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Main, SkipLink } from './page.tsx'

/** The frame of everything behind the guard: a bar on top, the navigation beside the page or, on a phone, in a sheet. */
export function AppFrame({ navigation, children }: { navigation: ReactNode; children: ReactNode }) {
  const texts = useTexts('app')
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the sheet
  useEffect(() => setOpen(false), [pathname])

  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <Sheet
          title={texts.name}
          edge="start"
          open={isOpen}
          onOpenChange={setOpen}
          trigger={<IconButton icon="menu" label={texts.menu.open} className={styles.menuButton ?? ''} />}
        >
          {navigation}
        </Sheet>
        <Anchor to={href('landing')} className={styles.home}>
          <Logo />
        </Anchor>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
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
