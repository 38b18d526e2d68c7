import { type Audience, ROLES, type Role } from '@rahnama/contract/roles.ts'
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

/** So many of the pages of one audience are tried by each role that is refused. */
const TRIED_IN_VAIN = 2
const isRefused = ({ path }: Visit, role: Role | undefined) => path !== '/' && expectedPlace(path, role) === '/'

/**
 * Where a page leads those it is for is seen where it is looked at, in e2e/accessibility.spec.ts. Here are all its other
 * addresses and nobody, so that each has its guard; whoever else is asked only where the answer may be another one. That a
 * guard judges everybody by the audience of its page alone stands in web/auth/guard.test.tsx, and whose audience each page
 * has below: whoever is refused tries some of each.
 */
function asked(ofAudience: readonly Visit[], role: Role | undefined): readonly Visit[] {
  const inVain = ofAudience.filter((visit) => isRefused(visit, role)).slice(TRIED_IN_VAIN)
  return ofAudience.filter((visit) => isAsked(visit, role) && !inVain.includes(visit))
}

function isAsked(visit: Visit, role: Role | undefined): boolean {
  const { name, path } = visit
  if (role === hostOf(name) && PAGES.includes(visit)) return false
  if (!role || mayDiffer(path) || leadsOn(path, role)) return true
  return role === 'student' && hostOf(name) === 'student'
}

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

for (const role of [undefined, ...ROLES]) {
  test(`every route leads ${role ?? 'nobody'} where the specification says`, async ({ page, signInAs }) => {
    test.setTimeout(240_000)
    if (role) await signInAs(role)
    for (const ofAudience of BY_AUDIENCE.values()) {
      const visits = asked(ofAudience, role)
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
