import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Icon } from './icon.tsx'

const drawnMirrored = (icon: Element | null) =>
  icon !== null && new DOMMatrix(getComputedStyle(icon).transform).a === -1

test('an icon beside a text is hidden from screen readers', async () => {
  const screen = await renderIn('en', <Icon name="lock" />)
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})

test('an icon with a label is an image of that name', async () => {
  const screen = await renderIn('en', <Icon name="lock" label="Private" />)
  await expect.element(screen.getByRole('img', { name: 'Private' })).toBeVisible()
})

test.each(['arrow-forward', 'arrow-back', 'chevron-forward', 'chevron-back', 'logout'] as const)(
  '%s turns with the reading direction',
  async (name) => {
    const english = await renderIn('en', <Icon name={name} />)
    expect(drawnMirrored(english.container.querySelector('svg'))).toBe(false)
    await english.unmount()
    const persian = await renderIn('fa', <Icon name={name} />)
    expect(drawnMirrored(persian.container.querySelector('svg'))).toBe(true)
  },
)

test.each(['clock', 'check', 'phone', 'plus', 'calendar'] as const)('%s is never mirrored', async (name) => {
  const screen = await renderIn('fa', <Icon name={name} />)
  expect(drawnMirrored(screen.container.querySelector('svg'))).toBe(false)
})
