import type { CaseFile, CaseTask } from '@rahnama/contract/cases/cases.ts'
import type { ErrorCode, ErrorParams } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { sessionFor } from '../auth/auth-service.test-data.ts'
import { loadTexts, type TextName } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'

export const ME = '11111111-1111-4111-8111-111111111111'
export const SARA = '22222222-2222-4222-8222-222222222222'

const client = {
  onAuthStateChange(listener: (event: string, session: unknown) => void) {
    listener('INITIAL_SESSION', sessionFor('now', { userId: ME }))
    return { data: { subscription: { unsubscribe() {} } } }
  },
} as unknown as AuthClient
const getClient = async () => client

type Asked = { path: string; body: Record<string, unknown> }
/** An answer by `METHOD /path`, or what to answer once it is asked. */
export type Answers = Record<string, unknown | ((asked: Asked) => unknown)>

export const refuse = (code: ErrorCode, params?: ErrorParams) => Response.json({ code, params }, { status: 409 })

const ALWAYS: Answers = {
  'GET /api/desk/colleagues': {
    colleagues: [
      { id: ME, name: 'Robin', open: 3, isMe: true },
      { id: SARA, name: 'Sara', open: 5, isMe: false },
    ],
  },
}

/** The server as a test wants it. What it does not know it does not answer, as over a lost connection. */
export function deskServer(answers: Answers) {
  const server = { answers: { ...ALWAYS, ...answers }, acts: [] as (Asked & { method: string })[], isOnline: true }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname: path, search } = new URL(String(url), location.href)
    const method = init?.method ?? 'GET'
    const body = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(new URLSearchParams(search))
    if (path.startsWith('/api/users/'))
      return Response.json({ role: 'case_review_agent', secondFactor: { isOn: false, isRequired: false } })
    if (path.startsWith('/api/staff-drafts/')) return Response.json(method === 'GET' ? { draft: null } : {})
    const known = server.answers[`${method} ${path}`]
    if (!server.isOnline || known === undefined) throw new TypeError('Failed to fetch')
    if (method !== 'GET') server.acts.push({ method, path, body })
    const answer = typeof known === 'function' ? await known({ path, body }) : known
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  return server
}

/** As by keyboard or a screen reader: whether a pointer would hit it is for journeys, and costs many frames each time. */
export async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  await expect.element(target).toBeEnabled()
  ;(target.element() as HTMLElement).click()
}

type Showing = {
  answers?: Answers
  texts: readonly TextName[]
  language?: Language
  /** A page that reads its address: the pattern, and where to begin. */
  route?: { path: string; at: string }
}

const HERE = { path: '/', at: '/' }

/** One part of the desk as an agent has it before them. */
export async function atTheDesk(part: ReactNode, { answers = {}, texts, language = 'en', route = HERE }: Showing) {
  await page.viewport(1280, 900)
  const server = deskServer(answers)
  await Promise.all(['errors' as const, ...texts].map((name) => loadTexts(language, name)))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const pages = [
    { path: route.path, element: part },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const router = createMemoryRouter(pages, { initialEntries: [route.at] })
  const screen = await renderIn(
    language,
    <QueryClientProvider client={queries}>
      <AuthProvider client={getClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>,
  )
  return { screen, server, queries, router }
}

/** A case in review that is mine. */
export function fileWith(changes: Partial<CaseFile> = {}): CaseFile {
  return {
    applicationId: '7c1f0d2e-8f4b-4a57-9f0e-2f0c1f6f6a01',
    folio: 'A-MINA-0001',
    program: 'FSW',
    stage: 'inReview',
    turn: 'office',
    reason: 'underReview',
    dueOn: null,
    changedAt: '2026-11-16T15:00:00.000Z',
    closedAt: null,
    client: {
      id: '33333333-3333-4333-8333-333333333333',
      name: { latin: 'Mina Karimi', persian: 'مینا کریمی' },
      email: 'mina@example.com',
      isEmailProven: true,
      refusedMail: null,
      phone: null,
      language: 'fa',
      birthDate: '1996-02-17',
      citizenship: 'IR',
      residence: 'IR',
    },
    version: 4,
    submittedAt: '2026-11-10T15:00:00.000Z',
    owner: { id: ME, name: 'Robin' },
    isPooled: false,
    promise: null,
    flags: [],
    snooze: null,
    dates: {
      authorityNumber: null,
      filedOn: null,
      biometricsBy: null,
      biometricsOn: null,
      medicalBy: null,
      medicalOn: null,
      decidedOn: null,
    },
    closing: null,
    score: { told: null, evidenced: null, verified: null },
    programs: [],
    documents: { needed: 0, given: 0, accepted: 0, explained: 0, missing: 0, later: 0, helpful: 0, withOffice: 0 },
    contradictions: [],
    otherCases: [],
    sinceLastLook: { at: null, parts: [] },
    ...changes,
  }
}

export function taskWith(changes: Partial<CaseTask> = {}): CaseTask {
  return {
    id: '44444444-4444-4444-8444-444444444444',
    folio: 'A-MINA-0001',
    what: 'Call the bank',
    rule: null,
    about: {},
    assignee: { id: ME, name: 'Robin' },
    dueOn: null,
    firstDueOn: null,
    anchor: null,
    snoozedUntil: null,
    untilReply: false,
    doneAt: null,
    version: 1,
    ...changes,
  }
}
