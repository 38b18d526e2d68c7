import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { renderIn } from '../render-in.tsx'
import { Menu } from './menu.tsx'

test('a menu opens, moves and acts by keyboard, and gives focus back', async () => {
  const onDownload = vi.fn()
  const screen = await renderIn(
    'en',
    <Menu
      trigger={<Button>File</Button>}
      groups={[
        [
          { label: 'Open', onSelect: () => undefined },
          { label: 'Download', onSelect: onDownload },
        ],
      ]}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Download' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onDownload).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'File' })).toHaveFocus()
})

test('a place in a menu is a link', async () => {
  const screen = await renderIn(
    'en',
    <MemoryRouter>
      <Menu trigger={<Button>Account</Button>} groups={[[{ label: 'Settings', to: '/settings' }]]} />
    </MemoryRouter>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings')
})

test('a choice in a menu says whether it is on', async () => {
  const onCheck = vi.fn()
  const screen = await renderIn(
    'en',
    <Menu trigger={<Button>Columns</Button>} groups={[[{ label: 'Waiting time', checked: true, onCheck }]]} />,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Waiting time' })).toBeChecked()
  await screen.getByRole('menuitemcheckbox').click()
  expect(onCheck).toHaveBeenCalledWith(false)
})

test.each([
  ['en', 'left'],
  ['fa', 'right'],
] as const)('in %s a menu aligned to the start shares the %s edge of its button', async (language, edge) => {
  await page.viewport(1024, 600)
  const screen = await renderIn(
    language,
    <div style={{ paddingInline: '20rem' }}>
      <Menu trigger={<Button>File</Button>} groups={[[{ label: 'Open', onSelect: () => undefined }]]} />
    </div>,
  )
  const button = screen.getByRole('button')
  const before = button.element().getBoundingClientRect()[edge]
  await button.click()
  await expect
    .poll(() => Math.round(screen.getByRole('menu').element().getBoundingClientRect()[edge]))
    .toBe(Math.round(before))
})
