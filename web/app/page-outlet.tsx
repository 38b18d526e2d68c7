import { useEffect, useState } from 'react'
import { matchPath, Outlet, useNavigation } from 'react-router'
import { pathsOf, type RouteName, routeOf, routes, type Shape } from '../site-map.ts'
import { PageSkeleton } from './page-skeleton.tsx'

const PATIENCE_MS = 120

/** The page, or the shape of the next one when it takes longer than a blink to arrive. */
export function PageOutlet() {
  const { state, location } = useNavigation()
  const destination = state === 'loading' ? location?.pathname : undefined
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!destination) return
    const timer = setTimeout(() => setLate(destination), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [destination])
  if (destination && late === destination) return <PageSkeleton shape={shapeOf(destination)} />
  return <Outlet />
}

function shapeOf(path: string): Shape {
  const names = Object.keys(routes) as RouteName[]
  const name = names.find((candidate) => pathsOf(candidate).some((pattern) => matchPath(pattern, path)))
  return name ? routeOf(name).shape : 'article'
}
