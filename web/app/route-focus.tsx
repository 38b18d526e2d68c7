import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The heading takes focus after a change of page, so that a screen reader hears where it is. It does not on the first
 * page, which was opened, not navigated to.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return null
}
