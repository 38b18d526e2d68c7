import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { StepperInput } from './stepper-input.tsx'

function Band({ step = 0.5 }: { step?: number }) {
  const [value, setValue] = useState(6)
  return (
    <>
      <StepperInput label="Band" value={value} onValueChange={setValue} min={0} max={9} step={step} />
      <samp>{value}</samp>
    </>
  )
}

describe('a stepper', () => {
  test('goes up and down by its step with buttons and arrows', async () => {
    const screen = await renderIn('en', <Band />)
    await userEvent.click(screen.getByRole('button', { name: 'More: Band' }))
    await expect.element(screen.getByRole('spinbutton', { name: 'Band' })).toHaveValue('6.5')
    await userEvent.click(screen.getByRole('spinbutton'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(screen.getByRole('spinbutton')).toHaveValue('5.5')
  })

  test('stops at its ends', async () => {
    const screen = await renderIn('en', <Band />)
    await userEvent.click(screen.getByRole('spinbutton'))
    await userEvent.keyboard('{PageUp}')
    await expect.element(screen.getByRole('spinbutton')).toHaveValue('9.0')
    await expect.element(screen.getByRole('button', { name: 'More: Band' })).toBeDisabled()
  })

  test('shows Persian digits in Persian and accepts them', async () => {
    const screen = await renderIn('fa', <Band step={1} />)
    const box = screen.getByRole('spinbutton')
    await expect.element(box).toHaveValue('۶')
    await userEvent.fill(box, '۷')
    expect(screen.container.querySelector('samp')?.textContent).toBe('7')
  })

  test('brings a typed number back within reach when it is left', async () => {
    const screen = await renderIn('en', <Band />)
    await userEvent.fill(screen.getByRole('spinbutton'), '6.4')
    await userEvent.tab()
    await expect.element(screen.getByRole('spinbutton')).toHaveValue('6.5')
    await userEvent.fill(screen.getByRole('spinbutton'), 'x')
    await userEvent.tab()
    await expect.element(screen.getByRole('spinbutton')).toHaveValue('6.5')
  })

  test('tells a reader value and limits', async () => {
    const screen = await renderIn('fa', <Band step={1} />)
    const box = screen.getByRole('spinbutton')
    await expect.element(box).toHaveAttribute('aria-valuenow', '6')
    await expect.element(box).toHaveAttribute('aria-valuetext', '۶')
    await expect.element(box).toHaveAttribute('aria-valuemax', '9')
  })
})
