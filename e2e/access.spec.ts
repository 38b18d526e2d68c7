import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
import { expect, test } from './fixtures.ts'
import { VISITS, type Visit } from './sample-paths.ts'
import { open, travel } from './travel.ts'

/** The access rules of the specification, written out by hand: the site map is what is being tested. */
const PUBLIC =
  /^\/(landing|services|about-us|our-team|success-stories|contact|pages\/.+|articles(\/.+)?|self-check(\/.+)?|consultations(\/.+)?|appointments\/.+|verify(\/.+)?|unsubscribe\/.+)?$/
const RESTRICTED: [RegExp, Role[]][] = [
  [/^\/agent-dashboard($|\/)/, ['case_review_agent', 'admin']],
  [/^\/referral-dashboard$/, ['referral_agent', 'admin']],
  [/^\/admin(-dashboard$|$|\/)/, ['admin']],
]
const LANDING: Record<Role, string> = {
  admin: '/admin',
  case_review_agent: '/agent-dashboard',
  referral_agent: '/referral-dashboard',
  student: '/home',
}

/** Pages that lead on once they know more: a client books in the portal, and whoever has documents to verify is shown the next. */
function leadsOn(path: string, role: Role | undefined): RegExp | undefined {
  if (role === 'student' && /^\/consultations\/(initial|comprehensive|follow-up)$/.test(path))
    return new RegExp(`${path.replace('/consultations/', '/booking/')}$`)
  return role === 'case_review_agent' && path === '/agent-dashboard/verify'
    ? /\/agent-dashboard\/verify\/A-[^/]+\/[^/]+$/
    : undefined
}

function expectedPlace(path: string, role: Role | undefined): string {
  if (path === '/auth') return role ? LANDING[role] : path
  if (PUBLIC.test(path)) return path
  if (!role) return '/auth'
  if (path === '/home') return LANDING[role]
  const allowed = RESTRICTED.find(([pattern]) => pattern.test(path))?.[1]
  return !allowed || allowed.includes(role) ? path : '/'
}

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
 * Every page is opened by one of those it is for: what is public by nobody, the portal by a student, the rest by an
 * admin. Whoever else is asked only where the answer may be another one; that the guard of each route judges everybody
 * alike stands in web/auth/guard.test.tsx.
 */
function isAsked({ path }: Visit, role: Role | undefined): boolean {
  if (!role) return true
  const mayDiffer = path === '/auth' || path === '/home' || RESTRICTED.some(([pattern]) => pattern.test(path))
  return mayDiffer || leadsOn(path, role) !== undefined || (role === 'student' && !PUBLIC.test(path))
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
