import {
  type BlockView,
  type BlockViewOf,
  BlockView as BlockViewSchema,
  content,
} from '@rahnama/contract/content/content.ts'
import { contentEditing } from '@rahnama/contract/content/content-editing.ts'
import { SITE_PAGES } from '@rahnama/contract/content/content-kinds.ts'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { seedContent } from './content.ts'

const t = useTestApp()
const TODAY = '2026-11-15T12:00:00Z'
afterEach(() => t.setNow(TODAY))

const admin = () => t.as('admin')
const page = (slug: string, language: Language = 'en') => t.call(content.page, { slug, language })
const claims = (language: Language = 'en') => t.call(content.claims, { language })

async function block<Type extends BlockView['type']>(
  slug: string,
  type: Type,
  language: Language = 'en',
): Promise<BlockViewOf<Type>> {
  const { blocks } = await page(slug, language)
  const found = blocks.find((candidate) => candidate.type === type)
  if (!found) throw new Error(`No ${type} on ${slug}`)
  return found as BlockViewOf<Type>
}

/** Gives a claim another review date, as an admin would. */
async function reviewBy(key: string, day: string): Promise<void> {
  const rows = await admin().call(contentEditing.list, { kind: 'claim' })
  const id = rows.find(({ slug }) => slug === key)?.id ?? ''
  const { parts, bodies } = await admin().call(contentEditing.read, { id })
  const { version } = parts.facts
  const body = { ...bodies.facts, reviewBy: day }
  await admin().call(contentEditing.save, { id, part: 'facts', version, body })
  const published = { language: 'en', version: parts.en.version, factsVersion: version + 1 } as const
  await admin().call(contentEditing.publish, { id, ...published })
}

describe('what the public reads', () => {
  test.each([
    ['the site', content.site, {}],
    ['the services', content.services, {}],
    ['the articles', content.articles, {}],
    ['the claims', content.claims, {}],
    ['a page', content.page, { slug: 'landing' }],
    ['an article', content.article, { slug: 'how-the-crs-works' }],
  ] as const)(
    '%s: put together once for all who ask, and asked for again it costs a look at its version',
    async (_, procedure, about) => {
      const ask = (language: Language) => t.call<Procedure>(procedure, { ...about, language })
      const first = await ask('en')
      const rows = vi.spyOn(t.db, 'rows')
      expect(await ask('en')).toEqual(first)
      expect(rows).not.toHaveBeenCalled()
      rows.mockRestore()
      expect(await ask('fa')).not.toEqual(first)
    },
  )

  test('is another from the moment something is published, and when a day begins', async () => {
    const keys = async () => (await claims()).map(({ key }) => key)
    const [key = ''] = await keys()
    await reviewBy(key, '2026-11-20')
    expect(await keys()).toContain(key)
    t.setNow('2026-11-21T12:00:00Z')
    expect(await keys()).not.toContain(key)
    t.setNow(TODAY)
    expect(await keys()).toContain(key)
    await reviewBy(key, '2026-11-14')
    expect(await keys()).not.toContain(key)
    await reviewBy(key, '2027-11-14')
  })
})

