import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { renderIn } from '../render-in.tsx'
import { CloseDialog, Dialog } from './dialog.tsx'

const withdraw = (
  <Dialog
    title="Withdraw this application?"
    description="Your answers stay in your profile."
    trigger={<Button>Withdraw…</Button>}
    actions={
      <CloseDialog>
        <Button variant="danger">Withdraw application</Button>
      </CloseDialog>
    }
  />
)

test('a dialog is named by its title and described by its text', async () => {
  const screen = await renderIn('en', withdraw)
  await screen.getByRole('button', { name: 'Withdraw…' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Withdraw this application?' })
  await expect.element(dialog).toHaveAccessibleDescription('Your answers stay in your profile.')
})

test('focus moves into the dialog, goes round in it, and returns to what opened it', async () => {
  const screen = await renderIn('en', withdraw)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Withdraw application' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Withdraw…' })).toHaveFocus()
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
})

test('a dialog that something else opened returns there, too', async () => {
  function Opened() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Withdraw…</Button>
        <Dialog title="Withdraw this application?" open={isOpen} onOpenChange={setOpen} />
      </>
    )
  }
  const screen = await renderIn('en', <Opened />)
  await screen.getByRole('button', { name: 'Withdraw…' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Withdraw…' })).toHaveFocus()
})

test('an act inside can close it', async () => {
  const screen = await renderIn('en', withdraw)
  await screen.getByRole('button', { name: 'Withdraw…' }).click()
  await screen.getByRole('button', { name: 'Withdraw application' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('in Persian the close button stands at the inline end', async () => {
  const screen = await renderIn('fa', <Dialog open title="حذف فایل" />)
  const close = screen.getByRole('button', { name: 'بستن' }).element().getBoundingClientRect()
  const title = screen.getByRole('heading', { name: 'حذف فایل' }).element().getBoundingClientRect()
  expect(close.right).toBeLessThanOrEqual(title.left)
})
