import type { Page } from '@playwright/test'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { type RouteName, routeOf } from '@rahnama/web/site-map.ts'
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core'
import { expectedPlace, hostOf } from './expected-place.ts'
import { expect, test } from './fixtures.ts'
import { PAGES, VISITS, type Visit, visitsOfClient, visitsOfStaff, WRITTEN_PAGES } from './sample-paths.ts'
import { open, travel } from './travel.ts'

declare global {
  interface Window {
    axe: { run(within: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

const BY_SHELL = Map.groupBy(PAGES, ({ name }) => routeOf(name).shell)
/** What skeletons say: an empty shape has no faults to find. */
const LOADING = { en: uiEn.skeleton.loading, fa: uiFa.skeleton.loading }
/**
 * A theme changes colours, a width the places, a language everything else: each is looked at once. Public pages, whose
 * words the office writes, are measured at one more width, and their colours in both themes: they have scenes of their
 * own. Elsewhere what can be read in the light theme can be read in the dark one, see web/ui/tokens.test.ts.
 */
const LOOKS = [
  { language: 'en', colorScheme: 'light', width: 390, alsoWidth: 768 },
  { language: 'fa', colorScheme: 'dark', width: 1440, alsoWidth: 390 },
] as const
const HEIGHT = 600
const ELSEWHERE = '/no/such/page'
/** Only one article and one page of the site map's kinds are looked at by axe; all that are written have to fit. */
const WRITTEN = WRITTEN_PAGES.filter((path) => !VISITS.some((visit) => visit.path === path))
/** Where cards stand side by side on a tablet. */
const WITH_CARDS: readonly RouteName[] = ['landing', 'services', 'aboutUs', 'contact', 'articles']
const IN_BOTH_THEMES: readonly string[] = ['site', 'entrance', 'bare']
/** Most of what a look costs. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/** What the pages of a shell share is looked at on the first of them. */
const SHARED = ['header', 'nav', 'footer'].map((name) => `${name}:not(main *)`)

for (const [shell, pages] of BY_SHELL) {
  test(`the ${shell} pages open, and nothing is wrong for axe or a narrow screen, in either language and theme`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(240_000)
    const [first] = pages
    const host = first && hostOf(first.name)
    if (host) await signInAs(host)
    await expectNoFaults(page, pages, (path) => expectedPlace(path, host))
  })
}

test('no article or page of the office is wider than the screen', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page, WRITTEN[0] ?? '')
  for (const { language, alsoWidth } of LOOKS) {
    await page.setViewportSize({ width: alsoWidth, height: HEIGHT })
    for (const path of WRITTEN) {
      // Nothing of the page before may stay: the way leads over another one.
      await travel(page, ELSEWHERE)
      await travel(page, `${path}?language=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await excessAt(page, alsoWidth), `${path} in ${language}, ${alsoWidth} wide`).toBe(0)
    }
  }
})

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

test('axe finds nothing on any part of a case, on a document to verify and on the full queue', async ({
  page,
  signInAs,
  sessions,
}) => {
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

async function expectNoFaults(
  page: Page,
  visits: readonly Visit[],
  placeOf: (path: string) => string = (path) => path.replace(/\?.*/, ''),
): Promise<void> {
  await page.addInitScript({ content: axe.source })
  let before: Visit | undefined
  for (const { language, colorScheme, width, alsoWidth } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: HEIGHT })
    for (const visit of visits) {
      const { name, path } = visit
      // Between two addresses of one page nothing would be drawn anew: the way leads over another one.
      if (before?.name === name) await travel(page, ELSEWHERE)
      await (before ? travel : open)(page, `${path}${path.includes('?') ? '&' : '?'}language=${language}`)
      before = visit
      expect(new URL(page.url()).pathname, path).toBe(placeOf(path))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('status').filter({ hasText: LOADING[language] }), `${path} has loaded`).toHaveCount(0)
      const { shell } = routeOf(name)
      const without = colorScheme === 'light' || IN_BOTH_THEMES.includes(shell) ? [] : OF_COLOURS
      const faults = await faultsOn(page, visit === visits[0] ? [] : SHARED, without)
      expect(faults, `${path} in ${language}, ${colorScheme}, ${width} wide`).toEqual([])
      await expect(page, path).toHaveTitle(/\S+ · (Rahnama|راهنما)/)
      if (shell !== 'site') continue
      expect(await excessAt(page, alsoWidth), `${path} in ${language}, ${alsoWidth} wide`).toBe(0)
      if (alsoWidth === 768 && WITH_CARDS.includes(name)) expect(await lonelyCards(page), path).toEqual([])
      await page.setViewportSize({ width, height: HEIGHT })
    }
  }
}

/** How much wider than the screen the page is, in pixels. */
async function excessAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: HEIGHT })
  return page.evaluate(() => {
    // What is far below is otherwise not laid out, and nothing in it can be measured.
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer'))
      element.style.contentVisibility = 'visible'
    return Math.max(0, document.documentElement.scrollWidth - window.innerWidth)
  })
}

/** Lists in a grid whose last row is not filled. */
function lonelyCards(page: Page): Promise<string[]> {
  return page.locator('main ul').evaluateAll((lists) =>
    lists
      .filter((list) => list.checkVisibility({ contentVisibilityAuto: true }))
      .filter((list) => getComputedStyle(list).display === 'grid' && list.children.length > 1)
      .filter((list) => {
        const boxes = [...list.children].map((child) => child.getBoundingClientRect())
        const lastRow = boxes.filter(({ top }) => Math.abs(top - (boxes.at(-1)?.top ?? 0)) < 1)
        const start = Math.min(...lastRow.map(({ left }) => left))
        const end = Math.max(...lastRow.map(({ right }) => right))
        return end - start < list.getBoundingClientRect().width - 2
      })
      .map((list) => list.textContent.slice(0, 60)),
  )
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

async function faultsOn(page: Page, exclude: readonly string[], without: readonly string[]): Promise<string[]> {
  await stand(page)
  return page.evaluate(
    async ({ exclude, without }) => {
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
      const { violations } = await window.axe.run({ exclude }, { resultTypes: ['violations'], rules })
      const excess = document.documentElement.scrollWidth - window.innerWidth
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
        ...(excess > 0 ? [`${excess} px wider than the screen`] : []),
      ]
    },
    { exclude: [...exclude], without: [...without] },
  )
}
