import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
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

/** The first of each kind is opened by its address; to the others one goes as by links. */
const BY_AUDIENCE = Map.groupBy(inRounds(VISITS), ({ name }) => routeOf(name).audience)

/**
 * Where a page leads those it is for is seen where it is looked at, in e2e/accessibility.spec.ts. Here are all its other
 * addresses and nobody, and whoever else is asked only where the answer may be another one; that the guard of each
 * route judges everybody alike stands in web/auth/guard.test.tsx.
 */
function isAsked(visit: Visit, role: Role | undefined): boolean {
  const { name, path } = visit
  if (role === hostOf(name) && PAGES.includes(visit)) return false
  if (!role || mayDiffer(path) || leadsOn(path, role)) return true
  return role === 'student' && hostOf(name) === 'student'
}

for (const role of [undefined, ...ROLES]) {
  test(`every route leads ${role ?? 'nobody'} where the specification says`, async ({ page, signInAs }) => {
    test.setTimeout(240_000)
    if (role) await signInAs(role)
    for (const ofAudience of BY_AUDIENCE.values()) {
      const visits = ofAudience.filter((visit) => isAsked(visit, role))
      for (const [index, { name, path }] of visits.entries()) {
        const before = visits[index - 1]
        await (before && before.name !== name ? travel : open)(page, path)
        const ledTo = leadsOn(path, role)
        if (ledTo) await expect(page, `${path} as ${role}`).toHaveURL(ledTo)
        else expect(new URL(page.url()).pathname, `${path} as ${role ?? 'nobody'}`).toBe(expectedPlace(path, role))
        await expect(page, path).toHaveTitle(/\S+ · Rahnama/)
      }
    }
  })
}
