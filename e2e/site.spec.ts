import type { Page } from '@playwright/test'
import type { ContentItem, ContentRow } from '@rahnama/contract/content/content.ts'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import type { GeneralSettings } from '@rahnama/contract/site-settings.ts'
import { enquiries } from '@rahnama/web/i18n/en/enquiries.ts'
import { site as siteEn } from '@rahnama/web/i18n/en/site.ts'
import { site as siteFa } from '@rahnama/web/i18n/fa/site.ts'
import { siteSearch as searchFa } from '@rahnama/web/i18n/fa/site-search.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { href } from '@rahnama/web/site-map.ts'
import {
  applicationStarted,
  EMAILS,
  expect,
  inBothLanguages,
  inOneLanguage,
  inPersian,
  PASSWORD,
  test,
} from './fixtures.ts'
import { newClient } from './new-client.ts'
import { WRITTEN_PAGES } from './sample-paths.ts'
import { open, travel } from './travel.ts'

const TEXTS = { en: siteEn, fa: siteFa }
/** What skeletons say. */
const LOADING = uiFa.skeleton.loading
/** Pages whose words are the software's own. */
const FIXED_PAGES = [
  '/self-check',
  '/consultations/initial',
  '/consultations/comprehensive',
  '/consultations/follow-up',
]
const PAGES = [...WRITTEN_PAGES, ...FIXED_PAGES]

/** Names, codes and abbreviations that Persian readers know in Latin letters. */
const LATIN_IN_PERSIAN = new Set(
  `CLB NCLC CRS IELTS TOEFL iBT CELPIP PTE TEF TCF ECA RCIC CICC IRCC PNP WES HSK CSC MBBS NOC CEC FSW FST PIPEDA PR GIC PAL
  AES CV TEER LMIA CSCA JW LinkedIn English Rahnama Open Work Permit General Training Core Canada Academic Duolingo Cambridge DELF DALF Essentials ICAS IQAS ICES CES DLI
  WCAG AA EOI CAQ Listening Reading Writing Speaking`.split(/\s+/),
)

/** Names of organisations and of consultants as they write them. */
const NAMES_IN_PERSIAN =
  /World Education Services|International Credential (Assessment|Evaluation) Service( of Canada)?|International Qualifications Assessment Service|Comparative Education Service|Daniel Whitbrook|Mahsa Ordibehesht/g

function pathIn(path: string, language: Language): string {
  return `${path}?language=${language}`
}

inBothLanguages('the public site, as the server sends it', (language) => {
  test('tells one thing on every page, at its own address, to people and to search engines; has a page behind every link and a way into the other language, and in Persian no English but names and abbreviations', async ({
    page,
  }) => {
    const pages = new Map<string, Awaited<ReturnType<typeof read>>>()
    const open = async (path: string) => {
      const { links, deadAnchors, ...told } = await read(page, pathIn(path, language))
      expect(told.status, path).toBe(200)
      expect(deadAnchors, `anchors of ${path} that lead nowhere`).toEqual([])
      pages.set(path, { links, deadAnchors, ...told })
      return links.filter((link) => !isPrivate(link))
    }

    await test.step('there is a page behind every link', async () => {
      const waiting = ['/']
      for (let path = waiting.pop(); path; path = waiting.pop())
        if (!pages.has(path)) waiting.push(...(await open(path)))
      for (const path of WRITTEN_PAGES)
        expect([...pages.keys()], `${path} is linked from somewhere`).toContain(path === '/landing' ? '/' : path)
    })

    for (const path of PAGES) {
      if (!pages.has(path)) await open(path)
      const own = path === '/landing' ? '/' : path
      const { text = '', foreign, ...told } = pages.get(path) ?? {}
      expect(told, path).toMatchObject({
        language,
        title: expect.stringMatching(/\S/),
        headings: 1,
        description: expect.stringMatching(/.{20,}/),
        canonical: expect.stringMatching(new RegExp(`${literally(language === 'fa' ? pathIn(own, 'fa') : own)}$`)),
        alternates: [...LANGUAGES, 'x-default'].sort(),
        switches: [language === 'fa' ? 'en' : 'fa'],
        picture: expect.stringMatching(new RegExp(`/share/${language}/.+\\.png`)),
        structured: FIXED_PAGES.includes(path) ? [] : expect.arrayContaining(['Organization']),
      })
      expect(text, path).not.toMatch(/\d{4}-\d{2}-\d{2}/)
      // Our clock is Toronto's, summer and winter; the specification's words for the hours stand on their card alone.
      const hours = text.match(/\bEST\b/g) ?? []
      expect(hours, path).toHaveLength(path === '/contact' && language === 'en' ? 1 : 0)
      if (language === 'fa') expect.soft(foreign, path).toEqual([])
    }
  })
})

