import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyOf, toCachedPage } from './html-cache.ts'

const HTML = Array.from(
  { length: 900 },
  (_, line) => `<p class="line">Line ${line} of a page, ${line * 7919}.</p>`,
).join('')

test('a page that is asked for often is packed tighter for those to come, and says the same', async () => {
  const page = await toCachedPage(HTML, 200, {})
  const quick = bodyOf(page, 'br')
  bodyOf(page, 'br')
  expect(page.packing).toBeUndefined()
  bodyOf(page, 'br')
  await page.packing
  expect(bodyOf(page, 'br').length).toBeLessThan(quick.length)
  for (const body of [quick, bodyOf(page, 'br')]) expect(brotliDecompressSync(body).toString()).toBe(HTML)
  expect(Buffer.from(bodyOf(page, 'identity')).toString()).toBe(HTML)
})
