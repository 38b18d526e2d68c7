import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { renderIn } from '../render-in.tsx'
import { Tooltip } from './tooltip.tsx'

test('a tooltip describes its button while it has focus, and Escape hides it', async () => {
  const screen = await renderIn(
    'en',
    <Tooltip text="15 November 2026, 14:32">
      <Button>2 hours ago</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: '2 hours ago' })
  await expect.element(button).toHaveAccessibleDescription('15 November 2026, 14:32')
  await userEvent.keyboard('{Escape}')
  await expect.element(button).not.toHaveAccessibleDescription()
})
