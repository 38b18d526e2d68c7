import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../ui/render-in.tsx'
import { BottomBar, type NavigationItem } from './navigation.tsx'

const ITEMS: NavigationItem[] = [
  { route: 'home', label: 'Home', icon: 'home' },
  { route: 'messages', label: 'Messages', icon: 'messages', count: { shown: '3', said: '3 unread' } },
]
const MORE = { en: 'More', fa: 'بیشتر' }
const THUMB_PX = 44

/** A page longer than the window, whose form ends in a button. */
function show(language: (typeof LANGUAGES)[number]) {
  const element = (
    <div style={{ display: 'grid', gridTemplateAreas: '"main" "bottom"', minBlockSize: '100dvh' }}>
      <main style={{ gridArea: 'main', display: 'grid', alignContent: 'end', blockSize: '1600px' }}>
        <button type="button">Continue</button>
      </main>
      <BottomBar label="Every day" items={ITEMS}>
        <a href="#settings">Settings</a>
      </BottomBar>
    </div>
  )
  return renderIn(language, <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test.each(LANGUAGES)(
  'in %s a phone has the daily pages at its lower edge, and the rest behind More',
  async (language) => {
    await page.viewport(390, 844)
    const screen = await show(language)
    const bar = screen.getByRole('navigation', { name: 'Every day' }).element()
    expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(844)
    for (const item of screen.container.querySelectorAll('nav a, nav button')) {
      expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(THUMB_PX)
    }
    await expect.element(screen.getByRole('link', { name: /Messages.*3 unread|3 unread.*Messages/ })).toBeVisible()
    await screen.getByRole('button', { name: MORE[language] }).click()
    await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: MORE[language] })).toHaveFocus()
  },
)

test('at the end of a page its last button stands above the bar', async () => {
  await page.viewport(390, 844)
  const screen = await show('en')
  window.scrollTo(0, document.documentElement.scrollHeight)
  const button = screen.getByRole('button', { name: 'Continue' }).element()
  const bar = screen.getByRole('navigation', { name: 'Every day' }).element()
  await expect
    .poll(() => Math.floor(button.getBoundingClientRect().bottom - bar.getBoundingClientRect().top))
    .toBeLessThanOrEqual(0)
})

test('a desk has none: its navigation stands beside the page', async () => {
  await page.viewport(1440, 900)
  const screen = await show('en')
  expect(screen.container.querySelector('nav')?.checkVisibility()).toBe(false)
})
