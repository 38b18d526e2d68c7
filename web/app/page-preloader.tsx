import { PRELOAD_DELAY_MS } from '@rahnama/contract/limits.ts'
import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { href, isRouteName, routeOf } from '../site-map.ts'
import { useRouteName } from './route-name.ts'

/** About a second after arriving, the likely next pages are fetched, so that the next click is instant. */
export function PagePreloader() {
  const current = useRouteName()
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(current), PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [current])
  if (!settled || settled !== current || !isRouteName(settled)) return null
  return (routeOf(settled).next ?? [])
    .filter(isRouteName)
    .filter((name) => name !== settled)
    .map((name) => <PrefetchPageLinks key={name} page={href(name)} />)
}
