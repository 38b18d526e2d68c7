import { routeAt } from './route-at.ts'

type Files = { module: string; css?: readonly string[]; parentId?: string; hasLoader: boolean }

/** The router itself goes by this table. */
function table(): Record<string, Files> {
  return (window as unknown as { __reactRouterManifest: { routes: Record<string, Files> } }).__reactRouterManifest
    .routes
}

/** Pages of one file, as the steps of a form, come together. */
export function fileAt(path: string): string | undefined {
  return table()[routeAt(path)?.id ?? '']?.module
}

export function stylesAt(path: string): readonly string[] {
  return table()[routeAt(path)?.id ?? '']?.css ?? []
}

/** Resolves at once for what an earlier visit or preloading has brought. What a public page says comes from the server. */
export async function fetchPage(path: string): Promise<void> {
  const routes = table()
  let route = routes[routeAt(path)?.id ?? '']
  if (!route || route.hasLoader) throw new Error(`${path} needs the server`)
  while (route) {
    await import(/* @vite-ignore */ route.module)
    route = routes[route.parentId ?? '']
  }
}
