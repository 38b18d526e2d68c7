import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens what an address leads to when it is folded. Browsers do so for what lies within it when a page is opened, not for
 * the fold itself, and not when we change pages.
 */
export function OpenTarget() {
  const { pathname, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place on another page is another place
  useEffect(() => {
    const fold = hash ? document.getElementById(hash.slice(1))?.closest('details') : undefined
    if (!fold || fold.open) return
    fold.open = true
    fold.scrollIntoView()
  }, [pathname, hash])
  return null
}
