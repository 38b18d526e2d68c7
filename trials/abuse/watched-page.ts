import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { EVENTS_PATH } from '@rahnama/contract/signals.ts'
import { followLink, noteTrips, readTrips } from './in-page.mjs'

/** What ran, what the policy stopped, and what became an element instead of text. */
export async function tripsOf(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate(readTrips)
        // A frame may be gone while it is asked.
        .catch(() => []),
    ),
  )
  return found.flat()
}

export async function arm(context: BrowserContext): Promise<void> {
  await context.addInitScript(noteTrips)
}

const QUIET_MS = 300
const QUIET_AT_MOST_MS = 5000
const open = new WeakMap<Page, Set<Request>>()

/** What a page asks for is known from its beginning; it listens for news as long as it is open. */
export function watchRequests(page: Page): void {
  const asked = new Set<Request>()
  open.set(page, asked)
  page.on('request', (request) => void (request.url().endsWith(EVENTS_PATH) || asked.add(request)))
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfailed', (request) => asked.delete(request))
}

/** Nothing is being asked for: what the page is given is drawn. One that never rests is looked at as it is. */
export async function untilQuiet(page: Page): Promise<void> {
  const began = Date.now()
  for (let quietSince = began; Date.now() - quietSince < QUIET_MS && Date.now() - began < QUIET_AT_MOST_MS; ) {
    await pause(50)
    if (open.get(page)?.size) quietSince = Date.now()
  }
}

/** As a link leads there, without asking the server for the page. */
export async function goWithin(page: Page, place: string): Promise<void> {
  await page.mouse.move(10, 10)
  await untilQuiet(page)
  await page.evaluate(followLink, place)
  await untilQuiet(page)
}
