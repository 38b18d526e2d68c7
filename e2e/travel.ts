import type { Page } from '@playwright/test'

type Router = { state: { navigation: { state: string } }; navigate(to: string): Promise<void> }
declare global {
  interface Window {
    __reactRouterDataRouter?: Router
  }
}

/** Opens an address as typed into the browser. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined)
  await settle(page)
}

/** Goes on as by a link to another page, without loading the application anew. */
export async function travel(page: Page, path: string): Promise<void> {
  // Each page brings its title: as long as there is none, the page before is still on screen.
  await page.evaluate((to) => {
    document.title = ''
    return window.__reactRouterDataRouter?.navigate(to)
  }, path)
  await settle(page)
}

/** Comes back once a page stands and has stood for a moment: guards lead on after they were drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isDrawn = () =>
      document.title !== '' &&
      window.__reactRouterDataRouter?.state.navigation.state === 'idle' &&
      document.querySelector('main h1')?.checkVisibility() === true
    for (let frames = 0, at = ''; frames < 3; at = location.href) {
      await new Promise(requestAnimationFrame)
      frames = isDrawn() && location.href === at ? frames + 1 : 0
    }
  })
}
