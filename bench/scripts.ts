import type { PerformanceResourceTiming } from 'node:perf_hooks'
import { chromium, expect, type Page } from '@playwright/test'
import { VISITS } from '@rahnama/e2e/sample-paths.ts'
import { type RouteName, routeOf } from '@rahnama/web/site-map.ts'
import { browserLaunchOptions } from '../scripts/chromium.mjs'
import type { Bench, Row } from './row.ts'
import { PASSWORD, withWarmServer } from './running-server.ts'
import { WITH_FORM } from './with-form.ts'

const PUBLIC_MAX_BYTES = 125_000
const PUBLIC_FORM_MAX_BYTES = 150_000
const PORTAL_MAX_BYTES = 200_000
const STAFF_MAX_BYTES = 250_000
const SESSION_KEY = 'rahnama-session'
const STANDS_AFTER_MS = 1000

/** Bytes of script as they travel, in the language with the larger texts, up to the moment the page is in use; what is fetched ahead is not counted. */
export const scriptsBench: Bench = {
  name: 'scripts',
  run: () => withWarmServer(({ base }) => measureScripts(base)),
}

async function measureScripts(base: string): Promise<Row[]> {
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const rows: Row[] = []
    const client = await signIn(base, 'client@rahnama.example')
    const owner = await signIn(base, 'admin@rahnama.example')
    for (const { name, path } of VISITS) {
      const { shell } = routeOf(name)
      if (shell === 'entrance') continue
      const context = await browser.newContext()
      await context.addInitScript(spareTheConnection)
      if (shell !== 'site') {
        await context.addInitScript(
          ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
          [SESSION_KEY, shell === 'portal' ? client : owner],
        )
      }
      const page = await context.newPage()
      if (shell === 'site') rows.push(...(await publicRows(page, base, name, path)))
      else rows.push(await signedInRow(page, base, path, shell === 'portal' ? PORTAL_MAX_BYTES : STAFF_MAX_BYTES))
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Nothing is fetched ahead for who spares the connection: what is left is what the page itself needs. */
function spareTheConnection(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

async function publicRows(page: Page, base: string, name: RouteName, path: string): Promise<Row[]> {
  await page.goto(`${base}${path}?language=fa`)
  await page.waitForFunction(() => Reflect.has(globalThis, '__reactRouterDataRouter'))
  await stand(page)
  const { bytes, firstAt } = await scriptBytes(page)
  const most = WITH_FORM.includes(name) ? PUBLIC_FORM_MAX_BYTES : PUBLIC_MAX_BYTES
  const weight = budget(`Script on ${path} (brotli)`, bytes, most)
  if (routeOf(name).render === 'client') return [weight]
  const paintedAt = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  return [
    weight,
    {
      what: `First script on ${path} is asked for after the first paint`,
      budget: `after ${Math.round(paintedAt)} ms`,
      measured: `${Math.round(firstAt)} ms`,
      ok: paintedAt > 0 && firstAt > paintedAt,
    },
  ]
}

async function signedInRow(page: Page, base: string, path: string, most: number): Promise<Row> {
  await page.goto(`${base}${path}?language=fa`)
  await expect(page.locator('main h1').first(), `the heading of ${path}`).toBeVisible({ timeout: 30_000 })
  await stand(page)
  return budget(`Script on ${path}, first load (brotli)`, (await scriptBytes(page)).bytes, most)
}

/** On a busy machine parts of a page come one after the other: it is weighed once none has come for a second. */
async function stand(page: Page): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        const { bytes } = await scriptBytes(page)
        const isStanding = bytes === before
        before = bytes
        return isStanding
      },
      { intervals: [STANDS_AFTER_MS], timeout: 60_000 },
    )
    .toBe(true)
}

function budget(what: string, bytes: number, most: number): Row {
  return {
    what,
    budget: `${most / 1000} kB`,
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    ok: bytes > 0 && bytes <= most,
  }
}

async function scriptBytes(page: Page): Promise<{ bytes: number; firstAt: number }> {
  return page.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      /\.js(\?|$)/.test(name),
    )
    return {
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      firstAt: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
}

async function signIn(base: string, email: string): Promise<string> {
  const response = await fetch(`${base}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`${email} of the demonstration cannot sign in: ${response.status}`)
  return response.text()
}
