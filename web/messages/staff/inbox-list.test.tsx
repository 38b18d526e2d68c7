import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { InboxRow } from '@rahnama/contract/message-desk.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { InboxList } from './inbox-list.tsx'
import { inboxThread } from './inbox-thread.test-data.ts'

async function show(language: Language, last: Partial<InboxRow['last']>) {
  await Promise.all((['messages', 'messageDesk', 'errors'] as const).map((name) => loadTexts(language, name)))
  const thread = inboxThread('Mina Example')
  const row = { ...thread, last: { ...thread.last, side: 'office', author: 'Daniel', ...last } }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ threads: [row], next: null }))
  const screen = await renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <InboxList place={{ view: 'all' }} empty="" openId={null} onOpen={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link')
  await expect.element(link).toBeVisible()
  return link
}

/** Where a piece of the text was drawn. */
function placeOf(element: Element, text: string): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + text.length)
    return range.getBoundingClientRect()
  }
  throw new Error(`“${text}” is not there`)
}

test.each([
  ['en', 'Daniel changed who answers here'],
  ['fa', 'Daniel پاسخگوی این گفت‌وگو را تغییر داد'],
] as const)('after a hand-over the office reads who did it, not what the client was told (%s)', async (...told) => {
  const [language, words] = told
  const link = await show(language, { body: '' })
  expect(link.element().textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(words)
})

test.each(['en', 'fa'] as const)(
  'Persian words after a Latin name keep their full stop at their end (%s)',
  async (language) => {
    const row = (await show(language, { body: 'نامهٔ بانک رسید.' })).element()
    const [first, stop, name] = ['نامهٔ', '.', 'Daniel'].map((text) => placeOf(row, text)) as [DOMRect, DOMRect, DOMRect]
    expect(stop.right).toBeLessThan(first.left + first.width / 2)
    // The name leads the whole, as it does before English words.
    expect(name.left).toBeLessThan(stop.left)
  },
)

test('English words after a Persian name keep their full stop at their end', async () => {
  const row = (await show('fa', { author: 'سارا', body: 'The letter came.' })).element()
  const [last, stop] = [placeOf(row, 'came'), placeOf(row, '.')]
  expect(stop.left).toBeGreaterThan(last.left + last.width / 2)
})
