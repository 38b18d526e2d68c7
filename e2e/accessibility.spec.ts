import AxeBuilder from '@axe-core/playwright'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { VISITS } from './sample-paths.ts'

const SHELLS = [...new Set(VISITS.map(({ name }) => routeOf(name).shell))]
/** Colours do not depend on the language, so one of them is enough for the dark theme. */
const THEMES: Record<Language, readonly ('light' | 'dark')[]> = { en: ['light'], fa: ['light', 'dark'] }

inBothLanguages('axe finds nothing', (language) => {
  for (const shell of SHELLS) {
    for (const colorScheme of THEMES[language]) {
      test(`on the ${shell} pages, ${colorScheme}`, async ({ page, signInAs }) => {
        test.setTimeout(240_000)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        if (shell === 'portal') await signInAs('student')
        if (shell === 'staff' || shell === 'admin') await signInAs('admin')
        const names = new Set<string>()
        for (const { name, path } of VISITS.filter((visit) => routeOf(visit.name).shell === shell)) {
          if (names.has(name)) continue
          names.add(name)
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
