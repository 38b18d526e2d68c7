// Draws the pictures that go with a link to a page, from the page itself: run against a server, commit the result.
//   node e2e/draw-share-images.ts http://localhost:3000
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { browserLaunchOptions } from '../scripts/chromium.mjs'

const FOLDER = 'web/public/share'
const LANGUAGES = ['en', 'fa']
/** `page` stands for every page without a scene of its own; it says what the firm does. */
const PICTURES: Record<string, string> = {
  landing: '/',
  services: '/services',
  'about-us': '/about-us',
  'our-team': '/our-team',
  'success-stories': '/success-stories',
  contact: '/contact',
  articles: '/articles',
  page: '/',
}

const [, , base = 'http://localhost:3000'] = process.argv
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch(browserLaunchOptions())
for (const language of LANGUAGES) {
  for (const [name, path] of Object.entries(PICTURES)) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
    await page.goto(`${base}${path}?language=${language}`)
    await page.evaluate(() => document.fonts.ready)
    await composeCard(page, name === 'page')
    await page.screenshot({ path: `${FOLDER}/${name}-${language}.png` })
    await page.close()
  }
}
await browser.close()

/** Lays the page's own logo, words and scene out as a card over it, so that fonts, colours and direction are the site's. */
async function composeCard(page: Page, saysWhatWeDo: boolean): Promise<void> {
  await page.evaluate((isGeneral) => {
    const part = (selector: string) => document.querySelector(selector)
    const card = document.createElement('div')
    const words = document.createElement('div')
    const title = document.createElement('h1')
    const logo = part('header a span')?.cloneNode(true)
    const scene = part('main svg[viewBox^="0 0 560"]')?.cloneNode(true) as SVGElement | undefined
    title.textContent = (isGeneral ? part('footer p') : part('main h1'))?.textContent ?? ''
    card.style.cssText =
      'position:fixed;inset:0;z-index:99;display:grid;grid-template-columns:1fr 1fr;background:var(--surface)'
    words.style.cssText = 'display:flex;flex-direction:column;justify-content:space-between;padding:72px 64px'
    title.style.cssText = 'font-size:64px;line-height:var(--leading-tight)'
    if (logo) words.append(logo)
    words.append(title)
    card.append(words)
    if (scene) {
      scene.setAttribute('preserveAspectRatio', 'xMidYMid slice')
      scene.style.cssText = 'block-size:630px;max-inline-size:none'
      card.append(scene)
    }
    document.body.append(card)
  }, saysWhatWeDo)
}
