import type { RouteName } from '../site-map.ts'
import { routeAt } from './route-at.ts'

type Files = { module: string; css?: readonly string[]; parentId?: string; hasLoader: boolean }

/** The router itself goes by this table, and offers no public way to it (docs/decisions/0027-plain-build.md). */
function table(): Record<string, Files> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { routes: Record<string, Files> } }
  if (!manifest?.routes) throw new Error('The router no longer keeps its table of routes in __reactRouterManifest')
  return manifest.routes
}

/** Pages of one file, as the steps of a form, come together. */
export function fileAt(path: string): string | undefined {
  return table()[routeAt(path)?.id ?? '']?.module
}

export function stylesOf(name: RouteName): readonly string[] {
  return table()[name]?.css ?? []
}

/** Resolves at once for what an earlier visit or preloading has brought. */
export async function fetchPage(path: string): Promise<void> {
  await fetchRoute(table(), routeAt(path)?.id ?? '')
}

/** The page of a route, whatever the parameters of its address will be. */
export async function fetchPageOf(name: RouteName): Promise<void> {
  await fetchRoute(table(), name)
}

/** What a public page says comes from the server. */
async function fetchRoute(routes: Record<string, Files>, id: string): Promise<void> {
  let route = routes[id]
  if (!route || route.hasLoader) throw new Error(`${id} needs the server`)
  while (route) {
    await import(/* @vite-ignore */ route.module)
    route = routes[route.parentId ?? '']
  }
}
