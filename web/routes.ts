import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { pathsOf, ROUTE_NAMES, routeOf } from './site-map.ts'

const isDevelopment = process.env.NODE_ENV !== 'production'

/** Route ids are `name` or `name@2` for a second path, so that any match can be traced to the site map. */
function entries(shells: readonly string[]): RouteConfigEntry[] {
  return ROUTE_NAMES.filter((name) => shells.includes(routeOf(name).shell))
    .filter((name) => routeOf(name).only !== 'development' || isDevelopment)
    .flatMap((name) =>
      pathsOf(name).map((path, index) =>
        route(path, routeOf(name).page, { id: index === 0 ? name : `${name}@${index + 1}` }),
      ),
    )
}

export default [
  layout('site/site-layout.tsx', entries(['site'])),
  layout('portal/session-layout.tsx', [
    layout('auth/entrance/entrance-layout.tsx', entries(['entrance'])),
    layout('portal/portal-layout.tsx', entries(['portal', 'staff'])),
    layout('admin/admin-layout.tsx', entries(['admin'])),
  ]),
  ...entries(['bare']),
] satisfies RouteConfig
