import type { SavedView } from '@rahnama/contract/cases/cases.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { atTheDesk, press, refuse } from '../../at-the-desk.test-data.tsx'
import { ManageFilters } from './manage-filters.tsx'
import { SaveFilter } from './save-filter.tsx'
import { SavedFilters } from './saved-filters.tsx'

const mine: SavedView = {
  id: '99999999-9999-4999-8999-999999999999',
  name: 'Refused before',
  filter: { view: 'all', flag: 'refusedBefore' },
  isShared: false,
  isMine: true,
}
const shared: SavedView = {
  ...mine,
  id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  name: 'Minors',
  isShared: true,
  isMine: false,
}

afterEach(() => vi.restoreAllMocks())

test('a filter is saved under a name, and only an admin may share it', async () => {
  const path = /^\/api\/desk\/views\//
  const { screen, server } = await atTheDesk(<SaveFilter filter={mine.filter} isAdmin={false} onClose={() => {}} />, {
    texts: ['desk'],
  })
  await press(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('link', { name: 'Give the filter a name' })).toBeVisible()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Refused before')
  // Over a lost connection nothing is lost.
  await press(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Refused before')
  expect(server.acts.filter((act) => path.test(act.path))).toEqual([])
})

test('a shared filter is everybody’s to use and read-only for an agent', async () => {
  const { screen, server } = await atTheDesk(
    <ManageFilters views={[mine, shared]} isAdmin={false} onClose={() => {}} />,
    {
      texts: ['desk'],
      answers: {
        [`PUT /api/desk/views/${mine.id}`]: { views: [{ ...mine, name: 'Refusals' }, shared] },
        [`DELETE /api/desk/views/${mine.id}`]: refuse('NOT_ALLOWED'),
      },
    },
  )
  await expect.element(screen.getByText('Shared by an admin')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove Minors' })).not.toBeInTheDocument()
  await screen.getByRole('textbox', { name: 'New name of Refused before' }).fill('Refusals')
  await press(screen.getByRole('button', { name: 'Rename Refused before' }))
  await expect.element(screen.getByText('Filter Refusals saved')).toBeVisible()
  await press(screen.getByRole('button', { name: 'Remove Refused before' }))
  await expect.element(screen.getByText('Filter Refused before removed')).not.toBeInTheDocument()
  expect(server.acts.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
})

test('the menu leads to each filter, and the button is called as the one that is open', async () => {
  const { screen } = await atTheDesk(<SavedFilters filter={mine.filter} isAdmin={false} />, {
    texts: ['desk'],
    answers: { 'GET /api/desk/views': { views: [mine, shared] } },
  })
  const trigger = screen.getByRole('button', { name: 'Refused before' })
  await expect.element(trigger).toBeVisible()
  ;(trigger.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('menuitem', { name: 'Minors (shared)' }))
    .toHaveAttribute('href', '/?view=all&flag=refusedBefore')
})
