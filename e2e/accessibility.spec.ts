import type { Page } from '@playwright/test'
import type { Role } from '@rahnama/contract/roles.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, test } from './fixtures.ts'
import { VISITS, type Visit, visitsOfClient } from './sample-paths.ts'
import { open, travel } from './travel.ts'

declare global {
  interface Window {
    axe: { run(within: Document, options: RunOptions): Promise<AxeResults> }
  }
}

const PAGES = [...new Map(VISITS.toReversed().map((visit) => [visit.name, visit])).values()].reverse()
const BY_SHELL = Map.groupBy(PAGES, ({ name }) => routeOf(name).shell)
const VISITORS: Record<string, Role> = { portal: 'student', staff: 'admin', admin: 'admin' }
/** What skeletons say: an empty shape has no faults to find. */
const LOADING = { en: uiEn.skeleton.loading, fa: uiFa.skeleton.loading }
/** A theme changes colours, a language everything else: each is looked at once. */
const LOOKS = [
  { language: 'en', colorScheme: 'light' },
  { language: 'fa', colorScheme: 'dark' },
] as const

for (const [shell, pages] of BY_SHELL) {
  test(`axe finds nothing on the ${shell} pages, in either language and theme`, async ({ page, signInAs }) => {
    test.setTimeout(240_000)
    const visitor = VISITORS[shell]
    if (visitor) await signInAs(visitor)
    await expectNoFaults(page, pages)
  })
}

test("axe finds nothing on pages that show a client's own file", async ({ page, signInAs, sessions }) => {
  test.setTimeout(240_000)
  await signInAs('student')
  const { access_token: token } = JSON.parse(sessions.get('student') ?? '{}') as { access_token: string }
  const visits = await visitsOfClient(async (path) => {
    const answer = await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })
    expect([path, answer.status()]).toEqual([path, 200])
    return answer.json()
  })
  await expectNoFaults(page, visits)
})

async function expectNoFaults(page: Page, visits: readonly Visit[]): Promise<void> {
  await page.addInitScript({ content: axe.source })
  let before: Visit | undefined
  for (const { language, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    for (const visit of visits) {
      const { name, path } = visit
      await (before && before.name !== name ? travel : open)(page, `${path}?language=${language}`)
      before = visit
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('status').filter({ hasText: LOADING[language] }), `${path} has loaded`).toHaveCount(0)
      expect(await faultsOn(page), `${path} in ${language}, ${colorScheme}`).toEqual([])
    }
  }
}

async function faultsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
  })
}
