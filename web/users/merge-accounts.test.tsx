import type { MergePreview } from '@rahnama/contract/account-merge.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { UserAccount } from '@rahnama/contract/user-list.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { MergeAccounts } from './merge-accounts.tsx'

afterEach(() => vi.restoreAllMocks())

const KEPT = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const side = (id: string, email: string) => ({
  ...{ id, email, fullName: 'Nava Karimi', lastSignInAt: null },
  createdAt: '2026-01-10T10:00:00.000Z',
})
const PREVIEW: MergePreview = {
  kept: side(KEPT, 'nava@example.com'),
  closed: side(OTHER, 'nava.karimi@example.com'),
  refusals: [],
  moves: [{ part: 'messages', count: 3 }],
  conflicts: [
    {
      part: 'answers',
      name: 'profile',
      keptAt: '2026-01-11T10:00:00Z',
      closedAt: '2026-02-11T10:00:00Z',
      winner: 'closed',
    },
    { part: 'documents', name: 'passport', keptAt: '2026-03-01T10:00:00Z', closedAt: null, winner: 'kept' },
  ],
  stamp: 'seen',
}
const ACCOUNT = { ...side(KEPT, 'nava@example.com'), role: 'student', state: 'active' } as UserAccount

/** Nobody is signed in: what listens for signals has nothing to listen to. */
const client = {
  onAuthStateChange(listener: (event: string, session: unknown) => void) {
    listener('INITIAL_SESSION', null)
    return { data: { subscription: { unsubscribe() {} } } }
  },
} as unknown as AuthClient
const getClient = async () => client

type Sent = { path: string; body: unknown }

async function compare({ language = 'en' as Language, preview = PREVIEW, isOvertaken = false } = {}) {
  const names = ['users', 'errors', 'auth', 'documents', 'programs', 'consents', 'ui'] as const
  await Promise.all(names.map((name) => loadTexts(language, name)))
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method === 'GET') {
      const found = {
        rows: [{ ...side(OTHER, 'nava.karimi@example.com') }],
        next: null,
        total: { count: 1, isMore: false },
      }
      return Response.json(pathname.includes('/merge/') ? preview : found)
    }
    sent.push({ path: pathname, body: await request.json() })
    return isOvertaken ? Response.json({ code: 'CONFLICT' }, { status: 409 }) : Response.json({})
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = await renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <AuthProvider client={getClient}>
          <ToastProvider>
            <Suspense>
              <MergeAccounts account={ACCOUNT} />
            </Suspense>
          </ToastProvider>
        </AuthProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button'))
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox'), 'nava')
  await userEvent.click(dialog.getByRole('button', { name: /nava.karimi@example.com/ }))
  return { dialog, sent }
}

test('what both have is named with the one that is used; nothing is merged until the address is typed', async () => {
  await page.viewport(1280, 900)
  const { dialog, sent } = await compare()
  const row = dialog.getByRole('row', { name: /Profile/ })
  await expect.element(row.getByRole('cell').first().getByText('Not used')).toBeVisible()
  await expect.element(row.getByRole('cell').last().getByText('Used', { exact: true })).toBeVisible()
  const confirm = dialog.getByRole('textbox', { name: 'To confirm, type nava.karimi@example.com' })
  await userEvent.fill(confirm, 'nava@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Merge the accounts' }))
  await expect.element(confirm).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await userEvent.fill(confirm, 'Nava.Karimi@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Merge the accounts' }))
  await expect.poll(() => sent).toEqual([{ path: `/api/users/${KEPT}/merge/${OTHER}`, body: { stamp: 'seen' } }])
})

test('on a phone nothing of the comparison is cut off', async () => {
  await page.viewport(390, 844)
  const { dialog } = await compare({ language: 'fa' })
  await expect.element(dialog.getByRole('row').last()).toBeVisible()
  for (const cell of dialog.element().querySelectorAll('td')) {
    const { left, right } = cell.getBoundingClientRect()
    expect([left >= 0, right <= 390]).toEqual([true, true])
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  }
})

test('two accounts that cannot become one say why, and offer no button', async () => {
  const { dialog } = await compare({ preview: { ...PREVIEW, refusals: ['staff'] } })
  await expect.element(dialog.getByText('These two accounts cannot be merged')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Merge the accounts' })).not.toBeInTheDocument()
})

test('whoever was overtaken is shown the preview again and told why nothing happened', async () => {
  const { dialog, sent } = await compare({ isOvertaken: true })
  await userEvent.fill(
    dialog.getByRole('textbox', { name: 'To confirm, type nava.karimi@example.com' }),
    'nava.karimi@example.com',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Merge the accounts' }))
  await expect.element(dialog.getByText(/Something has changed since you looked/)).toBeVisible()
  expect(sent).toHaveLength(1)
})
