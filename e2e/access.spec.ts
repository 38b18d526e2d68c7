import { type Audience, ROLES, type Role } from '@rahnama/contract/roles.ts'
import routes from '@rahnama/web/routes.ts'
import { ROUTE_NAMES, routeOf } from '@rahnama/web/site-map.ts'
import { expectedPlace, hostOf, leadsOn, mayDiffer } from './expected-place.ts'
import { expect, test } from './fixtures.ts'
import { PAGES, VISITS, type Visit } from './sample-paths.ts'
import { open, travel } from './travel.ts'

// Little of each page has to be drawn.
test.use({ viewport: { width: 390, height: 300 } })

/** First addresses of pages, then second ones: between two addresses of one page nothing would be drawn anew. */
function inRounds(visits: readonly Visit[]): readonly Visit[] {
  const round = (visit: Visit) => visits.filter(({ name }) => name === visit.name).indexOf(visit)
  return visits.toSorted((a, b) => round(a) - round(b))
}

const BY_AUDIENCE = Map.groupBy(inRounds(VISITS), ({ name }) => routeOf(name).audience)

/** So many of the pages of one audience in one shell are tried by whoever is refused. */
const TRIED_IN_VAIN = 2
const isRefused = ({ path }: Visit, role: Role | undefined) => {
  const leadsTo = role ? '/' : '/auth'
  return path !== leadsTo && expectedPlace(path, role) === leadsTo
}

/**
 * Where a page leads those it is for is seen where it is looked at, in e2e/accessibility.spec.ts. Here are all its other
 * addresses; whoever else is asked only where the answer may be another one. That a guard judges everybody by the audience
 * of its page alone stands in web/auth/guard.test.tsx, whose audience each page has and that it stands within a frame with
 * a guard below: whoever is refused tries some of each.
 */
function asked(ofAudience: readonly Visit[], role: Role | undefined): readonly Visit[] {
  const refused = Map.groupBy(
    ofAudience.filter((visit) => isRefused(visit, role)),
    ({ name }) => routeOf(name).shell,
  )
  const inVain = [...refused.values()].flatMap((visits) => visits.slice(TRIED_IN_VAIN))
  return ofAudience.filter((visit) => isAsked(visit, role) && !inVain.includes(visit))
}

function isAsked(visit: Visit, role: Role | undefined): boolean {
  const { name, path } = visit
  if (role === hostOf(name) && PAGES.includes(visit)) return false
  if (!role || mayDiffer(path) || leadsOn(path, role)) return true
  return role === 'student' && hostOf(name) === 'student'
}

/** Both draw `SignedInFrame`. */
const WITH_GUARD = ['portal/portal-layout.tsx', 'admin/admin-layout.tsx']

const LET_IN: Record<Audience, readonly Role[]> = {
  public: ROLES,
  signedIn: ROLES,
  caseReview: ['case_review_agent', 'admin'],
  referral: ['referral_agent', 'admin'],
  admin: ['admin'],
}

test('each page is for those whom the specification lets in', () => {
  const wrong = VISITS.flatMap((visit) =>
    ROLES.filter((role) => LET_IN[routeOf(visit.name).audience].includes(role) === isRefused(visit, role)).map(
      (role) => `${visit.path} as ${role}`,
    ),
  )
  expect(wrong).toEqual([])
})

test('each page that is not public stands within a frame with a guard', () => {
  const guarded = (entries: typeof routes, isWithin = false): string[] =>
    entries.flatMap(({ id, file, children = [] }) => {
      const isGuarded = isWithin || WITH_GUARD.includes(file)
      return [...(isGuarded && id ? [id] : []), ...guarded(children, isGuarded)]
    })
  const within = guarded(routes)
  expect(ROUTE_NAMES.filter((name) => routeOf(name).audience !== 'public' && !within.includes(name))).toEqual([])
})

for (const role of [undefined, ...ROLES]) {
  test(`every route leads ${role ?? 'nobody'} where the specification says`, async ({ page, signInAs }) => {
    test.setTimeout(240_000)
    if (role) await signInAs(role)
    let before: Visit | undefined
    for (const visit of [...BY_AUDIENCE.values()].flatMap((ofAudience) => asked(ofAudience, role))) {
      const { path } = visit
      // Where one stands already nothing would be drawn anew.
      const isThere = before && new URL(page.url()).pathname === path
      await (!isThere && isGoneTo(visit, before, role) ? travel : open)(page, path)
      before = visit
      const ledTo = leadsOn(path, role)
      if (ledTo) await expect(page, `${path} as ${role}`).toHaveURL(ledTo)
      else expect(new URL(page.url()).pathname, `${path} as ${role ?? 'nobody'}`).toBe(expectedPlace(path, role))
      await expect(page, path).toHaveTitle(/\S+ · Rahnama/)
    }
  })
}

/**
 * As by a link. By its address nobody opens the first page of each audience, and whoever has a role the first of all: a
 * guard that is there from the first moment stands in web/auth/guard.test.tsx, too.
 */
function isGoneTo({ name }: Visit, before: Visit | undefined, role: Role | undefined): boolean {
  if (!before || before.name === name) return false
  return role !== undefined || routeOf(before.name).audience === routeOf(name).audience
}
