import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import type { ReactNode } from 'react'
import { Outlet, Scripts, ScrollRestoration } from 'react-router'
import { DocumentHead } from './app/document-head.tsx'
import { LanguageFromVisitor } from './app/language-from-visitor.tsx'
import { useNonce } from './app/nonce.tsx'
import { PagePreloader } from './app/page-preloader.tsx'
import { RouteFocus } from './app/route-focus.tsx'
import { useLanguage } from './i18n/i18n.tsx'
import { VisitNoting } from './visits/visits.tsx'

export { PageFailure as ErrorBoundary } from './app/page-failure.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage()
  const nonce = useNonce()
  const nonceProp = nonce ? { nonce } : {}
  return (
    <html lang={language} dir={direction} suppressHydrationWarning>
      <head>
        <DocumentHead />
      </head>
      <body>
        {children}
        <ScrollRestoration {...nonceProp} />
        <Scripts {...nonceProp} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <LanguageFromVisitor />
      <PagePreloader />
      <RouteFocus />
      <VisitNoting />
      <Outlet />
    </>
  )
}
