import { expect, test } from 'vitest'
import { lateFonts } from './late-fonts.ts'

const face = (range: string) => `@font-face{font-family:A;src:url(/a.woff2);unicode-range:${range}}`
const FONTS = [face('U+??,U+131'), face('U+100-2BA'), face('U+20,U+6??,U+200C'), face('U+0400-04FF')]

test.each([
  ['Latin words', '<p title="Ж">Words, and “signs” …</p><script>const ж = "ſ"</script>', '0'],
  ['Persian words', '<p>راهنما</p>', '2'],
  ['a rare letter among both', '<p>Čapek و راهنما</p>', '0,1,2'],
  ['no word', '<p>— …</p>', ''],
])('the fonts to put in first are those a page has letters for: %s', (_, html, needed) => {
  expect(lateFonts(FONTS, html)).toContain(`data-needed="${needed}"`)
})
