import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { RadioGroup, type RadioGroupProps } from './radio.tsx'

const options = [
  { value: 'bachelor', label: "Bachelor's" },
  { value: 'master', label: "Master's", hint: 'Two years or more' },
  { value: 'phd', label: 'Doctoral' },
] as const

type Level = (typeof options)[number]['value']

function Levels(props: Partial<RadioGroupProps<Level>>) {
  const [value, setValue] = useState<Level>()
  return <RadioGroup label="Level of study" options={options} value={value} onValueChange={setValue} {...props} />
}

test('a radio group is one tab stop, and arrows choose', async () => {
  const screen = await renderIn('en', <Levels />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('radio', { name: "Bachelor's" })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: "Master's" })).toBeChecked()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('nothing is chosen before the person chooses', async () => {
  const screen = await renderIn('en', <Levels />)
  for (const option of options)
    await expect.element(screen.getByRole('radio', { name: option.label })).not.toBeChecked()
})

test('an option is described by its own hint', async () => {
  const screen = await renderIn('en', <Levels />)
  await expect.element(screen.getByRole('radio', { name: "Master's" })).toHaveAccessibleDescription('Two years or more')
})

test('the group carries question and error', async () => {
  const screen = await renderIn('en', <Levels error="Choose a level" />)
  await expect
    .element(screen.getByRole('group', { name: 'Level of study' }))
    .toHaveAccessibleDescription('Error: Choose a level')
})

test('the whole row of a label is at least 44 px high', async () => {
  const screen = await renderIn('fa', <Levels layout="inline" />)
  expect(screen.getByText('Doctoral').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('without an owner it answers through its form', async () => {
  const screen = await renderIn(
    'en',
    <form>
      <RadioGroup label="Level" name="level" options={options} defaultValue="phd" />
    </form>,
  )
  await userEvent.click(screen.getByText("Bachelor's"))
  const form = screen.container.querySelector('form') as HTMLFormElement
  expect(new FormData(form).get('level')).toBe('bachelor')
})
