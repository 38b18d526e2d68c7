import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Loaded when the page has long been drawn: counting visits costs a visitor nothing they could feel. */
export function VisitNoting() {
  const { pathname } = useLocation()
  useEffect(() => {
    import('./note-page.ts').then(({ notePage }) => notePage(pathname)).catch(() => {})
  }, [pathname])
  return null
}
