import { useEffect, useState } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { routeOf, type Shape } from '../site-map.ts'
import { ConnectionBoundary } from '../ui/late/late.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { routeAt } from './route-at.ts'
import { useRouteName } from './route-name.ts'

const PATIENCE_MS = 120

/** The page, or the shape of the next one when it takes longer than a blink to arrive. */
export function PageOutlet() {
  const { state, location } = useNavigation()
  const current = useRouteName()
  const destination = state === 'loading' ? location?.pathname : undefined
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!destination) return
    const timer = setTimeout(() => setLate(destination), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [destination])
  if (destination && late === destination) return <PageSkeleton shape={shapeOf(destination)} />
  return (
    <ConnectionBoundary key={current}>
      <Outlet />
    </ConnectionBoundary>
  )
}

function shapeOf(path: string): Shape {
  const route = routeAt(path)
  return route ? routeOf(route.name).shape : 'article'
}
