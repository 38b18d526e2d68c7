import type { DeskRow } from '@rahnama/contract/cases/cases.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AuthProvider } from '../../auth/auth.tsx'
import type { AuthClient } from '../../auth/auth-client.ts'
import { sessionFor } from '../../auth/auth-service.test-data.ts'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import { press } from '../at-the-desk.test-data.tsx'
import { Queue } from './queue.tsx'
import { rowWith } from './rows.test-data.ts'

const OWN = '11111111-1111-4111-8111-111111111111'
const client = {
  onAuthStateChange(listener: (event: string, session: unknown) => void) {
    listener('INITIAL_SESSION', sessionFor('now', { userId: OWN }))
    return { data: { subscription: { unsubscribe() {} } } }
  },
} as unknown as AuthClient
const getClient = async () => client

const person = (n: number, changes: Partial<DeskRow> = {}) =>
  rowWith({
    id: `7c1f0d2e-8f4b-4a57-9f0e-00000000000${n}`,
    folio: `A-000${n}`,
    name: { latin: `Person ${n}`, persian: null },
    ...changes,
  })

/** What the server would answer, and what it was asked to do. */
function deskServer(rows: DeskRow[], more: DeskRow[]) {
  const state = { rows, isOnline: true, acts: [] as { path: string; body: unknown }[] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!state.isOnline) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(String(url), location.href)
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    if (init?.method && init.method !== 'GET') state.acts.push({ path: pathname, body })
    const answers: Record<string, unknown> = {
      '/api/desk': searchParams.has('after')
        ? { rows: more, next: null }
        : { rows: state.rows, next: more.length > 0 ? 'more' : null },
      '/api/desk/headings': { overdue: 0, today: 0, thisWeek: state.rows.length, later: more.length, noDate: 0 },
      '/api/desk/presence': {
        present: [{ id: OWN, name: 'Sara', mode: 'looking', since: rowWith().since, folio: 'A-0002' }],
      },
      '/api/desk/colleagues': { colleagues: [{ id: OWN, name: 'Robin', open: 3, isMe: true }] },
      '/api/desk/assign': { done: 1, failed: [{ kind: 'case', id: person(2).id }], undoToken: OWN },
      '/api/desk/undo': { done: 1 },
    }
    return Response.json(
      answers[pathname] ?? { role: 'case_review_agent', secondFactor: { isOn: false, isRequired: false } },
    )
  })
  return state
}

async function show(rows: DeskRow[], language: Language = 'en', more: DeskRow[] = []) {
  await page.viewport(1280, 800)
  const server = deskServer(rows, more)
  const names = ['desk', 'caseWords', 'programs', 'errors'] as const
  await Promise.all(names.map((name) => loadTexts(language, name)))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([
    { path: '/', element: underTheBar },
    { path: '*', element: <p>A case</p> },
  ])
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
  await expect.element(screen.getByRole('table')).toBeVisible()
  const folios = () => [...document.querySelectorAll('a[data-row]')].map((link) => link.textContent)
  /** As a signal does. */
  const change = async (next: DeskRow[]) => {
    server.rows = next
    await queries.invalidateQueries({ queryKey: ['desk'] })
  }
  return { screen, server, folios, change, router }
}

/** The head of the table sticks under the bar of the page, which needs its room. */
const underTheBar = (
  <div style={{ paddingBlockStart: '6rem' }}>
    <Queue filter={{ view: 'all' }} />
  </div>
)

afterEach(() => vi.restoreAllMocks())

test('a row that came or rose waits behind a button; nothing moves before it is pressed', async () => {
  const { screen, folios, change } = await show([person(1), person(2)])
  await change([person(3), person(2), person(1, { documentsToVerify: 4 })])
  await expect.element(screen.getByRole('button', { name: '2 new · show' })).toBeVisible()
  expect(folios()).toEqual(['A-0001', 'A-0002'])
  // What changed on a row that stands there is seen at once.
  await expect.element(screen.getByText('4 documents to verify')).toBeInTheDocument()
  await press(screen.getByRole('button', { name: '2 new · show' }))
  expect(folios()).toEqual(['A-0003', 'A-0002', 'A-0001'])
})

test('a row that is gone keeps its place and says so', async () => {
  const { screen, folios, change } = await show([person(1), person(2)])
  await change([person(2)])
  await expect.element(screen.getByText('No longer in this view')).toBeVisible()
  expect(folios()).toEqual(['A-0001', 'A-0002'])
})

