import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { PageHeader } from './page-header.tsx'

test('a page has one title, which can take focus and ends the trail', async () => {
  const screen = await renderIn(
    'fa',
    <MemoryRouter>
      <PageHeader title="پیام‌ها" trail={[{ label: 'خانه', to: '/home' }]} />
    </MemoryRouter>,
  )
  const title = screen.getByRole('heading', { level: 1, name: 'پیام‌ها' })
  const element = title.element() as HTMLElement
  element.focus()
  expect(document.activeElement).toBe(element)
  await expect.element(screen.getByRole('listitem').last()).toHaveTextContent('پیام‌ها')
})
