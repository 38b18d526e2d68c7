import AxeBuilder from '@axe-core/playwright'
import { pathsOf, type RouteName, routeOf, routes } from '@rahnama/web/site-map.ts'
import { expect, inBothLanguages, test } from './fixtures.ts'

const NAMES = (Object.keys(routes) as RouteName[]).filter((name) => routeOf(name).only !== 'development')
const SHELLS = [...new Set(NAMES.map((name) => routeOf(name).shell))]

inBothLanguages('axe finds nothing', (language) => {
  for (const shell of SHELLS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`on the ${shell} pages, ${colorScheme}`, async ({ page, signInAs }) => {
        test.setTimeout(180_000)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        if (shell === 'portal') await signInAs('student')
        if (shell === 'staff' || shell === 'admin') await signInAs('admin')
        for (const name of NAMES.filter((candidate) => routeOf(candidate).shell === shell)) {
          const path = (pathsOf(name)[0] ?? '/').replace('*', '/no/such/page').replace(':slug', 'privacy')
          await page.goto(`${path}?language=${language}`, { waitUntil: 'domcontentloaded' })
          await expect(page.locator('main h1').first()).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          const { violations } = await new AxeBuilder({ page }).analyze()
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)
          expect(found, `${path} in ${language}, ${colorScheme}`).toEqual([])
        }
      })
    }
  }
})
