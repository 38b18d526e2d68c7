import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import { useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider, loadTexts } from '../i18n/i18n.tsx'
import { pathsOf, ROUTE_NAMES, type RouteName, routeOf } from '../site-map.ts'
import { watchAnswers } from './auth-answers.ts'
import type { AuthClient } from './auth-client.ts'
import { AuthProvider } from './auth-provider.tsx'
import { sessionFor } from './auth-service.test-data.ts'
import { Guard } from './guard.tsx'

type Caller = 'nobody' | Role | 'role missing' | 'role lookup failing'
const CALLERS: Caller[] = ['nobody', ...ROLES, 'role missing', 'role lookup failing']

const LANDING: Record<Role, string> = {
  student: '/home',
  case_review_agent: '/agent-dashboard',
  referral_agent: '/referral-dashboard',
  admin: '/admin',
}

/** Who may stay, by the specification's words; everyone else is led to the fallback "/". */
const MAY_STAY: Record<string, readonly Role[]> = {
  signedIn: ROLES,
  caseReview: ['case_review_agent', 'admin'],
  referral: ['referral_agent', 'admin'],
  admin: ['admin'],
}

function expectedPlace(name: RouteName, path: string, caller: Caller): string {
  const { audience } = routeOf(name)
  if (audience === 'public') return path
  if (caller === 'nobody') return '/auth'
  const role = ROLES.find((known) => known === caller) ?? 'student'
  if (name === 'home') return LANDING[role]
  return MAY_STAY[audience]?.includes(role) ? path : '/'
}

function answerApi(caller: Caller) {
  const role = caller === 'role missing' ? null : caller
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (!String(request).includes('/role')) return Response.json({ secondFactor: { isOn: false, isRequired: false } })
    return caller === 'role lookup failing' ? Response.json({}, { status: 500 }) : Response.json({ role })
  })
}

/** The library with nothing but its events, which the test sends. */
function clientWith(session: ReturnType<typeof sessionFor> | null) {
  let tell: (event: string, next: typeof session) => void = () => {}
  const client = {
    onAuthStateChange(listener: typeof tell) {
      tell = listener
      tell('INITIAL_SESSION', session)
      return { data: { subscription: { unsubscribe() {} } } }
    },
  } as unknown as AuthClient
  return { client: async () => client, tell: (event: string, next: typeof session) => tell(event, next) }
}

function Place() {
  return <output>{useLocation().pathname}</output>
}

function Typed() {
  const [text, setText] = useState('')
  return <input aria-label="Answer" value={text} onChange={(event) => setText(event.target.value)} />
}

async function visit(name: RouteName, path: string, source: ReturnType<typeof clientWith>) {
  await Promise.all([loadTexts('en', 'app'), loadTexts('en', 'auth'), loadTexts('en', 'ui'), loadTexts('en', 'errors')])
  const guarded = (
    <Guard audience={routeOf(name).audience} waiting={(status) => <p>{status}</p>}>
      <Place />
      <Typed />
    </Guard>
  )
  return render(
    <LanguageProvider initial="en">
      <MemoryRouter initialEntries={[path]}>
        <AuthProvider client={source.client}>
          <Routes>
            <Route path={path} element={guarded} />
            <Route path="*" element={<Place />} />
          </Routes>
        </AuthProvider>
      </MemoryRouter>
    </LanguageProvider>,
  )
}

/**
 * A guard knows of a page its audience, and whether it is home. Which audience each page has is held against the
 * specification in e2e/access.spec.ts, where nobody tries all of them and everybody else some.
 */
const PAGES_OF_EACH_AUDIENCE = 2
const BY_AUDIENCE = Map.groupBy(
  ROUTE_NAMES.filter((name) => name !== 'signIn' && name !== 'home'),
  (name) => routeOf(name).audience,
)
const VISITS = [
  'home' as const,
  ...[...BY_AUDIENCE.values()].flatMap((names) => names.slice(0, PAGES_OF_EACH_AUDIENCE)),
].flatMap((name) => pathsOf(name).map((path) => ({ name, path })))

test('each audience is guarded here', () => {
  expect([...BY_AUDIENCE.keys()].sort()).toEqual(['public', ...Object.keys(MAY_STAY)].sort())
})

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe.each(CALLERS)('%s', (caller) => {
  test.each(VISITS)('at $path is where the specification says', async ({ name, path }) => {
    answerApi(caller)
    const screen = await visit(name, path, clientWith(caller === 'nobody' ? null : sessionFor('a')))
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(expectedPlace(name, path, caller))
  })
})

test('while nobody is known the page says so, and while the role is not, that too', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  const never = { client: () => new Promise<AuthClient>(() => {}), tell: () => {} }
  const unknown = await visit('admin', '/admin', never)
  await expect.element(unknown.getByText('Authenticating...')).toBeVisible()
  await unknown.unmount()
  const roleless = await visit('admin', '/admin', clientWith(sessionFor('a')))
  await expect.element(roleless.getByText('Checking permissions...')).toBeVisible()
})

test('staff who owe a second factor are led to the entrance', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) =>
    String(request).includes('/role')
      ? Response.json({ role: 'admin' })
      : Response.json({ secondFactor: { isOn: false, isRequired: true } }),
  )
  const screen = await visit('admin', '/admin', clientWith(sessionFor('a')))
  await expect.element(screen.getByRole('status')).toHaveTextContent('/auth')
})

test('a password alone does not open an account with a second factor', async () => {
  answerApi('student')
  const screen = await visit('messages', '/messages', clientWith(sessionFor('a', { hasFactor: true })))
  await expect.element(screen.getByRole('status')).toHaveTextContent('/auth')
})

test('when the session ends the page stays with what was typed, under a window to sign in again', async () => {
  answerApi('student')
  const source = clientWith(sessionFor('a'))
  const screen = await visit('messages', '/messages', source)
  await userEvent.type(screen.getByLabelText('Answer'), 'half a sentence')
  source.tell('SIGNED_OUT', null)
  await expect.element(screen.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  source.tell('SIGNED_IN', sessionFor('b'))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Answer')).toHaveValue('half a sentence')
})

test('a session the server will not renew is announced before it ends', async () => {
  answerApi('student')
  const session = sessionFor('a', { expiresInSeconds: 110 })
  const screen = await visit('messages', '/messages', clientWith(session))
  await expect.element(screen.getByLabelText('Answer')).toBeVisible()
  const refuse = watchAnswers(async () => new Response('{}', { status: 400 }))
  await refuse('https://here/auth/v1/token?grant_type=refresh_token')
  const notice = screen.getByText(/^You will be signed out at \d\d?:\d\d.* Sign in again to continue working\.$/)
  await expect.element(notice).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
  await expect.element(screen.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
})

test('signing in again with a password asks for the second factor over the same page', async () => {
  answerApi('student')
  const source = clientWith(sessionFor('a', { hasFactor: true, aal: 'aal2' }))
  const screen = await visit('messages', '/messages', source)
  await userEvent.type(screen.getByLabelText('Answer'), 'half a sentence')
  source.tell('SIGNED_OUT', null)
  source.tell('SIGNED_IN', sessionFor('b', { hasFactor: true, aal: 'aal1' }))
  await expect.element(screen.getByRole('textbox', { name: 'Code from your app' })).toBeVisible()
  source.tell('MFA_CHALLENGE_VERIFIED', sessionFor('c', { hasFactor: true, aal: 'aal2' }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Answer')).toHaveValue('half a sentence')
})
