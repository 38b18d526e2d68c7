import { SITE_PAGES } from '@rahnama/contract/content-kinds.ts'
import { href, pathsOf, type RouteName, routeOf, routes } from '@rahnama/web/site-map.ts'

type Pattern = { name: RouteName; segments: string[] }

const PATTERNS: Pattern[] = (Object.keys(routes) as RouteName[])
  .filter((name) => name !== 'notFound' && !isForEngineers(name))
  .flatMap((name) => pathsOf(name).map((path) => ({ name, segments: split(path) })))

const EXACT = new Map(PATTERNS.filter(isFixed).map(({ name, segments }) => [segments.join('/'), name]))
const WITH_PARAMETERS = PATTERNS.filter((pattern) => !isFixed(pattern))
/** Ids, slugs and tokens. Anything else, such as an encoded `..`, would be another page to the router than to us. */
const PARAMETER = /^[\w-]+$/

/** The build leaves these out, so to a visitor they are not there. */
function isForEngineers(name: RouteName): boolean {
  return routeOf(name).only === 'development' && process.env.NODE_ENV === 'production'
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function isFixed({ segments }: Pattern): boolean {
  return !segments.some((segment) => segment.startsWith(':'))
}

/** The site's own pages are not found a second time among the others. */
const OWN_ADDRESSES = new Map<string, string>(
  Object.entries(SITE_PAGES).map(([slug, path]) => [href('contentPage', { slug }), path]),
)

/** One spelling per address: without slashes that mean nothing. */
export function tidyPath(path: string): string {
  const tidy = `/${split(path).join('/')}`
  return OWN_ADDRESSES.get(tidy) ?? tidy
}

/** Whether the address says nothing about who opens it. */
export function isFixedPath(path: string): boolean {
  return EXACT.has(split(path).join('/'))
}

/** The name of the page at a path, as the site map has it; notFound for all others. */
export function findRoute(path: string): RouteName {
  const segments = split(path)
  const exact = EXACT.get(segments.join('/'))
  if (exact) return exact
  const found = WITH_PARAMETERS.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((segment, index) => fits(segment, segments[index] ?? '')),
  )
  return found?.name ?? 'notFound'
}

function fits(segment: string, given: string): boolean {
  return segment.startsWith(':') ? PARAMETER.test(given) : segment === given
}
