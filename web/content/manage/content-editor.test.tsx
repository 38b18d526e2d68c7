import type { ContentItem, PartState } from '@rahnama/contract/content/content-editing.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Departures } from '../../app/departures.tsx'
import { loadTexts } from '../../i18n/i18n.tsx'
import { staffDraftQuery } from '../../staff-drafts/staff-drafts.ts'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import { ContentEditor } from './content-editor.tsx'
import { draftOf, itemQuery, rowsQuery } from './queries.ts'

const state: PartState = {
  ...{ version: 2, published: 1, publishedAt: null, publishedBy: null },
  ...{ savedAt: '2026-11-15T12:00:00Z', savedBy: 'Robin Sample', isStale: false },
}
const words = {
  en: { first: 'Who we are', second: 'How we work' },
  fa: { first: 'ما که هستیم', second: 'چگونه کار می‌کنیم' },
}
const textIn = (language: Language) => ({
  title: words[language].first,
  description: words[language].second,
  blocks: [
    { type: 'prose', title: words[language].first, prose: words[language].first },
    { type: 'cards', title: words[language].second, cards: [] },
  ],
})
const version = { part: 'fa', number: 1, savedAt: '2026-11-14T12:00:00Z', savedBy: 'Robin Sample' } as const

function itemWith(changes: Partial<ContentItem> = {}): ContentItem {
  return {
    ...{ id: crypto.randomUUID(), kind: 'page', slug: 'who-we-are', removedAt: null },
    titles: { en: words.en.first, fa: words.fa.first },
    parts: { facts: { ...state, version: 1 }, en: state, fa: state },
    bodies: { facts: { isInFooter: false }, en: textIn('en'), fa: textIn('fa') },
    versions: [{ ...version, restoredFrom: null, isFromSoftware: false, isPublished: true }],
    ...changes,
  }
}

type Sent = { path: string; body: Record<string, unknown> }

/** The editor of an item; `answer` speaks for the server where it says anything. */
async function edit(
  language: Language,
  item: ContentItem,
  answer: (sent: Sent) => Response | undefined = () => undefined,
) {
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const { pathname: path } = new URL(String(address), location.href)
    const asked = { path, body: JSON.parse(String(options?.body ?? '{}')) as Record<string, unknown> }
    if (path.startsWith('/api/content-editing') && options?.method !== 'GET') sent.push(asked)
    return answer(asked) ?? Response.json(path === '/api/content-editing/items' ? [] : item)
  })
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  queries.setQueryData(itemQuery(item.id).queryKey, item)
  queries.setQueryData(staffDraftQuery(draftOf(item.id)).queryKey, null)
  queries.setQueryData(rowsQuery('claim').queryKey, [])
  queries.setQueryData(rowsQuery('service').queryKey, [])
  for (const each of ['en', 'fa'] as const)
    await Promise.all(
      (['content', 'errors', 'ui', 'app', 'media', 'staffDrafts', 'admin'] as const).map((name) =>
        loadTexts(each, name),
      ),
    )
  const editor = (
    <Departures>
      <ContentEditor id={item.id} listName="Pages" />
    </Departures>
  )
  const router = createMemoryRouter([{ path: '*', element: editor }])
  const screen = await renderIn(
    language,
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, sent }
}

afterEach(() => vi.restoreAllMocks())

const boxOf = (element: Element) => element.getBoundingClientRect()

test('a block stands in both languages side by side, and is moved in both by dragging', async () => {
  await page.viewport(1440, 900)
  const item = itemWith()
  const { screen, sent } = await edit('en', item)
  await userEvent.click(screen.getByText(`Running text: ${words.en.first}`, { exact: true }))
  const titles = screen.getByRole('textbox', { name: /^Title/ }).elements()
  const persian = screen.getByRole('textbox', { name: /^عنوان/ }).elements()
  const [english, translated] = [titles[1], persian[1]] as [Element, Element]
  expect(Math.abs(boxOf(english).top - boxOf(translated).top)).toBeLessThan(8)
  expect(boxOf(translated).left).toBeGreaterThan(boxOf(english).right)

  await userEvent.click(screen.getByText(`Running text: ${words.en.first}`, { exact: true }))
  const [first, second] = screen.getByTitle(/^Drag to move/).elements() as [HTMLElement, HTMLElement]
  await userEvent.dragAndDrop(second, first, { targetPosition: { x: 5, y: 2 } })
  await expect.element(screen.getByRole('button', { name: `Move up: Cards: ${words.en.second}` })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await eventually(() => expect(sent).toHaveLength(2))
  for (const { body } of sent)
    expect((body.body as { blocks: { type: string }[] }).blocks.map(({ type }) => type)).toEqual(['cards', 'prose'])
})

test('on a phone one language is in sight, the reader’s first; a fault of the other one brings it there', async () => {
  await page.viewport(390, 844)
  const issues = [{ field: 'en.blocks.1.title', fault: 'REQUIRED' }]
  const { screen } = await edit('fa', itemWith(), ({ path }) =>
    path.endsWith('/publish') ? Response.json({ code: 'INVALID_INPUT', issues }, { status: 400 }) : undefined,
  )
  const persian = screen.getByRole('textbox', { name: 'عنوان' }).first()
  await expect.element(persian).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title' }).elements()).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: 'انگلیسی' }))
  await userEvent.click(screen.getByRole('button', { name: 'انتشار متن انگلیسی' }))
  await userEvent.click(screen.getByRole('radio', { name: 'فارسی' }))
  await userEvent.click(screen.getByRole('link', { name: /انگلیسی · قطعه‌های صفحه › کارت‌ها: How we work › عنوان/ }))
  await expect.element(screen.getByRole('textbox', { name: 'Title' }).nth(1)).toHaveFocus()
})

test.each([390, 1440])(
  'at %i pixels the bar with save and publish stays in sight at both ends of the page',
  async (width) => {
    await page.viewport(width, 844)
    const { screen } = await edit('en', itemWith())
    const publish = screen.getByRole('button', { name: 'Publish English' })
    for (const top of [0, document.documentElement.scrollHeight]) {
      window.scrollTo(0, top)
      await expect.element(publish).toBeInViewport()
    }
  },
)

test('changed facts that readers of the other language will see are said before publishing', async () => {
  await page.viewport(1440, 900)
  const { screen } = await edit('en', itemWith({ parts: { facts: { ...state, version: 1 }, en: state, fa: state } }))
  await expect.element(screen.getByText(/Shared facts have changed/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Linked at the foot of every page' }))
  await expect.element(screen.getByText(/publishing one language shows them to readers of the other/)).toBeVisible()
})

test('an older version is compared field by field before it is restored', async () => {
  await page.viewport(1440, 900)
  const item = itemWith()
  const old = { ...textIn('fa'), description: 'نوشتهٔ پیشین ما' }
  const { screen, sent } = await edit('en', item, ({ path }) =>
    path.endsWith('/versions/fa/1') ? Response.json({ ...item.versions[0], body: old }) : undefined,
  )
  await userEvent.click(screen.getByText('Versions', { exact: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Compare Persian, version 1 with the newest' }))
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('نوشتهٔ پیشین ما')).toBeVisible()
  await expect.element(dialog.getByText(words.fa.second)).toBeVisible()
  expect(
    dialog
      .getByRole('term')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Short description'])
  const fading = dialog.element().parentElement?.getAnimations({ subtree: true }) ?? []
  await Promise.all(fading.map(({ finished }) => finished))
  expect((await axe.run(dialog.element())).violations).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  await eventually(() => expect(sent.map(({ body }) => body)).toEqual([{ part: 'fa', number: 1, version: 2 }]))
})
