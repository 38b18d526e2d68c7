import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { EmptyState } from './empty-state.tsx'

test('an empty state speaks through its heading and text, not its picture', async () => {
  const screen = await renderIn(
    'en',
    <EmptyState scene="letters" title="No messages found">
      What your consultant writes appears here.
    </EmptyState>,
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'No messages found' })).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})

test('as the heading of a page it can take focus after a route change', async () => {
  const screen = await renderIn('en', <EmptyState scene="lost" title="Page Not Found" level={1} />)
  const heading = screen.getByRole('heading', { level: 1 }).element() as HTMLElement
  heading.focus()
  expect(document.activeElement).toBe(heading)
})