inBothLanguages('the public site', (language) => {
  const once = inOneLanguage(test, language)

  test('an unknown page says so inside the site and offers ways on; stories that are samples say so and show no stars, and the team can be written to', async ({
    page,
  }) => {
    const { content, navigation } = TEXTS[language]
    const heading = page.getByRole('heading', { level: 1, name: content.missing.title })
    const [unknownPage, unknownArticle] = ['/pages/no-such-page', '/articles/no-such-article']
    for (const path of [unknownPage, unknownArticle])
      expect((await page.request.get(pathIn(path, language))).status(), path).toBe(404)
    await open(page, pathIn(unknownPage, language))
    await expect(heading).toBeVisible()
    await expect(page.getByRole('navigation', { name: navigation.label })).toBeAttached()
    await page.getByRole('link', { name: content.missing.articles }).click()
    await expect(page).toHaveURL(/\/articles/)
    await travel(page, unknownArticle)
    await expect(heading).toBeVisible()
    await travel(page, '/success-stories')
    await expect(page.getByText(content.story.sample, { exact: true })).toHaveCount(6)
    await expect(page.getByRole('img', { name: content.story.rating(5) })).toHaveCount(0)
    await travel(page, '/our-team')
    await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(5)
    await expect(page.locator('main a[href*="linkedin.com"]')).toHaveCount(4)
  })

  once(
    'what comes with a script holds no English but names and abbreviations; on paper every answer stands open, every service is told in full, and what only a screen can use is gone',
    async ({ page }) => {
      for (const [index, path] of FIXED_PAGES.entries()) {
        await (index === 0 ? open : travel)(page, pathIn(path, language))
        const loading = page.getByRole('status').filter({ hasText: LOADING })
        await expect(loading, `${path} has loaded`).toHaveCount(0)
        expect.soft(await foreignWordsIn(page, await page.content()), path).toEqual([])
      }

      await page.emulateMedia({ media: 'print' })
      await travel(page, '/pages/faq')
      const answers = page.locator('main details > :not(summary)')
      expect(await answers.count()).toBeGreaterThan(5)
      for (const answer of await answers.all()) await expect(answer).toBeVisible()
      for (const path of ['/contact', '/', '/services']) {
        await travel(page, path)
        const usable = page.locator(
          'form, button, input, select, nav, [data-print="hidden"], main svg[viewBox^="0 0 560"]',
        )
        await expect(usable.filter({ visible: true }), path).toHaveCount(0)
      }
      const services = await page.locator('main article').all()
      expect(services.length).toBeGreaterThan(5)
      for (const service of services) await expect(service).toBeVisible()
    },
  )
})

// In English it stands in web/site-search/search-page.test.tsx and server/site-search/site-search.test.ts.
inPersian('the search', (language) => {
  const texts = searchFa
  // With an Arabic kaf and ye, as many keyboards write them.
  const funds = 'تمكن مالي'
  const visa = 'تضمين ويزا'

  test('answers a question, finds an article and leads on from nothing, by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathIn(href('search'), language))
    const box = page.getByRole('textbox', { name: texts.label })
    const said = page.locator('main').getByRole('status')
    await box.pressSequentially(visa)
    await box.press('Enter')
    await expect(said).toHaveText(texts.found(visa))
    await expect(page.locator('main details[open]').first()).toBeVisible()
    await box.fill('zebra')
    await expect(said).toHaveText(texts.none('zebra'))
    await expect(page.getByRole('link', { name: texts.elsewhere.ask })).toBeVisible()
    await box.fill(funds)
    await expect(said).toHaveText(texts.found(funds))
    await page.locator(`main a[href^="${href('article', { slug: 'proof-of-funds' })}"]`).press('Enter')
    await expect(page).toHaveURL(/\/articles\/proof-of-funds/)
  })
})

