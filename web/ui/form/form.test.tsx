import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../render-in.tsx'
import { examples } from './form.examples.tsx'

const Example = examples.examples['two fields'] ?? (() => null)

async function show() {
  await loadTexts('en', 'errors')
  return renderIn('en', <Example />)
}

test('a missing answer is told before anything is sent, with focus on the summary', async () => {
  const screen = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  const summary = screen.getByRole('alert')
  await expect.element(summary).toHaveFocus()
  await expect.element(summary.getByRole('link', { name: 'Enter a name' })).toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true')
})

test('a fault the server finds stands on its field, and what was typed stays', async () => {
  const screen = await show()
  await userEvent.fill(screen.getByLabelText('Name'), 'Nava')
  await userEvent.fill(screen.getByLabelText('Code'), '۱۱۱۱۱۱')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('link', { name: 'This code is not right' })).toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Nava')
  await expect.element(screen.getByLabelText('Code')).toHaveValue('111111')
})

test('what nobody foresaw is told above the fields without its details, and a second try clears it', async () => {
  const screen = await show()
  await userEvent.fill(screen.getByLabelText('Name'), 'Nava')
  await userEvent.fill(screen.getByLabelText('Code'), '000000')
  await userEvent.keyboard('{Enter}')
  const told = screen.getByRole('link', { name: 'Something went wrong. Nothing you typed is lost; try again.' })
  await expect.element(told).toBeVisible()
  await userEvent.fill(screen.getByLabelText('Code'), '123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('an error goes as soon as it is put right, in the summary too, and the focus stays in the box', async () => {
  const screen = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  const name = screen.getByLabelText('Name')
  await expect.element(name).toBeInvalid()
  await userEvent.type(name, 'N')
  await expect.element(name).not.toBeInvalid()
  await expect.element(name).toHaveFocus()
  await expect.element(screen.getByRole('link', { name: 'Enter a name' })).not.toBeInTheDocument()
})

test('what the server refused stands until its own field is typed in', async () => {
  const screen = await show()
  await userEvent.fill(screen.getByLabelText('Name'), 'Nava')
  await userEvent.fill(screen.getByLabelText('Code'), '111111')
  await userEvent.keyboard('{Enter}')
  const refusal = screen.getByRole('link', { name: 'This code is not right' })
  await expect.element(refusal).toBeVisible()
  await userEvent.type(screen.getByLabelText('Name'), ' E')
  await expect.element(refusal).toBeVisible()
  await userEvent.type(screen.getByLabelText('Code'), '{Backspace}2')
  await expect.element(refusal).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Code')).toHaveFocus()
})
