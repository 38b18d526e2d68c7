import type { Page } from '@playwright/test'
import type { Role } from '@rahnama/contract/roles.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core'
import { expect, test } from './fixtures.ts'
import { VISITS, type Visit, visitsOfClient, visitsOfStaff } from './sample-paths.ts'
import { open, travel } from './travel.ts'

declare global {
  interface Window {
    axe: { run(within: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

const PAGES = [...new Map(VISITS.toReversed().map((visit) => [visit.name, visit])).values()].reverse()
const BY_SHELL = Map.groupBy(PAGES, ({ name }) => routeOf(name).shell)
const VISITORS: Record<string, Role> = { portal: 'student', staff: 'admin', admin: 'admin' }
/** What skeletons say: an empty shape has no faults to find. */
const LOADING = { en: uiEn.skeleton.loading, fa: uiFa.skeleton.loading }
/** A theme changes colours, a width the places, a language everything else: each is looked at once. */
const LOOKS = [
  { language: 'en', colorScheme: 'light', width: 390 },
  { language: 'fa', colorScheme: 'dark', width: 1440 },
] as const
/** What the pages of a shell share is looked at on the first of them. */
const SHARED = ['header', 'nav', 'footer'].map((name) => `${name}:not(main *)`)

for (const [shell, pages] of BY_SHELL) {
  test(`nothing is wrong on the ${shell} pages for axe or for a narrow screen, in either language and theme`, async ({
    page,
    signInAs,
  }) => {
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

test('axe finds nothing on any part of a case', async ({ page, signInAs, sessions }) => {
  test.setTimeout(240_000)
  await signInAs('case_review_agent')
  const { access_token: token } = JSON.parse(sessions.get('case_review_agent') ?? '{}') as { access_token: string }
  const visits = await visitsOfStaff(async (path) => {
    const answer = await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })
    expect([path, answer.status()]).toEqual([path, 200])
    return answer.json()
  })
  await expectNoFaults(page, visits)
})

async function expectNoFaults(page: Page, visits: readonly Visit[]): Promise<void> {
  await page.addInitScript({ content: axe.source })
  let before: Visit | undefined
  for (const { language, colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 600 })
    for (const visit of visits) {
      const { name, path } = visit
      await (before && before.name !== name ? travel : open)(
        page,
        `${path}${path.includes('?') ? '&' : '?'}language=${language}`,
      )
      before = visit
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('status').filter({ hasText: LOADING[language] }), `${path} has loaded`).toHaveCount(0)
      const faults = await faultsOn(page, visit === visits[0] ? [] : SHARED)
      expect(faults, `${path} in ${language}, ${colorScheme}, ${width} wide`).toEqual([])
    }
  }
}

/** Parts of a page may be drawn one after the other: it is looked at once nothing has changed for some frames. */
async function stand(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let frames = 0
    const observer = new MutationObserver(() => {
      frames = 0
    })
    observer.observe(document.body, { childList: true, subtree: true })
    for (; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
    observer.disconnect()
  })
}

async function faultsOn(page: Page, exclude: readonly string[]): Promise<string[]> {
  await stand(page)
  return page.evaluate(
    async (exclude) => {
      const { violations } = await window.axe.run({ exclude }, { resultTypes: ['violations'] })
      const excess = document.documentElement.scrollWidth - window.innerWidth
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
        ...(excess > 0 ? [`${excess} px wider than the screen`] : []),
      ]
    },
    [...exclude],
  )
}