test('on a phone a link to the fees rests at their heading without a ring around them, services are lines that open, 7,000 pixels at most in either language, and what is far below is laid out when somebody comes near', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const first = page.locator('#startup-visa')
  const servicesAreLines = async () => {
    await expect(first).not.toBeVisible()
    // Scrolled to its end, nothing of it stands at a guessed height.
    const height = await page.evaluate(async () => {
      const root = document.documentElement
      for (let at = 0; at < root.scrollHeight; at += 400) {
        window.scrollTo(0, at)
        await new Promise(requestAnimationFrame)
      }
      return root.scrollHeight
    })
    expect(height).toBeLessThanOrEqual(7000)
    await page
      .locator('summary', { has: page.getByRole('heading', { level: 3 }) })
      .first()
      .click()
    await expect(first).toBeVisible()
  }

  await page.goto('/services?language=fa#fees')
  const fees = page.locator('#fees')
  await expect(fees.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(fees).toHaveCSS('outline-style', 'none')
  await applicationStarted(page)
  await servicesAreLines()

  await travel(page, '/articles?language=en')
  for (const path of ['/', '/about-us', '/our-team', '/success-stories', '/contact', '/services']) {
    await travel(page, path)
    const last = page.locator('main section h2').last()
    const isLaidOut = () => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut(), `${path} at its top`).toBe(false)
    // What is passed on the way grows to its true height: whoever wants the end scrolls on.
    const scrollOn = () => last.scrollIntoViewIfNeeded().then(isLaidOut)
    await expect.poll(scrollOn, path).toBe(true)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await servicesAreLines()
})

test('each page shows its own content on moving and going back; a link to a service opens it, and switching the language in place keeps the place', async ({
  page,
}) => {
  await open(page, '/?language=en')
  const menu = page.getByRole('navigation', { name: siteEn.navigation.label })
  const heading = page.getByRole('heading', { level: 1 })
  await menu.getByRole('link', { name: siteEn.navigation.ourTeam }).click()
  await expect(page).toHaveTitle(/^Our team/)
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveTitle(/^Our team/)

  await page.locator('main a[href$="/services#express-entry"]').first().click()
  await expect(page.locator('#express-entry')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Express Entry' })).toBeInViewport()
  await expect(page.locator('#startup-visa')).not.toBeVisible()

  await page.evaluate(() => window.scrollTo(0, 600))
  const inEnglish = (await heading.textContent()) ?? ''
  await page.getByRole('link', { name: 'نمایش به فارسی' }).click()
  await expect(heading).not.toHaveText(inEnglish)
  await expect(heading).toHaveText(/[\u0600-\u06ff]/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  await expect(page.locator('main [lang="en"][dir]')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/services')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
})

test('a link in a mail opens its service, as one within the page does; in a Persian sentence a test stands before its figure; a question opens by its address; and whoever waits for the successor of the Start-up Visa is led to the form, with the service chosen', async ({
  page,
}) => {
  await open(page, '/services?language=fa#family-sponsorship')
  await expect(page.locator('#family-sponsorship')).toBeVisible()
  await page.goto('/services?language=fa#startup-visa')
  const order = await page
    .getByText('IELTS 5.0')
    .first()
    .evaluate((element) => {
      const node = [...element.childNodes].find((child) => child.textContent?.includes('IELTS'))
      const leftOf = (word: string) => {
        const range = document.createRange()
        const at = node?.textContent?.indexOf(word) ?? 0
        range.setStart(node as Node, at)
        range.setEnd(node as Node, at + word.length)
        return range.getBoundingClientRect().left
      }
      return leftOf('IELTS') < leftOf('5.0')
    })
  expect(order).toBe(true)

  await travel(page, '/pages/faq?language=en')
  const last = page.locator('main details').last()
  await expect(last).not.toHaveAttribute('open')
  await page.goto(`/pages/faq?language=en#${await last.getAttribute('id')}`)
  await expect(last).toHaveAttribute('open')

  await travel(page, '/services?language=en#startup-visa')
  await page.getByRole('link', { name: 'Leave us your email address' }).click()
  await expect(page).toHaveURL(/\/contact/)
  const service = page.getByRole('combobox', { name: enquiries.fields.serviceType.label })
  await expect(service).toHaveValue('canadianImmigration', { timeout: 20_000 })
})

test('the fonts of a page’s language come once it has been painted, and no others', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const font = request.url().match(/\/([a-z-]+)[^/]*\.woff2$/)?.[1]
    if (font) asked.add(font.split('-', 1)[0] ?? '')
  })
  const fonts = { fa: ['source', 'vazirmatn'], en: ['newsreader', 'source', 'vazirmatn'] }
  for (const language of ['fa', 'en'] as const) {
    asked.clear()
    await page.goto(`/about-us?language=${language}`)
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status, family }) => status === 'loaded' && family.includes('Variable'))
          .map(({ family }) => family.replaceAll('"', '').split(' ', 1)[0]?.toLowerCase())
          .sort(),
      )
    await expect.poll(loaded).toEqual(fonts[language])
    expect([...asked].sort()).toEqual(fonts[language])
  }
})

