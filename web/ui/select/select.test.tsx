import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
] as const

function Status({ error }: { error?: string }) {
  const [value, setValue] = useState<'single' | 'married' | ''>('')
  return (
    <>
      <Select label="Marital status" options={options} value={value} onValueChange={setValue} error={error} />
      <samp>{value}</samp>
    </>
  )
}

test('a select starts without an answer and can be taken back to none', async () => {
  const screen = await renderIn('en', <Status />)
  const select = screen.getByRole('combobox', { name: 'Marital status' })
  await expect.element(select).toHaveDisplayValue('Choose one')
  await userEvent.selectOptions(select, 'Married')
  await expect.element(screen.getByText('married', { exact: true })).toBeInTheDocument()
  await userEvent.selectOptions(select, 'Choose one')
  expect(screen.container.querySelector('samp')?.textContent).toBe('')
})

test('a select carries its error', async () => {
  const screen = await renderIn('en', <Status error="Choose your status" />)
  await expect.element(screen.getByRole('combobox')).toHaveAccessibleDescription('Error: Choose your status')
})

test('its chevron stands at the inline end', async () => {
  for (const [language, isAtEnd] of [
    ['en', (icon: DOMRect, box: DOMRect) => box.right - icon.right < 40],
    ['fa', (icon: DOMRect, box: DOMRect) => icon.left - box.left < 40],
  ] as const) {
    const screen = await renderIn(language, <Status />)
    const icon = screen.container.querySelector('svg')?.getBoundingClientRect() as DOMRect
    expect(isAtEnd(icon, screen.getByRole('combobox').element().getBoundingClientRect())).toBe(true)
    await screen.unmount()
  }
})
