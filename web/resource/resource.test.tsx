import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQueryClient } from '../app/query-client.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { eventually } from '../test/eventually.ts'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { type Asked, type Resource, ResourceScreen } from './resource.tsx'

type Lamp = { id: string; name: string; watts: number; place: string }

const LAMPS: Lamp[] = [
  { id: 'a', name: 'Lantern', watts: 5, place: 'pier' },
  { id: 'b', name: 'فانوس', watts: 9, place: 'garden' },
]

/** Something no page of ours lists: whatever is described like this has a screen. */
function lamps(asked: Asked[], rows: Lamp[] = LAMPS, fails = false): Resource<Lamp> {
  return {
    name: 'lamps',
    texts: {
      ...{ title: 'Lamps', heading: 'Lamps', lead: 'All of them.' },
      ...{ emptyTitle: 'No lamps yet', emptyBody: 'Buy one.' },
    },
    columns: [
      { key: 'name', header: 'Name', cell: ({ name }) => name },
      { key: 'watts', header: 'Watts', cell: ({ watts }) => String(watts), sortable: true },
      { key: 'place', header: 'Place', cell: ({ place }) => place },
    ],
    hidden: ['place'],
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    search: 'Find a lamp',
    filters: [{ name: 'place', label: 'Where', options: [{ value: 'pier', label: 'On the pier' }] }],
    fetch: async (now, after) => {
      asked.push(now)
      if (fails) throw new Error('no light')
      // The first of them moved while somebody read the page before.
      if (after)
        return { rows: [...rows.slice(0, 1), { id: 'c', name: 'Third', watts: 1, place: 'attic' }], next: null, total }
      const found = rows.filter(({ name }) => name.toLowerCase().includes(now.search.toLowerCase()))
      return { rows: found, next: found.length > 1 ? 'c' : null, total }
    },
    detail: { title: 'One lamp', draw: (id) => <p>Lamp {id}</p> },
  }
}
const total = { count: 1000, isMore: true }

