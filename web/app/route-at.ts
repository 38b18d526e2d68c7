import { matchPath } from 'react-router'
import { pathsOf, ROUTE_NAMES, type RouteName } from '../site-map.ts'

/** The page an address leads to, and the id the router knows it by (see routes.ts). */
export function routeAt(path: string): { name: RouteName; id: string } | undefined {
  for (const name of ROUTE_NAMES) {
    const place = pathsOf(name).findIndex((pattern) => matchPath(pattern, path))
    if (place >= 0) return { name, id: place === 0 ? name : `${name}@${place + 1}` }
  }
}
