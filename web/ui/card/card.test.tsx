import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Card, CardTitle } from './card.tsx'

test('a card with a destination is one link, named by its title, that covers the whole card', async () => {
  const screen = await renderIn(
    'en',
    <Card as="article">
      <CardTitle href="#china">Study in China</CardTitle>
      <p>Scholarships and language years.</p>
    </Card>,
  )
  const link = screen.getByRole('link', { name: 'Study in China', exact: true }).element()
  const { left, bottom } = screen.getByRole('article').element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 5, bottom - 5)).toBe(link)
})

test('a button in such a card is reached before the stretched link', async () => {
  const screen = await renderIn(
    'en',
    <Card>
      <CardTitle href="#china">Study in China</CardTitle>
      <button type="button">Save</button>
    </Card>,
  )
  const button = screen.getByRole('button').element()
  const { left, top, width, height } = button.getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button)
})

test('a card without a destination has a plain heading', async () => {
  const screen = await renderIn(
    'en',
    <Card>
      <CardTitle level={2}>Your score</CardTitle>
    </Card>,
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Your score' })).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(0)
})
