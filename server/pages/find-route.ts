import { SITE_PAGES } from '@rahnama/contract/content/content.ts'
import { href, pathsOf, ROUTE_NAMES, type RouteName } from '@rahnama/contract/page-paths.ts'
import { routeOf } from '@rahnama/web/site-map.ts'

type Pattern = { name: RouteName; segments: string[] }

const PATTERNS: Pattern[] = ROUTE_NAMES.filter((name) => name !== 'notFound' && !isForEngineers(name)).flatMap((name) =>
  pathsOf(name).map((path) => ({ name, segments: split(path) })),
)

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

/** The name of the page at a path, as the site map has it; notFound for all others. */
export function findRoute(path: string): RouteName {
  const segments = split(path)
  return EXACT.get(segments.join('/')) ?? findPattern(segments)?.name ?? 'notFound'
}

/** A page that is there and that anybody may open. */
export function isPublicPage(path: string): boolean {
  const name = findRoute(path)
  return name !== 'notFound' && routeOf(name).audience === 'public'
}

/** Which step of the self-check a path is, if it is one. */
export function selfCheckStep(path: string): string | undefined {
  return findRoute(path) === 'selfCheckStep' ? split(path).at(-1) : undefined
}

/** How the site map writes the page at a path; what is no page is one pattern for all. */
export function patternOf(path: string): string {
  return pathsOf(findRoute(path))[0] ?? '*'
}

function findPattern(segments: readonly string[]): Pattern | undefined {
  return WITH_PARAMETERS.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((segment, index) => fits(segment, segments[index] ?? '')),
  )
}

/** This page is rendered for every address that leads nowhere, whatever it says. */
const NOWHERE = '/page-not-found'

/**
 * The address to draw in the place of this one, and how to write this one into what was drawn. Addresses of one page
 * that differ in their parameters are drawn once: they say something about who opens them, the drawing does not.
 */
export function standIn(path: string): { path: string; writeAddress(drawn: string): string } {
  const segments = split(path)
  const asItIs = (drawn: string) => drawn
  if (EXACT.has(segments.join('/'))) return { path, writeAddress: asItIs }
  const pattern = findPattern(segments)
  if (!pattern) return { path: NOWHERE, writeAddress: asItIs }
  const places = pattern.segments.map((segment, index) => (segment.startsWith(':') ? `place-${index}-of-address` : ''))
  return {
    path: `/${segments.map((segment, index) => places[index] || segment).join('/')}`,
    writeAddress: (drawn) =>
      places.reduce((html, place, index) => (place ? html.replaceAll(place, segments[index] ?? '') : html), drawn),
  }
}

function fits(segment: string, given: string): boolean {
  return segment.startsWith(':') ? PARAMETER.test(given) : segment === given
}
