import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('the trail is a named navigation whose last item is the current page and no link', async () => {
  const screen = await renderIn(
    'fa',
    <MemoryRouter>
      <Breadcrumbs trail={[{ label: 'خانه', to: '/home' }]} current="پیام‌ها" />
    </MemoryRouter>,
  )
  await expect.element(screen.getByRole('navigation', { name: 'شما اینجا هستید' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'خانه' })).toHaveAttribute('href', '/home')
  const last = screen.getByRole('listitem').elements().at(-1)
  expect(last?.textContent).toBe('پیام‌ها')
  expect(last?.getAttribute('aria-current')).toBe('page')
})
