import { Outlet } from 'react-router'
import { Main, SkipLink } from '../app/page.tsx'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-layout.module.css'
import { SiteNavbar } from './site-navbar.tsx'

export default function SiteLayout() {
  return (
    <div className={styles.site}>
      <SkipLink />
      <SiteNavbar />
      <Main className={styles.main}>
        <Outlet />
      </Main>
      <SiteFooter />
    </div>
  )
}
