import type { Role } from '@rahnama/contract/roles.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { sessionFor } from '../auth/auth-service.test-data.ts'
import { eventually } from '../test/eventually.ts'
import { renderIn } from '../ui/render-in.tsx'
import InboxPage from './inbox-page.tsx'
import { useWaitingMessages } from './messages.tsx'

const THREAD = 'b2a6c6de-6a3e-4a32-9a63-00000000000a'

function Waiting() {
  return <p>{useWaitingMessages().shown} waiting</p>
}

/** The page at the address of a conversation, while the server takes its time to say who this is. */
async function openBeforeTheRoleIsRead() {
  const read = Promise.withResolvers<Role>()
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname } = new URL(String(url), location.href)
    if (pathname.endsWith('/role')) return Response.json({ role: await read.promise })
    if (pathname === '/api/users/me') return Response.json({ secondFactor: { isOn: false, isRequired: false } })
    if (pathname.startsWith('/api/message')) asked.push(pathname)
    return new Promise(() => {})
  })
  const client = {
    onAuthStateChange(listener: (event: string, session: unknown) => void) {
      listener('INITIAL_SESSION', sessionFor('now', { userId: crypto.randomUUID() }))
      return { data: { subscription: { unsubscribe() {} } } }
    },
  } as unknown as AuthClient
  await renderIn(
    'en',
    <MemoryRouter initialEntries={[`/messages?thread=${THREAD}`]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AuthProvider client={async () => client}>
          <Waiting />
          <InboxPage />
        </AuthProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { asked, read }
}

afterEach(() => vi.restoreAllMocks())

test.each([
  ['case_review_agent', '/api/message-desk/counts', `/api/message-desk/threads/${THREAD}`, /^\/api\/messages/],
  ['student', '/api/messages/counts', `/api/messages/${THREAD}`, /^\/api\/message-desk/],
] as const)(
  'until it is known who reads nothing is asked for, and then only what is for a %s',
  async (role, counts, thread, others) => {
    const { asked, read } = await openBeforeTheRoleIsRead()
    // Long enough for both sides' parts to be here, were they wanted.
    await Promise.all([import('./client/client-inbox.tsx'), import('./staff/staff-inbox.tsx')])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asked).toEqual([])
    read.resolve(role)
    await eventually(() => expect(asked).toEqual(expect.arrayContaining([counts, thread])))
    expect(asked.filter((path) => others.test(path))).toEqual([])
  },
)
