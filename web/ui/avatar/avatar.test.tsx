import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Avatar } from './avatar.tsx'

test('an avatar beside a written name is hidden from screen readers', async () => {
  const screen = await renderIn('en', <Avatar seed="client-7" />)
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})

test('an avatar alone is an image of its label', async () => {
  const screen = await renderIn('fa', <Avatar seed="client-7" label="مشاور شما" />)
  await expect.element(screen.getByRole('img', { name: 'مشاور شما' })).toBeVisible()
})
