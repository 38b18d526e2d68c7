import type { Hit } from '@rahnama/contract/cases/cases.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { SearchCases } from './search.tsx'

const ID = '7c1f0d2e-8f4b-4a57-9f0e-2f0c1f6f6a01'
const hit = (folio: string, latin: string): Hit => ({
  ...{ kind: 'case', id: ID, folio, name: { latin, persian: null }, email: 'someone@example.com' },
  ...{ program: 'FSW', stage: 'submitted', isClosed: false, match: 'name' },
})

type Asked = { text: string; signal: AbortSignal | undefined; answer: (hits: Hit[]) => void }

/** A server that answers when the test says so. */
function searchServer() {
  const asked: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname, searchParams } = new URL(String(url), location.href)
    if (pathname === '/api/desk/recent') return Response.json({ cases: [hit('A-RECENT', 'Opened Before')] })
    return new Promise((resolve) => {
      const answer = (hits: Hit[]) => resolve(Response.json({ hits }))
      asked.push({ text: searchParams.get('text') ?? '', signal: init?.signal ?? undefined, answer })
    })
  })
  return asked
}

function Place() {
  return <samp>{useLocation().pathname}</samp>
}

async function opened() {
  const asked = searchServer()
  const names = ['deskSearch', 'caseWords', 'programs', 'errors'] as const
  await Promise.all(names.map((name) => loadTexts('en', name)))
  const page = (
    <>
      <SearchCases />
      <Place />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await userEvent.keyboard('/')
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  const askedFor = (text: string) =>
    eventually(() => {
      const found = asked.find((each) => each.text === text)
      if (!found) throw new Error(`Nobody asked for ${text}`)
      return found
    })
  return { screen, asked, askedFor, place: () => screen.container.querySelector('samp')?.textContent }
}

afterEach(() => vi.restoreAllMocks())

test('with nothing typed it offers what was opened last', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByRole('option', { name: /Opened Before/ })).toBeVisible()
})

test('a late answer to an older text is aborted and never shown', async () => {
  const { screen, askedFor } = await opened()
  await userEvent.keyboard('mi')
  const older = await askedFor('mi')
  await userEvent.keyboard('na')
  const newer = await askedFor('mina')
  expect(older.signal?.aborted).toBe(true)
  newer.answer([hit('A-0002', 'Mina Karimi')])
  older.answer([hit('A-0001', 'Mitra Ahmadi')])
  await expect.element(screen.getByRole('option', { name: /Mina Karimi/ })).toBeVisible()
  expect(screen.getByRole('option', { name: /Mitra/ }).elements()).toHaveLength(0)
})

test('Enter before the answer opens the first that matches what was typed, nothing that was shown before', async () => {
  const { askedFor, place } = await opened()
  await userEvent.keyboard('mina')
  const { answer } = await askedFor('mina')
  await userEvent.keyboard('{Enter}')
  expect(place()).toBe('/')
  answer([hit('A-0002', 'Mina Karimi')])
  await expect.poll(place).toBe('/agent-dashboard/cases/A-0002')
})

test('arrow keys choose, each hit says why it was found, and nothing found is said', async () => {
  const { screen, askedFor, place } = await opened()
  await userEvent.keyboard('q')
  ;(await askedFor('q')).answer([])
  await expect.element(screen.getByText(/Nothing found/)).toBeVisible()
  await userEvent.keyboard('m')
  ;(await askedFor('qm')).answer([
    hit('A-0001', 'First'),
    { ...hit('A-0002', 'Second'), id: ID.replace('7', '8'), match: 'phone' },
  ])
  await expect.element(screen.getByRole('option', { name: /Second.*Phone/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(place).toBe('/agent-dashboard/cases/A-0002')
})
