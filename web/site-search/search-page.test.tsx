import type { Language } from '@rahnama/contract/locale/locale.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import SearchPage from './search-page.tsx'

const ARTICLE = { slug: 'proof-of-funds', title: 'Proof of funds', heading: 'How much', excerpt: 'It depends.' }

/** The page with a server that finds one article for whatever begins with "fun". */
async function show(language: Language, at = '/search') {
  await loadTexts(language, 'siteSearch')
  const asked: string[] = []
  const place = { siteName: 'Firm', language, canonical: '', alternates: [], image: '' }
  const loader = ({ request }: { request: Request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? ''
    asked.push(q)
    return { place, q, found: { articles: q.startsWith('fun') ? [ARTICLE] : [], questions: [] } }
  }
  const router = createMemoryRouter(
    [{ path: '/search', loader, element: <SearchPage />, HydrateFallback: () => null }],
    {
      initialEntries: [at],
    },
  )
  return { asked, screen: await renderIn(language, <RouterProvider router={router} />) }
}

test('results follow what is typed, and each leads to its article', async () => {
  const { asked, screen } = await show('en')
  await expect.element(screen.getByText(/Type a word or two/)).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'What are you looking for?' }), 'funds')
  await expect
    .element(screen.getByRole('link', { name: 'Proof of funds' }))
    .toHaveAttribute('href', '/articles/proof-of-funds')
  expect(asked).toEqual(['', 'funds'])
})

test('where there is nothing, it says so and leads on, in Persian', async () => {
  const { screen } = await show('fa', '/search?q=zebra')
  await expect.element(screen.getByRole('status')).toHaveTextContent('برای «zebra» نتیجه‌ای پیدا نشد.')
  await expect.element(screen.getByRole('link', { name: 'همهٔ مقاله‌ها' })).toBeVisible()
})
