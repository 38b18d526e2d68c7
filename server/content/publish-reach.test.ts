import { createHash } from 'node:crypto'
import { content } from '@rahnama/contract/content/content.ts'
import { contentEditing } from '@rahnama/contract/content/content-editing.ts'
import { DEFAULT_SITE_SETTINGS, siteSettings } from '@rahnama/contract/site-settings.ts'
import { themeSheet } from '@rahnama/contract/theme/theme.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { buildDeps, stopBackground } from '../build-deps.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { createCall } from '../handlers.ts'
import { createPages, type Render } from '../pages/pages.ts'
import { useTestApp } from '../test/test.ts'
import { createContentChanges } from './content.ts'

/** Two processes on one database, each with its own cache of rendered pages. */
const t = useTestApp()
let other: Deps
const rendered = { here: 0, there: 0 }
let here: ReturnType<typeof createApp>
let there: ReturnType<typeof createApp>

function appOf(deps: Deps, name: keyof typeof rendered) {
  const call = createCall(deps)
  const render: Render = async (_request, { language }) => {
    rendered[name] += 1
    const [page, site, theme] = await Promise.all([
      call(content.page, { slug: 'about-us', language }),
      call(content.site, { language }),
      call(siteSettings.readTheme, {}),
    ])
    return new Response(
      `<html><head><style id="firm-colours">${themeSheet(theme.value)}</style></head><body>${site.name}: ${page.title}</body></html>`,
    )
  }
  return createApp(deps, {
    pages: createPages(render, deps.pdf.picture, {
      listWritten: async () => [],
      readDefaultLanguage: async () => 'en',
      position: () => undefined,
    }),
  })
}

beforeAll(async () => {
  other = await buildDeps(
    { config: t.deps.config, db: t.db, log: t.deps.log, now: t.deps.now },
    { inBackground: false },
  )
  here = appOf(t.deps, 'here')
  there = appOf(other, 'there')
  await Promise.all([t.deps, other].map(({ contentChanges }) => contentChanges.onChange(() => {})))
})
afterAll(() => stopBackground(other))

const shownOn = async (app: typeof here) =>
  /<body>(.*)<\/body>/.exec(await (await app.request('/about-us')).text())?.[1]

async function draftTitle(title: string) {
  const row = await t.db.row<{ id: string }>(sql`select id from content_items where slug = 'about-us'`)
  const { id, parts, bodies } = await t.as('admin').call(contentEditing.read, { id: row?.id ?? '' })
  const draft = { id, part: 'en', version: parts.en.version, body: { ...bodies.en, title } } as const
  return t.as('admin').call(contentEditing.save, draft)
}

async function publishTitle(title: string): Promise<void> {
  const { id, parts } = await draftTitle(title)
  const seen = { version: parts.en.version, factsVersion: parts.facts.version }
  await t.as('admin').call(contentEditing.publish, { id, language: 'en', ...seen })
}

test('a page is rendered once and kept, and a publish shows on every process within a second', async () => {
  expect([await shownOn(here), await shownOn(there)]).toEqual(['Rahnama: About us', 'Rahnama: About us'])
  await shownOn(there)
  expect(rendered).toEqual({ here: 1, there: 1 })
  await publishTitle('Who we are')
  await expect
    .poll(async () => [await shownOn(here), await shownOn(there)])
    .toEqual(['Rahnama: Who we are', 'Rahnama: Who we are'])
})

test('colours the owner publishes are in the page of every process, named to its content policy', async () => {
  const value = { primary: '#0b5394', secondary: '#6a1b9a', corners: 'sharp' } as const
  await t.as('admin').call(siteSettings.updateTheme, { version: 0, value })
  for (const app of [here, there]) {
    const read = async () => {
      const answer = await app.request('/about-us')
      const sheet = /<style id="firm-colours">(.*?)<\/style>/.exec(await answer.text())?.[1] ?? ''
      return { sheet, policy: answer.headers.get('content-security-policy') }
    }
    await expect
      .poll(async () => (await read()).sheet)
      .toMatch(/--action:light-dark\(#0b5394, #[0-9a-f]{6}\);.*--radius:0rem/)
    const { sheet, policy } = await read()
    const hash = createHash('sha256').update(sheet).digest('base64')
    expect(policy).toContain(`style-src-elem 'self' 'sha256-${hash}'`)
  }
})

test('a draft is no news', async () => {
  const heard = vi.fn()
  await other.contentChanges.onChange(heard)
  await draftTitle('Draft')
  // Notices come in order: when this one has arrived, one of the draft would have, too.
  await t.db.execute(sql`notify content, 'after the draft'`)
  await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a new name of the firm shows within a second, too', async () => {
  await shownOn(there)
  const value = { ...DEFAULT_SITE_SETTINGS.general, name: { en: 'Compass', fa: 'قطب‌نما' } }
  await t.as('admin').call(siteSettings.updateGeneral, { version: 0, value })
  await expect.poll(() => shownOn(there)).toBe('Compass: Who we are')
})

test('when the day ends in Toronto, what was rendered is forgotten without a publish', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let now = new Date('2026-11-21T04:59:50Z')
  const changes = createContentChanges({ db: t.db, log: t.deps.log, now: () => now })
  try {
    await changes.onChange(() => {})
    const heard = vi.fn()
    await changes.onChange(heard)
    vi.advanceTimersByTime(10_000)
    expect(heard).not.toHaveBeenCalled()
    now = new Date('2026-11-21T05:00:10Z')
    vi.advanceTimersByTime(10_000)
    expect(heard).toHaveBeenCalledTimes(1)
  } finally {
    await changes.stop()
    vi.useRealTimers()
  }
})

test('the version of the content grows with each publish', async () => {
  const version = async () => (await t.call(content.site, { language: 'en' })).version
  const before = await version()
  await publishTitle('About us again')
  expect(await version()).toBeGreaterThan(before)
})
