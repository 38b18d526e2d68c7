import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Badge } from './badge.tsx'

test('a badge says its state in words', async () => {
  const screen = await renderIn(
    'fa',
    <Badge tone="danger" icon="warning">
      مشکلی هست
    </Badge>,
  )
  expect(screen.container.textContent).toBe('مشکلی هست')
})
