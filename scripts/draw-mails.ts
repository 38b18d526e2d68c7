import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { LANGUAGES, type Language } from '../contract/locale/locale.ts'
import { DEFAULT_SITE_SETTINGS } from '../contract/site-settings.ts'
import { renderMail } from '../server/mail/mail.ts'
import { type CatalogueEntry, mailCatalogue } from '../server/mail-catalogue/mail-catalogue.ts'
import { browserLaunchOptions } from './chromium.mjs'

/** A mail program on a desk and one on a phone; some readers have the dark colours. */
const VIEWS = [
  { name: '600', width: 600, colorScheme: 'light' },
  { name: '390', width: 390, colorScheme: 'light' },
  { name: '390-dark', width: 390, colorScheme: 'dark' },
] as const

const { general, theme, email } = DEFAULT_SITE_SETTINGS
const house = { house: general.name, logo: null, contact: general.contactEmail, theme, email }
const place = { publicUrl: 'https://portal.rahnama.example', ...house }
const folder = resolve(process.argv[2] ?? mkdtempSync(join(tmpdir(), 'rahnama-mails-')))
mkdirSync(folder, { recursive: true })

const drawn = LANGUAGES.map((language) => ({ language, entries: mailCatalogue(language, place) }))
const browser = await chromium.launch(browserLaunchOptions())
try {
  for (const view of VIEWS) for (const each of drawn) await draw(browser, view, each.entries)
} finally {
  await browser.close()
}
writeFileSync(join(folder, 'index.html'), indexPage())
console.log(`Every mail in both languages: ${join(folder, 'index.html')}`)

function fileOf({ name, sample, content }: CatalogueEntry): string {
  return `${name}-${sample}.${content.language}`
}

async function draw(on: Browser, { name, width, colorScheme }: (typeof VIEWS)[number], entries: CatalogueEntry[]) {
  const page = await on.newPage({ viewport: { width, height: 400 }, colorScheme })
  for (const entry of entries) {
    const { html, text } = renderMail(entry.content)
    await page.setContent(html)
    await page.screenshot({ path: join(folder, `${fileOf(entry)}.${name}.png`), fullPage: true })
    writeFileSync(join(folder, `${fileOf(entry)}.txt`), `${entry.content.subject}\n\n${text}`)
  }
  await page.close()
}

/** Both languages of a mail stand side by side, so that a sentence missing in one is seen. */
function indexPage(): string {
  const [{ entries }] = drawn as [(typeof drawn)[number]]
  const rows = entries.map(({ name, sample }) => {
    const cells = LANGUAGES.map(
      (language) => `<td>${subjectOf(language, name, sample)}${pictures(language, name, sample)}</td>`,
    )
    return `<tr><th>${name} ${sample}</th>${cells.join('')}</tr>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
<style>body{font:16px/1.5 sans-serif}td,th{vertical-align:top;padding:12px;text-align:start}img{border:1px solid #ccc;max-width:300px}</style>
<table>${rows.join('\n')}</table></html>
`
}

function subjectOf(language: Language, name: string, sample: number): string {
  const entry = drawn
    .find((each) => each.language === language)
    ?.entries.find((each) => each.name === name && each.sample === sample)
  return `<p dir="auto">${entry?.content.subject ?? ''}</p>`
}

function pictures(language: Language, name: string, sample: number): string {
  const file = `${name}-${sample}.${language}`
  const images = VIEWS.map(
    (view) => `<a href="${file}.${view.name}.png"><img src="${file}.${view.name}.png" alt=""></a>`,
  )
  return `${images.join(' ')}<p><a href="${file}.txt">text</a></p>`
}
