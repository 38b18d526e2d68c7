import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'

import { Main, SkipLink } from '../app/page.tsx'
import { loadSite } from '../content/content.server.ts'
import { OpenTarget } from './open-target.tsx'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-layout.module.css'
import { SiteNavbar } from './site-navbar.tsx'
import { useReadingLanguage } from './use-reading-language.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return loadSite(context)
}

export default function SiteLayout() {
  const { site, language, year } = useLoaderData<typeof loader>()
  useReadingLanguage(language)
  return (
    <div className={styles.site}>
      <SkipLink />
      <OpenTarget />
      <SiteNavbar name={site.name} />
      <Main className={styles.main}>
        <Outlet />
      </Main>
      <SiteFooter site={site} year={year} />
    </div>
  )
}
