import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { Button, IconButton } from './button.tsx'

function Sending({ onSend }: { onSend: () => void }) {
  const [busy, setBusy] = useState(false)
  const send = () => {
    onSend()
    setBusy(true)
  }
  return (
    <Button variant="primary" busy={busy} busyLabel="Sending your message…" onClick={send}>
      Send
    </Button>
  )
}

test('a busy button keeps its focus, says what it does and refuses to act again', async () => {
  const onSend = vi.fn()
  const screen = await renderIn('en', <Sending onSend={onSend} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
  const button = screen.getByRole('button', { name: 'Sending your message…' })
  await expect.element(button).toHaveFocus()
  await expect.element(button).toBeDisabled()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sending your message…')
})

test('a busy button is as wide as before', async () => {
  const screen = await renderIn('en', <Sending onSend={() => undefined} />)
  const button = screen.getByRole('button')
  const before = button.element().getBoundingClientRect().width
  await button.click()
  await expect.element(button).toHaveAccessibleName('Sending your message…')
  expect(button.element().getBoundingClientRect().width).toBe(before)
})

test('a busy submit button does not submit its form', async () => {
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault())
  const screen = await renderIn(
    'en',
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button does not submit the form around it unless it says so', async () => {
  const screen = await renderIn('en', <Button>Skip</Button>)
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('an icon button is named by its label and is 44 px square', async () => {
  const screen = await renderIn('fa', <IconButton icon="search" label="جست‌وجو" />)
  const { width, height } = screen.getByRole('button', { name: 'جست‌وجو' }).element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
})
