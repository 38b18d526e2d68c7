import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { Segmented } from './segmented.tsx'

const segments = [
  { value: 'told', label: 'As told' },
  { value: 'evidenced', label: 'As evidenced' },
  { value: 'verified', label: 'As verified' },
] as const

function Reading() {
  const [value, setValue] = useState<(typeof segments)[number]['value']>('told')
  return <Segmented label="Reading" segments={segments} value={value} onValueChange={setValue} />
}

test('a segmented control is one named group in which arrows choose', async () => {
  const screen = await renderIn('en', <Reading />)
  await expect.element(screen.getByRole('group', { name: 'Reading' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'As evidenced' })).toBeChecked()
})

test('a click anywhere in a segment chooses it', async () => {
  const screen = await renderIn('fa', <Reading />)
  await userEvent.click(screen.getByText('As verified'))
  await expect.element(screen.getByRole('radio', { name: 'As verified' })).toBeChecked()
})