async function show(resource: Resource<Lamp>, language: Language = 'en', at = '/') {
  await page.viewport(1280, 800)
  await Promise.all((['resource', 'errors', 'many'] as const).map((name) => loadTexts(language, name)))
  const router = createMemoryRouter(
    [
      { path: '/', element: <ResourceScreen resource={resource} /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  )
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const screen = await renderIn(
    language,
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, router }
}

test.each(LANGUAGES)(
  'what is typed, chosen and sorted by is asked for and stands in the address (%s)',
  async (language) => {
    const asked: Asked[] = []
    const { screen, router } = await show(lamps(asked), language)
    const query = () => router.state.location.search
    await userEvent.click(screen.getByRole('button', { name: 'Watts' }))
    await userEvent.selectOptions(screen.getByLabelText('Where'), 'On the pier')
    await eventually(() => expect(query()).toBe('?sort=watts&place=pier'))
    await userEvent.fill(screen.getByLabelText('Find a lamp'), 'lant')
    await eventually(() => expect(query()).toContain('q=lant'))
    await expect.element(screen.getByRole('row', { name: /فانوس/ })).not.toBeInTheDocument()
    expect(asked.at(-1)).toEqual({
      search: 'lant',
      sort: { column: 'watts', order: 'ascending' },
      filters: { place: 'pier' },
    })
  },
)

test('what is typed while the words before are asked for is not lost', async () => {
  const { screen, router } = await show(lamps([]))
  const box = screen.getByLabelText('Find a lamp')
  const stop = router.subscribe(({ location }) => {
    if (location.search !== '?q=lan') return
    stop()
    typeAtOnce(box.element() as HTMLInputElement, 'lant')
  })
  await userEvent.fill(box, 'lan')
  await eventually(() => expect(router.state.location.search).toBe('?q=lant'))
  await expect.element(box).toHaveValue('lant')
})

/** Within the turn of the event loop it is called in, which no real typing can promise. */
function typeAtOnce(input: HTMLInputElement, words: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

test('the next page follows the first, and a row opens beside the list until Back', async () => {
  const { screen, router } = await show(lamps([]))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await expect.element(screen.getByRole('row', { name: /Third/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Lantern/ }).elements(), 'a row met twice').toHaveLength(1)
  await userEvent.click(screen.getByRole('link', { name: 'Lantern' }))
  await expect.element(screen.getByRole('dialog', { name: 'One lamp' }).getByText('Lamp a')).toBeVisible()
  await router.navigate(-1)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('an address shows what it says: words, order, filter, columns and the open row', async () => {
  const asked: Asked[] = []
  const { screen } = await show(lamps(asked), 'en', '/?q=lant&sort=-watts&place=pier&columns=watts&lamps=a')
  await expect.element(screen.getByRole('dialog', { name: 'One lamp' })).toBeVisible()
  expect(asked[0]).toEqual({
    search: 'lant',
    sort: { column: 'watts', order: 'descending' },
    filters: { place: 'pier' },
  })
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('link', { name: 'Lantern' })).toHaveFocus()
  await expect.element(screen.getByRole('columnheader', { name: 'Watts' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('columnheader', { name: 'Place' })).toBeVisible()
})

test('how far a list was read stands in the address, and another order begins anew', async () => {
  const { screen, router } = await show(lamps([]))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await expect.element(screen.getByRole('row', { name: /Third/ })).toBeVisible()
  expect(router.state.location.search).toBe('?pages=2')
  await userEvent.click(screen.getByRole('button', { name: 'Watts' }))
  await eventually(() => expect(router.state.location.search).toBe('?sort=watts'))
  await expect.element(screen.getByRole('row', { name: /Third/ })).not.toBeInTheDocument()
})

test('a link to a list that was read on shows as much of it', async () => {
  const asked: Asked[] = []
  const { screen } = await show(lamps(asked), 'en', '/?pages=2')
  await expect.element(screen.getByRole('row', { name: /Third/ })).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a column is shown and hidden from the menu, and more than a thousand are not counted', async () => {
  const { screen, router } = await show(lamps([]))
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('More than 1,000 entries')
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Place' }))
  await expect.element(screen.getByRole('columnheader', { name: 'Place' })).toBeVisible()
  expect(router.state.location.search).toBe('?columns=.')
})

/** Lamps that can be switched off together, unless they are in the garden. */
function switchable(off: string[][], back: string[][]): Resource<Lamp> {
  return {
    ...lamps([]),
    many: [
      {
        label: 'Switch off',
        busy: 'Switching…',
        icon: 'moon',
        run: async (rows) => {
          off.push(rows.map(({ id }) => id))
          const done = rows.filter(({ place }) => place !== 'garden').map(({ id }) => ({ id }))
          const refused = rows
            .filter(({ place }) => place === 'garden')
            .map(({ id }) => ({ id, code: 'CONFLICT' as const }))
          const undo = async () => {
            back.push(done.map(({ id }) => id))
            return { done, refused: [] }
          }
          return { done, refused, undo }
        },
        done: (_, shown) => `${shown} switched off`,
        why: () => 'somebody sits there',
      },
    ],
  }
}

test('what is selected is done at once, what is refused is named and stays selected, and the rest has a way back', async () => {
  const [off, back] = [[], []] as [string[][], string[][]]
  const { screen } = await show(switchable(off, back))
  await expect.element(screen.getByRole('button', { name: 'Switch off' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await expect.element(screen.getByText('2 selected')).toBeVisible()
  // By keyboard: the act is a button like any other.
  ;(screen.getByRole('button', { name: 'Switch off' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('1 done, 1 refused')).toBeVisible()
  await expect.element(screen.getByText(/فانوس.*somebody sits there/)).toBeVisible()
  await expect.element(screen.getByText('1 selected')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: 'Select فانوس' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await eventually(() => expect([off, back]).toEqual([[['a', 'b']], [['a']]]))
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  await expect.element(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus()
})

test('a search takes what it hides out of the selection, and all that match are taken by an act of their own', async () => {
  const off: string[][] = []
  const { screen } = await show(switchable(off, []))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select the first 200 that match' }))
  await expect.element(screen.getByText('3 selected')).toBeVisible()
  await userEvent.fill(screen.getByLabelText('Find a lamp'), 'lant')
  await expect.element(screen.getByText('1 selected')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }))
  await eventually(() => expect(off).toEqual([['a']]))
})

test.each(LANGUAGES)('rows are selected and acted on at 390 pixels, as cards and as tiles (%s)', async (language) => {
  const off: string[][] = []
  const resource = { ...switchable(off, []), tile: ({ name }: Lamp) => <span>{name}</span> }
  const { screen, router } = await show(resource, language)
  await page.viewport(390, 800)
  for (const at of ['/', '/?view=table']) {
    await router.navigate(at)
    await userEvent.click(screen.getByRole('checkbox', { name: /Lantern/ }))
    const act = screen.getByRole('button', { name: 'Switch off' })
    await expect.element(act).toBeVisible()
    // What is said of the first act stands above the bar, not on it.
    const { left, right, top, bottom } = act.element().getBoundingClientRect()
    expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('button')).toBe(act.element())
    await userEvent.click(act)
    await expect.element(screen.getByText(/switched off/).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  }
  await eventually(() => expect(off).toEqual([['a'], ['a']]))
})

test('nothing at all, nothing found and a failure say different things', async () => {
  const { screen } = await show(lamps([], []))
  await expect.element(screen.getByText('No lamps yet')).toBeVisible()
  await screen.unmount()
  const found = await show(lamps([]), 'en', '/?q=candle')
  await userEvent.click(found.screen.getByRole('button', { name: 'Clear search and filters' }))
  await expect.element(found.screen.getByRole('row', { name: /Lantern/ })).toBeVisible()
  expect(found.router.state.location.search).toBe('')
  await found.screen.unmount()
  const failed = await show(lamps([], [], true))
  await expect.element(failed.screen.getByText(/went wrong/)).toBeVisible()
})

test('a list one comes back to is read again: a colleague may have changed it', async () => {
  const rows = [...LAMPS]
  const { screen, router } = await show(lamps([], rows))
  await expect.element(screen.getByRole('row', { name: /Lantern/ })).toBeVisible()
  await router.navigate('/elsewhere')
  await expect.element(screen.getByText('Elsewhere')).toBeVisible()
  rows.push({ id: 'd', name: 'Torch', watts: 3, place: 'pier' })
  await router.navigate('/')
  await expect.element(screen.getByRole('row', { name: /Torch/ })).toBeVisible()
})

test('fits a phone in Persian', async () => {
  const { screen } = await show(lamps([]), 'fa')
  await page.viewport(390, 800)
  await expect.element(screen.getByText('Watts').first()).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