describe('pages', () => {
  test.each(Object.entries(SITE_PAGES))('%s is there in both languages, at %s', async (slug, path) => {
    for (const language of LANGUAGES) {
      expect(await page(slug, language)).toMatchObject({
        slug,
        path,
        language,
        languages: ['en', 'fa'],
      })
    }
  })

  test.each(['privacy', 'terms', 'faq', 'accessibility'])('%s is there at /pages', async (slug) => {
    expect(await page(slug, 'fa')).toMatchObject({ path: `/pages/${slug}`, language: 'fa' })
  })

  test('leave no claim unsaid and no block unknown', async () => {
    for (const slug of [...Object.keys(SITE_PAGES), 'privacy', 'terms', 'faq', 'accessibility']) {
      for (const language of LANGUAGES) {
        const read = await page(slug, language)
        expect(JSON.stringify(read)).not.toMatch(/\{\{|\{figure\}|undefined/)
        for (const shown of read.blocks) expect(BlockViewSchema.parse(shown)).toEqual(shown)
      }
    }
  })

  test('an unknown slug is not found', async () => {
    for (const procedure of [content.page, content.article])
      expect(await t.refuse(procedure, { slug: 'nowhere', language: 'en' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('the contact cards show the address, number and place of the settings, and the hours', async () => {
    const { cards } = await block('contact', 'contact-cards', 'fa')
    expect(Object.fromEntries(cards.map(({ what, value }) => [what, value]))).toEqual({
      email: DEFAULT_SITE_SETTINGS.general.contactEmail,
      phone: DEFAULT_SITE_SETTINGS.general.phone,
      office: DEFAULT_SITE_SETTINGS.general.office.fa,
      hours: 'دوشنبه تا جمعه، ۹ صبح تا ۶ عصر به وقت تورنتو',
    })
  })

  test('the card of the hours says whether we are open today, on two clocks, and the next day off', async () => {
    const hours = async (now: string, language: Language = 'en') => {
      t.setNow(now)
      const { cards } = await block('contact', 'contact-cards', language)
      return cards.find(({ what }) => what === 'hours')?.today
    }
    // Toronto is at UTC-5 in December, Tehran at UTC+3:30 all year: 9 to 18 there is 17:30 to 2:30 here.
    expect(await hours('2026-12-23T15:00:00Z')).toEqual({
      hours: ['09:00–18:00 Toronto', '17:30–02:30 Tehran'],
      nextHoliday: { on: 'Friday 25 December 2026', name: null },
    })
    // 2 Dey 1405 by the Persian calendar.
    expect((await hours('2026-12-26T15:00:00Z', 'fa'))?.hours).toBeNull()
    t.setNow('2026-11-15T12:00:00Z')
  })

  test('the three consultations name their length and fee', async () => {
    const { consultations } = await block('contact', 'consultations')
    expect(consultations.map(({ consultation, length, fee }) => [consultation, length, fee])).toEqual([
      ['initial', '30 minutes', 'Free'],
      ['comprehensive', '60 minutes', 'CA$180 (sample amount)'],
      ['followUp', '30 minutes', 'As agreed with you'],
    ])
  })

  test('invitations lead to the careers and the stories address', async () => {
    expect((await block('our-team', 'mail-invitation')).address).toBe('careers@rahnama.example')
    expect((await block('success-stories', 'mail-invitation')).address).toBe('stories@rahnama.example')
  })

  test('a story tells its service by name, in the language of the reader', async () => {
    const { stories } = await block('success-stories', 'stories', 'fa')
    expect(stories).toHaveLength(6)
    expect(stories.find(({ slug }) => slug === 'scholarship-in-hangzhou')).toMatchObject({
      service: { slug: 'scholarships', title: 'بورسیه‌ها' },
      scholarship: { amount: 15000, currency: 'CAD' },
      country: 'AF',
      destination: 'CN',
      rating: 5,
    })
  })
})

describe('claims', () => {
  test('are said in each language’s own figures', async () => {
    const figures = async (language: Language) =>
      Object.fromEntries((await claims(language)).map(({ key, figure }) => [key, figure]))
    expect(await figures('en')).toMatchObject({
      clients: '2,000+',
      'success-rate': '95%',
      founded: '2009',
      'time-express-entry': '6–\u20608\u00a0months',
      pipeda: null,
    })
    expect(await figures('fa')).toMatchObject({
      clients: '۲٬۰۰۰+',
      'success-rate': '۹۵٪',
      founded: '۲۰۰۹',
      'time-express-entry': '۶\u00a0تا\u00a0۸\u00a0ماه',
      encryption: '۲۵۶\u00a0بیتی',
    })
  })

  test('an overdue one is gone from the list, the figures and the sentences, on the day after its date in Toronto', async () => {
    await reviewBy('countries', '2026-11-20')
    const shown = async () => {
      const stats = await block('about-us', 'stats')
      const { prose } = await block('about-us', 'prose')
      return {
        listed: (await claims()).some(({ key }) => key === 'countries'),
        counted: stats.claims.length,
        told: JSON.stringify(prose).includes('more than 30 countries'),
      }
    }
    t.setNow('2026-11-21T04:59:00Z')
    expect(await shown()).toEqual({ listed: true, counted: 6, told: true })
    t.setNow('2026-11-21T05:01:00Z')
    expect(await shown()).toEqual({ listed: false, counted: 5, told: false })
    await reviewBy('countries', '2027-11-20')
    expect(await shown()).toEqual({ listed: true, counted: 6, told: true })
  })

  test('overdue ones are listed first for admins, with owner and date', async () => {
    await reviewBy('student-visas', '2026-11-14')
    const [first, second] = await admin().call(contentEditing.claimReviews, {})
    expect(first).toMatchObject({
      key: 'student-visas',
      owner: 'Managing director',
      reviewBy: '2026-11-14',
      isOverdue: true,
    })
    expect(second).toMatchObject({ isOverdue: false })
    await reviewBy('student-visas', '2027-11-14')
  })
})

describe('services', () => {
  const service = async (slug: string, language: Language = 'en') =>
    (await t.call(content.services, { language })).find((candidate) => candidate.slug === slug)

  test('the Start-up Visa is shown as not taking applications, since the day and with the source of the ledger', async () => {
    expect(await service('startup-visa')).toMatchObject({
      isOpen: false,
      intakes: [{ id: 'SUV', status: 'closed', since: '2025-12-31', notice: 'SUV_CLOSED' }],
    })
    t.setNow('2026-03-01T12:00:00Z')
    expect(await service('startup-visa')).toMatchObject({
      intakes: [{ status: 'closed', since: '2025-12-31', notice: 'SUV_CLOSED_TO_NEW' }],
    })
  })

  test('the spouse is open while parents are paused', async () => {
    expect(await service('family-sponsorship')).toMatchObject({
      isOpen: true,
      intakes: [
        { status: 'open', orEarlier: true },
        { status: 'paused', since: '2026-01-01', notice: 'PGP_PAUSED' },
      ],
    })
  })

  test('show how long they take', async () => {
    expect((await service(`inter-company-transfer`, 'fa'))?.times.map(({ figure }) => figure)).toEqual([
      '۲\u00a0تا\u00a0۸\u00a0هفته',
      '۶\u00a0تا\u00a0۱۸\u00a0ماه',
    ])
  })
})

describe('articles, tips, site and sitemap', () => {
  test('articles come newest first and tell the day of their rules', async () => {
    const cards = await t.call(content.articles, { language: 'fa' })
    expect(cards).toHaveLength(7)
    const days = cards.map(({ publishedOn }) => publishedOn)
    expect(days).toEqual([...days].sort().reverse())
    expect(await t.call(content.article, { slug: 'how-the-crs-works', language: 'fa' })).toMatchObject({
      language: 'fa',
      rulesAsOf: '2026-11-15',
      languages: ['en', 'fa'],
    })
  })

  test('tips are for people who have signed in', async () => {
    expect(await t.refuse(content.tips, { language: 'fa' })).toMatchObject({ code: 'NOT_SIGNED_IN' })
    const advice = await t.as('student').call(content.tips, { language: 'fa' })
    // Whoever told nothing hears what holds for everybody.
    expect(advice.tips.map(({ slug }) => slug)).toEqual(['passport-spelling', 'order-documents-early', 'clear-scans'])
    expect(advice.articles.map(({ slug }) => slug)).toEqual(['how-the-crs-works', 'your-first-consultation'])
    expect([...advice.tips, ...advice.articles].every(({ because }) => because === null)).toBe(true)
  })

  test('the site has its name, contact data and footer in both languages', async () => {
    expect(await t.call(content.site, { language: 'fa' })).toMatchObject({
      name: 'راهنما',
      phone: '+1 416 555 0142',
      footerPages: expect.arrayContaining([{ language: 'fa', path: '/pages/privacy', title: 'حریم خصوصی' }]),
    })
  })

  test('the sitemap lists every page and article with its last change', async () => {
    const entries = await t.call(content.sitemap, {})
    expect(entries.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...Object.values(SITE_PAGES), '/pages/privacy', '/articles/proof-of-funds']),
    )
    expect(entries.every(({ languages }) => languages.join() === 'en,fa')).toBe(true)
  })
})

describe('seeding', () => {
  const tips = () => t.db.rows<{ slug: string }>(sql`select slug from content_items where kind = 'tip' order by place`)

  test('comes once: what was removed for good does not return', async () => {
    await t.db.execute(sql`delete from content_items where kind = 'tip' and slug = 'birthday'`)
    expect(await seedContent(t.db, new Date(TODAY))).toEqual({ added: 0, updated: 0 })
    expect(await tips()).toHaveLength(13)
  })

  test('what a newer version brings is added once by several processes, and takes no slug from the owner', async () => {
    await t.db.execute(sql`delete from content_seeds where kind = 'tip' and slug in ('birthday', 'no-gaps')`)
    const [owned] = await t.db.rows<{ id: string }>(sql`select id from content_items where slug = 'no-gaps'`)
    const id = owned?.id ?? ''
    const body = { title: 'Mine', text: 'My own words.' }
    await admin().call(contentEditing.save, { id, part: 'en', version: 1, body })
    const planted = await Promise.all([1, 2, 3].map(() => seedContent(t.db, new Date(TODAY))))
    expect(planted.map(({ added }) => added).sort()).toEqual([0, 0, 2])
    expect((await tips()).map(({ slug }) => slug).filter((slug) => slug === 'birthday' || slug === 'no-gaps')).toEqual([
      'no-gaps',
      'birthday',
    ])
    expect(await admin().call(contentEditing.read, { id })).toMatchObject({
      bodies: { en: { title: 'Mine' } },
    })
  })
})
