import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { VISITS } from '@rahnama/e2e/sample-paths.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { browserLaunchOptions } from '../scripts/chromium.mjs'
import type { Bench, Row } from './row.ts'
import { withWarmServer } from './running-server.ts'

const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const ATTEMPTS = 3
const MOST_PAINT_MS = 1300
const MOST_SHIFT = 0.01

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  run: () => withWarmServer(({ base }) => measureWithLighthouse(base, publicAddresses())),
}

function publicAddresses(): string[] {
  const pages = new Map(VISITS.toReversed().map(({ name, path }) => [name, path]))
  return [...pages]
    .filter(([name]) => routeOf(name).render === 'server')
    .flatMap(([, path]) => LANGUAGES.map((language) => `${path}?language=${language}`))
}

/** On a busy machine Lighthouse may lose the beginning of its recording; it then gives no score and asks to be run again. */
async function report(port: number, url: string): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: Object.keys(LEAST),
    })
    if (typeof result?.lhr.categories.performance?.score === 'number') return result.lhr
  }
  throw new Error(`Lighthouse could not record ${url} in ${ATTEMPTS} attempts`)
}

/** Lighthouse's own mobile profile: slow 4G and a processor four times slower. */
async function measureWithLighthouse(base: string, paths: readonly string[]): Promise<Row[]> {
  const { executablePath, args } = browserLaunchOptions()
  const chrome = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: [...args, '--headless=new'],
    logLevel: 'silent',
  })
  try {
    await readOften(base, paths)
    const rows: Row[] = []
    for (const path of paths) rows.push(...(await measure(chrome.port, base, path)))
    return rows
  } finally {
    chrome.kill()
  }
}

/** As on a site with readers: pages are rendered and packed before this one comes. */
async function readOften(base: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (let reader = 0; reader < 3; reader += 1) await fetch(`${base}${path}`).then((answer) => answer.text())
  }
}

/** A run may be slowed by what else the machine does: of what misses its budget, the median of three runs counts. */
async function measure(port: number, base: string, path: string): Promise<Row[]> {
  const url = `${base}${path}`
  const first = await report(port, url)
  const rows = toRows(path, first)
  if (rows.every(({ ok }) => ok)) return rows
  const runs = [first, await report(port, url), await report(port, url)]
  const [, median = first] = runs.sort((a, b) => performanceOf(a) - performanceOf(b))
  return toRows(path, median)
}

function performanceOf({ categories }: Result): number {
  return categories.performance?.score ?? 0
}

function toRows(path: string, { categories, audits }: Result): Row[] {
  const scores = Object.entries(LEAST).map(([name, least]) => ({
    least,
    score: Math.round((categories[name]?.score ?? 0) * 100),
  }))
  const paint = audits['largest-contentful-paint']?.numericValue ?? Number.NaN
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN
  return [
    {
      what: `Lighthouse mobile ${path}`,
      budget: Object.values(LEAST).join(' / '),
      measured: scores.map(({ score }) => score).join(' / '),
      ok: scores.every(({ score, least }) => score >= least),
    },
    {
      what: `Largest contentful paint ${path}`,
      budget: `${MOST_PAINT_MS} ms`,
      measured: `${Math.round(paint)} ms`,
      ok: paint <= MOST_PAINT_MS,
    },
    { what: `Layout shift ${path}`, budget: `${MOST_SHIFT}`, measured: shift.toFixed(4), ok: shift < MOST_SHIFT },
  ]
}