test('a page is shared with a picture of its own in each language', async ({ request }) => {
  test.setTimeout(120_000)
  // Which page has which is seen above, what a picture says in server/pages/pages.test.ts: here they are drawn.
  const addresses = [...LANGUAGES.map((language) => pathIn('/articles/proof-of-funds', language)), '/self-check']
  const pictures = new Set<string>()
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const picture = await (await request.get(new URL(image).pathname)).body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], image).toEqual([1200, 630])
    pictures.add(picture.toString('base64'))
  }
  expect(pictures.size).toBe(addresses.length)
})

test('the sitemap lists what exists', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? ''))
  expect(addresses.length).toBeGreaterThan(20)
  for (const { pathname, search } of addresses) {
    expect((await request.get(`${pathname}${search}`)).status(), pathname).toBe(200)
  }
})

test('a claim past its review date is gone from the page, and back when it is reviewed', async ({ baseURL }) => {
  const office = await officeOf(baseURL ?? '')
  const isSaid = async () => (await (await fetch(`${baseURL}/about-us?language=en`)).text()).includes('>500+<')
  expect(await isSaid()).toBe(true)
  const reviewedBy = await office.reviewBy('student-visas', '2020-01-01')
  // That it takes less than a second is proven beside the server, where nothing else is running.
  await expect.poll(isSaid, { timeout: 15_000 }).toBe(false)
  await office.reviewBy('student-visas', reviewedBy)
  await expect.poll(isSaid, { timeout: 15_000 }).toBe(true)
})

test('the firm is called by its owner’s name in the window, where pages are shared, above and below, in the portal and by mail', async ({
  page,
  baseURL,
  database,
}) => {
  const office = await officeOf(baseURL ?? '')
  const name = 'راهنمای شمال'
  const before = await office.callFirm({ en: 'Rahnama North', fa: name })
  try {
    for (const path of ['/about-us', '/articles/proof-of-funds', '/self-check', '/consultations/initial']) {
      const named = async () => {
        const { title, house, above, below } = await read(page, pathIn(path, 'fa'))
        return [title.endsWith(` · ${name}`), house === name, above.includes(name), below.includes(name)]
      }
      await expect.poll(named, { message: path, timeout: 15_000 }).toEqual([true, true, true, true])
    }
    const client = await newClient(page, 'fa')
    await page.goto(pathIn(href('settings'), 'fa'))
    await expect(page.getByRole('banner').getByText(name)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(` · ${name}$`))
    await travel(page, '/about-us')
    await expect(page.getByRole('banner').getByText(name)).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(name).first()).toBeVisible()
    const signature = `select content ->> 'house' as house from mails where recipient = $1`
    await expect.poll(async () => (await database.query(signature, [client.email])).rows[0]?.house).toBe(name)
  } finally {
    await office.callFirm(before)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is readable in both languages and can be switched, questions open, anchors work and the menu leads everywhere, on a phone, too', async ({
    page,
  }) => {
    await page.goto('/pages/faq?language=fa')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Show in English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const closed = page.locator('main details:not([open])').first()
    await closed.locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(2)
    await page.goto('/services?language=en#express-entry')
    await expect(page.locator('#express-entry')).toBeInViewport()
    await expect(page.locator('#startup-visa')).not.toBeVisible()
    const menu = page.getByRole('navigation', { name: siteEn.navigation.label })
    await menu.getByRole('link', { name: siteEn.navigation.contact }).click()
    await expect(page).toHaveURL(/\/contact/)
    // The contact form needs a script: an address and a number stand in its place.
    await expect(page.getByText(enquiries.withoutScript.title)).toBeVisible()
    await expect(page.getByRole('button', { name: enquiries.send })).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(menu).toBeHidden()
    await page.getByRole('banner').locator('label').click()
    await expect(menu.getByRole('link', { name: siteEn.navigation.services })).toBeVisible()
  })
})

