import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { InboxCounts } from '@rahnama/contract/message-desk.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { StaffInbox } from './staff-inbox.tsx'

const ME = crypto.randomUUID()

const COUNTS: InboxCounts = { waiting: 3, mine: 2, snoozed: 1, all: 12, unread: 5, important: 4 }

async function show(language: Language) {
  await Promise.all(
    (['messages', 'messageDesk', 'caseFile', 'staffDrafts', 'errors'] as const).map((name) =>
      loadTexts(language, name),
    ),
  )
  const views: (string | null)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname, searchParams } = new URL(String(url), location.href)
    if (pathname.endsWith('/counts')) return Response.json(COUNTS)
    if (pathname.endsWith('/canned-replies')) return Response.json({ replies: [] })
    views.push(searchParams.get('view'))
    return Response.json({ threads: [], next: null })
  })
  const screen = await renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <StaffInbox userId={ME} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { screen, views }
}

test.each([
  ['en', ['All', 'Unread5', 'Important4', 'General', 'Immigration Support']],
  ['fa', ['همه', 'خوانده‌نشده۵', 'مهم۴', 'عمومی', 'پشتیبانی مهاجرت']],
] as const)('the office finds the tabs of a client beside its own, with their numbers (%s)', async (language, tabs) => {
  await page.viewport(390, 800)
  const { screen } = await show(language)
  await eventually(() =>
    expect(
      screen
        .getByRole('tab')
        .elements()
        .slice(3)
        .map((tab) => tab.textContent),
    ).toEqual(tabs),
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test.each([
  [/^Unread/, 'unread', 'You have read everything.'],
  [/^Important/, 'important', 'Mark a conversation important to find it here.'],
  [/^General/, 'general', 'No client has written about anything general yet.'],
  [/^Immigration Support/, 'immigration', 'No client has written to immigration support yet.'],
])('the tab %s asks for what stands there, and says in its own words that nothing does', async (tab, view, empty) => {
  const { screen, views } = await show('en')
  await screen.getByRole('tab', { name: tab }).click()
  await expect.element(screen.getByText(empty)).toBeVisible()
  expect(views.at(-1)).toBe(view)
})
