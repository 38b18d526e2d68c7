import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const SHEETS: Record<string, string> = {
  '/assets/root.css':
    '@font-face{font-family:Words;src:url(/assets/words.woff2)format("woff2")}@font-face{font-family:Stand-in;src:local("Georgia")}p{color:red}',
  '/assets/page.css': 'h1{color:blue}',
}
const PAGE =
  '<html><head><style id="brand">:root:root{--action:red}</style><link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/page.css"/></head></html>'

const inlined = () => inlineStyles(PAGE, async (address) => SHEETS[address] ?? '')
const stylesOf = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, body = '']) => body)

test('what the first paint needs travels in the page, the fonts to fetch apart from it', async () => {
  const [, styles, fonts] = stylesOf((await inlined()).html)
  expect(styles).toContain('p{color:red}')
  expect(styles).toContain('h1{color:blue}')
  expect(styles).toContain('local("Georgia")')
  expect(styles).not.toContain('words.woff2')
  expect(fonts).toBe('@font-face{font-family:Words;src:url(/assets/words.woff2)format("woff2")}')
})

test('without script the sheet with the fonts counts as it was linked', async () => {
  expect((await inlined()).html).toContain('<noscript><link rel="stylesheet" href="/assets/root.css"/></noscript>')
})

test('every style in the page is named to the content policy', async () => {
  const { html, hashes } = await inlined()
  const expected = stylesOf(html).map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  expect(hashes).toEqual(expected)
})
