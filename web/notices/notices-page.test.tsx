import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Notice } from '@rahnama/contract/notices.ts'
import type { Role } from '@rahnama/contract/roles.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { sessionFor } from '../auth/auth-service.test-data.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import NoticesPage from './notices-page.tsx'

const READ: Notice = {
  ...{ id: 1, kind: 'messageArrived', about: { threadId: 't', from: 'Mina', subject: 'Funds' }, because: 'owner' },
  ...{ times: 1, mustAct: false, isSettled: false, at: '2026-11-15T12:00:00.000Z', isRead: true },
}

async function show(role: Role, language: Language, unread: number) {
  const client = {
    onAuthStateChange(listener: (event: string, session: unknown) => void) {
      listener('INITIAL_SESSION', sessionFor('now', { userId: crypto.randomUUID() }))
      return { data: { subscription: { unsubscribe() {} } } }
    },
  } as unknown as AuthClient
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname } = new URL(String(url), location.href)
    if (pathname.endsWith('/summary')) return Response.json({ unread, toAct: 0, knowsTimeZone: true })
    if (pathname === '/api/notices') return Response.json({ notices: [READ], next: null })
    return Response.json({ role, secondFactor: { isOn: false, isRequired: false } })
  })
  await Promise.all((['bell', 'notices', 'errors'] as const).map((name) => loadTexts(language, name)))
  return renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AuthProvider client={async () => client}>
          <NoticesPage />
        </AuthProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

test.each([
  ['student', 'en', 'What happened in your file, and what is waiting for you.'],
  ['student', 'fa', 'آنچه در پروندهٔ شما رخ داده و کارهایی که منتظر شماست.'],
  ['case_review_agent', 'en', 'What happened at the office, and what is waiting for you.'],
  ['referral_agent', 'en', 'What happened at the office, and what is waiting for you.'],
  ['admin', 'fa', 'آنچه در دفتر رخ داده و کارهایی که منتظر شماست.'],
] as const)('a client’s notices are about their file, the office’s about the office: %s, %s', async (...told) => {
  const [role, language, lead] = told
  const screen = await show(role, language, 1)
  await expect.element(screen.getByText(lead)).toBeVisible()
})

test('marking everything as read rests by the number in the bell, not by the part of the list that was loaded', async () => {
  const nothing = await show('student', 'en', 0)
  await expect.element(nothing.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  await nothing.unmount()
  const older = await show('student', 'en', 1)
  await expect.element(older.getByRole('button', { name: 'Mark all as read' })).toBeEnabled()
})
