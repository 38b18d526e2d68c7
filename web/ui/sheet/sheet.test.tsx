import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { renderIn } from '../render-in.tsx'
import { Sheet } from './sheet.tsx'

const settled = async (sheet: Element) => {
  await Promise.all(sheet.getAnimations().map((animation) => animation.finished))
  return sheet.getBoundingClientRect()
}

test.each([
  ['en', 'end', 'right'],
  ['fa', 'end', 'left'],
  ['en', 'start', 'left'],
  ['fa', 'start', 'right'],
] as const)('in %s a sheet at the %s lies at the %s edge', async (language, edge, side) => {
  await page.viewport(1024, 600)
  const screen = await renderIn(
    language,
    <Sheet open title="Filter" edge={edge}>
      Program
    </Sheet>,
  )
  const { left, right } = await settled(screen.getByRole('dialog', { name: 'Filter' }).element())
  expect(side === 'left' ? left : innerWidth - right).toBe(0)
})

test('Escape closes the sheet and returns to what opened it', async () => {
  const screen = await renderIn(
    'en',
    <Sheet title="Menu" trigger={<Button>Open menu</Button>}>
      Services
    </Sheet>,
  )
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
})

test('a sheet that something else opened returns there, too', async () => {
  function Opened() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open menu</Button>
        <Sheet title="Menu" open={isOpen} onOpenChange={setOpen}>
          Services
        </Sheet>
      </>
    )
  }
  const screen = await renderIn('en', <Opened />)
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
})
