import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'

const languages = [
  { value: 'fa', label: 'Persian' },
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'French', hint: 'Any level' },
] as const

function Languages() {
  const [values, setValues] = useState<readonly (typeof languages)[number]['value'][]>([])
  return (
    <>
      <CheckboxGroup label="Languages you speak" options={languages} values={values} onValuesChange={setValues} />
      <samp>{values.join(' ')}</samp>
    </>
  )
}

test('a checkbox is switched by its label and by the space bar', async () => {
  const screen = await renderIn('en', <Checkbox label="I agree to be contacted" />)
  const box = screen.getByRole('checkbox', { name: 'I agree to be contacted' })
  await userEvent.click(screen.getByText('I agree to be contacted'))
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

test('a checkbox carries its own error', async () => {
  const screen = await renderIn('en', <Checkbox id="truth" label="All is true" error="Confirm that all is true" />)
  const box = screen.getByRole('checkbox')
  await expect.element(box).toBeInvalid()
  await expect.element(box).toHaveAccessibleDescription('Error: Confirm that all is true')
})

test('answers keep the order of the options, not of the clicks', async () => {
  const screen = await renderIn('en', <Languages />)
  await userEvent.click(screen.getByText('French'))
  await userEvent.click(screen.getByText('Persian'))
  expect(screen.container.querySelector('samp')?.textContent).toBe('fa fr')
  await userEvent.click(screen.getByText('French'))
  expect(screen.container.querySelector('samp')?.textContent).toBe('fa')
})

test('the box stands before its label in either direction', async () => {
  for (const [language, isFirst] of [
    ['en', (box: DOMRect, label: DOMRect) => box.left < label.left],
    ['fa', (box: DOMRect, label: DOMRect) => box.right > label.right],
  ] as const) {
    const screen = await renderIn(language, <Checkbox label="Label" />)
    const box = screen.getByRole('checkbox').element().getBoundingClientRect()
    expect(isFirst(box, screen.getByText('Label').element().getBoundingClientRect())).toBe(true)
    await screen.unmount()
  }
})
