import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import { expect, test } from './fixtures.ts'
import { VISITS } from './sample-paths.ts'

/** The access rules of the specification, written out by hand: the site map is what is being tested. */
const PUBLIC =
  /^\/(landing|services|about-us|our-team|success-stories|contact|pages\/.+|articles(\/.+)?|self-check(\/.+)?|consultations(\/.+)?|appointments\/.+)?$/
const RESTRICTED: [RegExp, Role[]][] = [
  [/^\/agent-dashboard$/, ['case_review_agent', 'admin']],
  [/^\/referral-dashboard$/, ['referral_agent', 'admin']],
  [/^\/admin(-dashboard$|$|\/)/, ['admin']],
]
const LANDING: Record<Role, string> = {
  admin: '/admin',
  case_review_agent: '/agent-dashboard',
  referral_agent: '/referral-dashboard',
  student: '/home',
}

function expectedPlace(path: string, role: Role | undefined): string {
  if (path === '/auth') return role ? LANDING[role] : path
  if (PUBLIC.test(path)) return path
  if (!role) return '/auth'
  if (path === '/home') return LANDING[role]
  const allowed = RESTRICTED.find(([pattern]) => pattern.test(path))?.[1]
  return !allowed || allowed.includes(role) ? path : '/'
}

for (const role of [undefined, ...ROLES]) {
  test(`every route leads ${role ?? 'nobody'} where the specification says`, async ({ page, signInAs }) => {
    test.setTimeout(240_000)
    if (role) await signInAs(role)
    for (const { path } of VISITS) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect
        .poll(() => new URL(page.url()).pathname, {
          message: `${path} as ${role ?? 'nobody'}`,
          intervals: [50, 100, 200],
        })
        .toBe(expectedPlace(path, role))
      await expect(page.locator('main h1').first(), path).toBeVisible()
      await expect(page, path).toHaveTitle(/\S+ · Rahnama/)
    }
  })
}
