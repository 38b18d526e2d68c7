import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

test('hidden text names its button and takes no room', async () => {
  const screen = await renderIn(
    'en',
    <button type="button">
      <VisuallyHidden>Search</VisuallyHidden>
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible()
  expect(screen.getByText('Search').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
})
