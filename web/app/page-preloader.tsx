import { PRELOAD_DELAY_MS } from '@rahnama/contract/limits.ts'
import { useEffect, useState } from 'react'
import { type RouteName, routeOf } from '../site-map.ts'
import { savesData } from '../ui/saves-data.ts'
import { fetchPageOf, stylesOf } from './page-files.ts'
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
    let hasLeft = false
    // One after the other, so that nobody who is busy with this page has to wait for the start of all of them.
    const fetchAhead = async () => {
      const found = new Set<string>()
      for (const name of current ? nextOf(current) : []) {
        await fetchPageOf(name).catch(() => {})
        if (hasLeft) return
        for (const style of stylesOf(name)) found.add(style)
        setStyles([...found])
      }
    }
    const timer = setTimeout(fetchAhead, PRELOAD_DELAY_MS)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [current])
  return styles.map((style) => <link key={style} rel="prefetch" as="style" href={style} />)
}

function nextOf(current: RouteName): RouteName[] {
  return (routeOf(current).next ?? []).filter((name) => name !== current)
}
