import { pathsOf, type RouteName, routes } from '@rahnama/web/site-map.ts'

type Pattern = { name: RouteName; segments: string[] }

const PATTERNS: Pattern[] = (Object.keys(routes) as RouteName[])
  .filter((name) => name !== 'notFound')
  .flatMap((name) => pathsOf(name).map((path) => ({ name, segments: split(path) })))

const EXACT = new Map(PATTERNS.filter(isFixed).map(({ name, segments }) => [segments.join('/'), name]))
const WITH_PARAMETERS = PATTERNS.filter((pattern) => !isFixed(pattern))

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function isFixed({ segments }: Pattern): boolean {
  return !segments.some((segment) => segment.startsWith(':'))
}

/** The name of the page at a path, as the site map has it; notFound for all others. */
export function findRoute(path: string): RouteName {
  const segments = split(path)
  const exact = EXACT.get(segments.join('/'))
  if (exact) return exact
  const found = WITH_PARAMETERS.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((segment, index) => segment.startsWith(':') || segment === segments[index]),
  )
  return found?.name ?? 'notFound'
}
