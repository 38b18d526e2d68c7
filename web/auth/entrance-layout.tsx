import { Navigate, Outlet, useLocation } from 'react-router'
import { LanguageSwitch } from '../app/language-switch.tsx'
import { Main, SkipLink } from '../app/page.tsx'
import { href, landingOf } from '../site-map.ts'
import { Anchor } from '../ui/link/link.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { ThemeSwitch } from '../ui/theme-switch/theme-switch.tsx'
import { useAuth } from './auth.tsx'
import styles from './entrance-layout.module.css'
import { readReturnTo } from './return-to.ts'

/** Around sign-in. Who is signed in already has no business here and is sent on by role. */
export default function EntranceLayout() {
  const auth = useAuth()
  const { search } = useLocation()
  if (auth.status === 'signedIn') return <Navigate to={readReturnTo(search) ?? landingOf(auth.role)} replace />
  return (
    <div className={styles.entrance}>
      <SkipLink />
      <header className={styles.bar}>
        <Anchor to={href('landing')} className={styles.home}>
          <Logo />
        </Anchor>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <Main className={styles.main}>
        <Outlet />
      </Main>
    </div>
  )
}
