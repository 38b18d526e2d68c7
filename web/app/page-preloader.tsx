import { PRELOAD_DELAY_MS } from '@rahnama/contract/limits.ts'
import { useEffect, useState } from 'react'
import { href, isRouteName, type RouteName, routeOf } from '../site-map.ts'
import { savesData } from '../ui/saves-data.ts'
import { fetchPage, stylesAt } from './page-files.ts'
import { useRouteName } from './route-name.ts'

/**
 * About a second after arriving, the likely next pages are fetched, so that the next click is instant. Not by the router's
 * own means: where one of them cannot be fetched, it would reload the page the person is on.
 */
export function PagePreloader() {
  const current = useRouteName()
  const [styles, setStyles] = useState<readonly string[]>([])
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(() => {
      const next = current ? nextOf(current) : []
      for (const path of next) fetchPage(path).catch(() => {})
      setStyles([...new Set(next.flatMap(stylesAt))])
    }, PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [current])
  return styles.map((style) => <link key={style} rel="prefetch" as="style" href={style} />)
}

function nextOf(current: RouteName): string[] {
  return (routeOf(current).next ?? [])
    .filter(isRouteName)
    .filter((name) => name !== current)
    .map((name) => href(name))
}