test('j and k move true focus, also from a Persian layout, and x selects', async () => {
  const { screen } = await show([person(1), person(2)])
  await userEvent.keyboard('j')
  await expect.element(screen.getByRole('link', { name: 'A-0001' })).toHaveFocus()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyJ', key: 'ت', bubbles: true }))
  await expect.element(screen.getByRole('link', { name: 'A-0002' })).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(screen.getByRole('checkbox', { name: 'Select A-0002 Person 2' })).toBeChecked()
  await userEvent.keyboard('k')
  await expect.element(screen.getByRole('link', { name: 'A-0001' })).toHaveFocus()
  await expect.element(screen.getByText('1 selected')).toBeVisible()
})

test('a selection survives a live change, and the header box takes what is shown', async () => {
  const { screen, change } = await show([person(1), person(2)])
  await press(screen.getByRole('checkbox', { name: 'Select A-0001 Person 1' }))
  await change([person(2), person(1)])
  await expect.element(screen.getByRole('checkbox', { name: 'Select A-0001 Person 1' })).toBeChecked()
  await press(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
  await expect.element(screen.getByText('2 selected')).toBeVisible()
})

test('assigning names the count and what was not changed, and can be undone', async () => {
  const { screen, server } = await show([person(1), person(2)])
  await press(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
  await press(screen.getByRole('button', { name: 'Assign…' }))
  await press(screen.getByRole('button', { name: 'Assign 2 rows' }))
  await expect.element(screen.getByText('1 row assigned to Robin')).toBeVisible()
  await expect.element(screen.getByText('Not changed: A-0002')).toBeVisible()
  await press(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(screen.getByText('Undone for 1 row')).toBeVisible()
  expect(server.acts).toMatchObject([
    { path: '/api/desk/assign', body: { ownerId: OWN, items: [{ kind: 'case' }, { kind: 'case' }] } },
    { path: '/api/desk/undo', body: { undoToken: OWN } },
  ])
})

test('what matches and is not on the screen is selected by an act of its own, which names how many', async () => {
  const { screen, server } = await show([person(1), person(2)], 'en', [person(3)])
  await expect.element(screen.getByRole('button', { name: /that match/ })).not.toBeInTheDocument()
  await press(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
  await expect.element(screen.getByText('2 selected')).toBeVisible()
  await press(screen.getByRole('button', { name: 'Select all 3 that match' }))
  await expect.element(screen.getByText('3 selected')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /that match/ })).not.toBeInTheDocument()
  await press(screen.getByRole('button', { name: 'Assign…' }))
  await press(screen.getByRole('button', { name: 'Assign 3 rows' }))
  await eventually(() => expect(server.acts).toHaveLength(1))
  expect(server.acts).toMatchObject([{ body: { items: [1, 2, 3].map((n) => ({ id: person(n).id })) } }])
})

test('without a connection the rows stay, say that they are old, and go on when it is back', async () => {
  const { screen, server, folios, change } = await show([person(1)])
  server.isOnline = false
  await change([person(1), person(2)])
  await expect.element(screen.getByText('You see what came last.', { exact: false })).toBeVisible()
  expect(folios()).toEqual(['A-0001'])
  server.isOnline = true
  await press(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('You see what came last.', { exact: false })).not.toBeInTheDocument()
  await press(screen.getByRole('button', { name: '1 new · show' }))
  expect(folios()).toEqual(['A-0001', 'A-0002'])
})

test('who looks at a case is said on its row', async () => {
  const { screen } = await show([person(1), person(2)])
  const row = screen.getByRole('row').filter({ hasText: 'A-0002' })
  await expect.element(row.getByText('Sara looking')).toBeInTheDocument()
})

test('whose owner is away while the client waits is said on its row', async () => {
  const owner = { id: '22222222-2222-4222-8222-222222222222', name: 'Sara' }
  const { screen } = await show([person(1, { owner }), person(2, { owner, isPooled: true })])
  const said = screen.getByText(/Sara.* is away\. Anybody can claim this case\./)
  await expect
    .element(
      screen
        .getByRole('row')
        .filter({ hasText: 'A-0002' })
        .getByText(/is away/),
    )
    .toBeInTheDocument()
  expect(said.elements()).toHaveLength(1)
})

test('back from a case focus is on the row that led there', async () => {
  const { screen, router } = await show([person(1), person(2)])
  await userEvent.keyboard('jj')
  await userEvent.keyboard('o')
  await expect.element(screen.getByText('A case')).toBeVisible()
  await router.navigate(-1)
  await expect.element(screen.getByRole('link', { name: 'A-0002' })).toHaveFocus()
})

test('in Persian the Persian name comes first and codes keep their direction', async () => {
  const { screen } = await show([person(1, { name: { latin: 'Mina Karimi', persian: 'مینا کریمی' } })], 'fa')
  const names = screen.getByTitle('Mina Karimi · مینا کریمی').element()
  expect(names.querySelector('bdi')?.textContent).toBe('مینا کریمی')
})
