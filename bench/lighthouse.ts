import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { VISITS } from '@rahnama/e2e/sample-paths.ts'
import { routeOf } from '@rahnama/web/site-map.ts'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { browserLaunchOptions } from '../scripts/chromium.mjs'
import type { Bench, Row } from './row.ts'
import { withWarmServer } from './running-server.ts'
import { WITH_FORM } from './with-form.ts'

type Budget = { scores: Record<string, number>; paintMs: number }

const OTHER_SCORES = { accessibility: 100, 'best-practices': 100, seo: 100 }
const PLAIN: Budget = { scores: { performance: 99, ...OTHER_SCORES }, paintMs: 1300 }
const FORM: Budget = { scores: { performance: 97, ...OTHER_SCORES }, paintMs: 1500 }
const MOST_SHIFT = 0.01
/** One run may be slowed by what else the machine does. */
const RUNS = 5
const ATTEMPTS = 3

type Address = { path: string; budget: Budget }

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  run: (chosen) =>
    withWarmServer(({ base }) =>
      measureWithLighthouse(
        base,
        publicAddresses().filter(({ path }) => chosen.length === 0 || chosen.some((part) => path.startsWith(part))),
      ),
    ),
}

function publicAddresses(): Address[] {
  const pages = new Map(VISITS.toReversed().map(({ name, path }) => [name, path]))
  return [...pages]
    .filter(([name]) => routeOf(name).render === 'server')
    .flatMap(([name, path]) =>
      LANGUAGES.map((language) => ({
        path: `${path}?language=${language}`,
        budget: WITH_FORM.includes(name) ? FORM : PLAIN,
      })),
    )
}

/** On a busy machine Lighthouse may lose the beginning of its recording; it then gives no score and asks to be run again. */
async function report(port: number, url: string): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: Object.keys(PLAIN.scores),
    })
    if (typeof result?.lhr.categories.performance?.score === 'number') return result.lhr
  }
  throw new Error(`Lighthouse could not record ${url} in ${ATTEMPTS} attempts`)
}

/** Lighthouse's own mobile profile: slow 4G and a processor four times slower. */
async function measureWithLighthouse(base: string, addresses: readonly Address[]): Promise<Row[]> {
  const { executablePath, args } = browserLaunchOptions()
  const chrome = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: [...args, '--headless=new'],
    logLevel: 'silent',
  })
  try {
    for (const { path } of addresses) await readOften(`${base}${path}`)
    const rows: Row[] = []
    for (const address of addresses) rows.push(...(await measure(chrome.port, base, address)))
    return rows
  } finally {
    chrome.kill()
  }
}

/** As on a site with readers: pages are rendered and packed before this one comes. */
async function readOften(url: string): Promise<void> {
  for (let reader = 0; reader < 3; reader += 1) await fetch(url).then((answer) => answer.text())
}

async function measure(port: number, base: string, { path, budget }: Address): Promise<Row[]> {
  const runs: Result[] = []
  while (runs.length < RUNS) runs.push(await report(port, `${base}${path}`))
  const scores = Object.entries(budget.scores).map(([name, least]) => ({
    least,
    score: Math.round(median(runs, ({ categories }) => categories[name]?.score ?? 0) * 100),
  }))
  const auditOf = (name: string) => median(runs, ({ audits }) => audits[name]?.numericValue ?? Number.NaN)
  const paint = auditOf('largest-contentful-paint')
  const shift = auditOf('cumulative-layout-shift')
  return [
    {
      what: `Lighthouse mobile ${path}`,
      budget: scores.map(({ least }) => least).join(' / '),
      measured: `${scores.map(({ score }) => score).join(' / ')}, blocked ${Math.round(auditOf('total-blocking-time'))} ms`,
      ok: scores.every(({ score, least }) => score >= least),
    },
    {
      what: `Largest contentful paint ${path}`,
      budget: `${budget.paintMs} ms`,
      measured: `${Math.round(paint)} ms`,
      ok: paint <= budget.paintMs,
    },
    { what: `Layout shift ${path}`, budget: `${MOST_SHIFT}`, measured: shift.toFixed(4), ok: shift < MOST_SHIFT },
  ]
}

function median(runs: readonly Result[], figure: (run: Result) => number): number {
  return runs.map(figure).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN
}
