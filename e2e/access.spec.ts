import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import { href, landingOf, mayOpen, pathsOf, type RouteName, routeOf, routes } from '@rahnama/web/site-map.ts'
import { expect, test } from './fixtures.ts'

type Visit = { path: string; name: RouteName }

const VISITS: Visit[] = (Object.keys(routes) as RouteName[])
  .filter((name) => routeOf(name).only !== 'development')
  .flatMap((name) =>
    pathsOf(name).map((path) => ({ name, path: path === '*' ? '/no/such/page' : path.replace(':slug', 'privacy') })),
  )

/** The access rules of the specification, written out by hand. */
function expectedPlace({ name, path }: Visit, role: Role | undefined): string {
  const { audience } = routeOf(name)
  if (name === 'signIn') return role ? landingOf(role) : path
  if (audience === 'public') return path
  if (!role) return href('signIn')
  if (name === 'home') return landingOf(role)
  return mayOpen(role, name) ? path : '/'
}

for (const role of [undefined, ...ROLES]) {
  test(`every route leads ${role ?? 'nobody'} where the specification says`, async ({ page, signInAs }) => {
    test.setTimeout(180_000)
    if (role) await signInAs(role)
    for (const visit of VISITS) {
      await page.goto(visit.path, { waitUntil: 'commit' })
      await expect
        .poll(() => new URL(page.url()).pathname, { message: `${visit.path} as ${role ?? 'nobody'}` })
        .toBe(expectedPlace(visit, role))
      await expect(page.locator('main h1').first(), visit.path).toBeVisible()
      await expect(page).toHaveTitle(/\S+ · Rahnama/)
    }
  })
}
