import { chromium, type Page } from '@playwright/test'
import { PRELOAD_DELAY_MS } from '@rahnama/contract/limits.ts'
import { pathsOf, type RouteName, routeOf, routes } from '@rahnama/web/site-map.ts'
import { browserLaunchOptions } from '../scripts/chromium.mjs'
import type { Row } from './row.ts'
import { PASSWORD } from './running-server.ts'

const LANDING_MAX_BYTES = 120_000
const PORTAL_MAX_BYTES = 190_000
const SESSION_KEY = 'rahnama-session'

/** Bytes of script as they travel, up to the moment the page is in use and before the likely next pages are fetched. */
export async function measureScripts(base: string): Promise<Row[]> {
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const landing = await browser.newPage()
    const rows = await landingRows(landing, base)
    const session = await signIn(base)
    for (const name of portalPages()) {
      const context = await browser.newContext()
      await context.addInitScript(
        ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
        [SESSION_KEY, session],
      )
      rows.push(await portalRow(await context.newPage(), base, pathsOf(name)[0] ?? '/'))
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

function portalPages(): RouteName[] {
  return (Object.keys(routes) as RouteName[]).filter((name) => routeOf(name).shell === 'portal' && name !== 'notFound')
}

async function landingRows(page: Page, base: string): Promise<Row[]> {
  await page.goto(`${base}/?language=en`)
  await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
  const { bytes, firstAt } = await scriptBytes(page)
  const paintedAt = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  return [
    budget('Script on the landing page (brotli)', bytes, LANDING_MAX_BYTES),
    {
      what: 'First script on the landing page is asked for after the first paint',
      budget: `after ${Math.round(paintedAt)} ms`,
      measured: `${Math.round(firstAt)} ms`,
      ok: paintedAt > 0 && firstAt > paintedAt,
    },
  ]
}

async function portalRow(page: Page, base: string, path: string): Promise<Row> {
  await page.goto(`${base}${path}?language=en`)
  await page.locator('main h1').first().waitFor()
  await page.waitForTimeout(PRELOAD_DELAY_MS / 4)
  return budget(`Script on ${path}, first load (brotli)`, (await scriptBytes(page)).bytes, PORTAL_MAX_BYTES)
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

async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'client@rahnama.example', password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`The demonstration client cannot sign in: ${response.status}`)
  return response.text()
}
