import type { Page } from '@playwright/test'

type Router = { state: { navigation: { state: string } }; navigate(to: string): Promise<void> }
declare global {
  interface Window {
    __reactRouterDataRouter?: Router
  }
}

/** Longer than any page takes on a busy machine, and shorter than a test: a navigation that was lost is named. */
const SETTLED_WITHIN_MS = 20_000

/** Opens an address as typed into the browser. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined)
  await settle(page)
}

/** Goes on as by a link to another page, without loading the application anew. */
export async function travel(page: Page, path: string): Promise<void> {
  // Each page brings its title and its heading. A page that is still being hydrated writes its title once more, so the heading
  // is marked with its words, too: React keeps the element where the next page has one in the same place.
  await page.evaluate((to) => {
    document.title = ''
    const heading = document.querySelector('main h1')
    heading?.setAttribute('data-left', heading.textContent)
    return window.__reactRouterDataRouter?.navigate(to)
  }, path)
  await settle(page)
}

/** Comes back once a page stands and has stood for a moment: guards lead on after they were drawn. */
export async function settle(page: Page): Promise<void> {
  const wanted = page.url()
  const missing = await page.evaluate(async (withinMs) => {
    const until = performance.now() + withinMs
    const hasHeading = () => {
      const heading = document.querySelector('main h1')
      return heading?.checkVisibility() && heading.getAttribute('data-left') !== heading.textContent
    }
    const missingNow = () =>
      [
        document.title === '' && 'its title',
        window.__reactRouterDataRouter?.state.navigation.state !== 'idle' && 'the end of its navigation',
        !hasHeading() && 'its heading',
      ].filter((each) => each !== false)
    for (let frames = 0, at = ''; frames < 3; at = location.href) {
      await new Promise(requestAnimationFrame)
      frames = missingNow().length === 0 && location.href === at ? frames + 1 : 0
      if (performance.now() > until) return [...missingNow(), `on ${location.href}`]
    }
    return []
  }, SETTLED_WITHIN_MS)
  if (missing.length > 0) throw new Error(`The page after ${wanted} never stood: ${missing.join(', ')}`)
}