/** What an address answers, and what its HTML tells people, search engines and those who share it. */
async function read(page: Page, address: string) {
  const response = await page.request.get(address)
  const source = await response.text()
  const told = await page.evaluate((source) => {
    const html = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...html.querySelectorAll(selector)]
    const one = (selector: string, attribute: string) => html.querySelector(selector)?.getAttribute(attribute) ?? null
    const structured = all('script[type="application/ld+json"]').flatMap(
      ({ textContent }) => (JSON.parse(textContent) as { '@graph': { '@type': string }[] })['@graph'],
    )
    for (const unread of all('script, style, template')) unread.remove()
    const words = html.createTreeWalker(html.body, NodeFilter.SHOW_TEXT)
    const text: string[] = []
    while (words.nextNode()) text.push(words.currentNode.textContent ?? '')
    return {
      language: html.documentElement.lang,
      title: html.title,
      headings: all('h1').length,
      description: one('meta[name="description"]', 'content'),
      canonical: one('link[rel="canonical"]', 'href'),
      alternates: all('link[rel="alternate"][hreflang]')
        .map((link) => link.getAttribute('hreflang'))
        .sort(),
      picture: one('meta[property="og:image"]', 'content'),
      structured: structured.map((thing) => thing['@type']),
      switches: all('header a[hreflang]').map((link) => link.getAttribute('hreflang')),
      house: one('meta[property="og:site_name"]', 'content'),
      above: html.querySelector('header')?.textContent ?? '',
      below: html.querySelector('footer')?.textContent ?? '',
      links: all('a[href^="/"]').map((link) => new URL(link.getAttribute('href') ?? '', 'http://here').pathname),
      deadAnchors: all('a[href^="#"]')
        .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1))
        .filter((id) => !html.getElementById(id)),
      text: text.join(' '),
    }
  }, source)
  return { status: response.status(), foreign: await foreignWordsIn(page, source), ...told }
}

/** Which words in Latin letters a page says as its own. */
async function foreignWordsIn(page: Page, html: string): Promise<string[]> {
  const text = await page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const own of body.querySelectorAll('[lang="en"],[dir="ltr"],a[href^="mailto:"],a[href^="http"],script,style'))
      own.remove()
    return body.textContent
  }, html)
  const words = text.replace(NAMES_IN_PERSIAN, '').match(/[A-Za-z]{2,}/g) ?? []
  return [...new Set(words)].filter((word) => !LATIN_IN_PERSIAN.has(word))
}

/** Links into the portal lead through the entrance, which has journeys of its own. */
function isPrivate(path: string): boolean {
  return /^\/(auth|profile|home)/.test(path)
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** What an admin does, through the API. */
async function officeOf(baseURL: string) {
  const answer = await fetch(`${baseURL}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAILS.admin, password: PASSWORD }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const send = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${baseURL}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.status, `${method} ${path}`).toBe(200)
    return (await response.json()) as Result
  }
  const items = '/content-editing/items'
  return {
    /** Answers with the names that stood there before. */
    async callFirm(name: GeneralSettings['name']): Promise<GeneralSettings['name']> {
      const path = '/site-settings/general'
      const { version, value } = await send<{ version: number; value: GeneralSettings }>('GET', path)
      await send('PUT', path, { version, value: { ...value, name } })
      return value.name
    },
    /** Answers with the date that stood there before. */
    async reviewBy(key: string, day: string): Promise<string> {
      const rows = await send<ContentRow[]>('GET', `${items}?kind=claim`)
      const id = rows.find(({ slug }) => slug === key)?.id
      const { bodies, parts } = await send<ContentItem>('GET', `${items}/${id}`)
      const facts = bodies.facts as { reviewBy: string }
      const { version } = parts.facts
      await send('PUT', `${items}/${id}/facts`, { version, body: { ...facts, reviewBy: day } })
      const seen = { version: parts.en.version, factsVersion: version + 1 }
      await send('POST', `${items}/${id}/publish`, { language: 'en', ...seen })
      return facts.reviewBy
    },
  }
}
