import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { SiteNavbar } from './site-navbar.tsx'

const SESSION_KEY = 'rahnama-session'
const WORDS = {
  en: { signIn: 'Sign in', getStarted: 'Get started', portal: 'My portal', menu: 'Menu' },
  fa: { signIn: 'ورود', getStarted: 'شروع کنید', portal: 'پنل کاربری', menu: 'فهرست' },
}
const LANGUAGES = ['en', 'fa'] as const
const [PHONE, TABLET, LAPTOP, DESK] = [390, 768, 1024, 1440]

beforeEach(() => localStorage.removeItem(SESSION_KEY))

async function show(language: (typeof LANGUAGES)[number], width: number) {
  await page.viewport(width, 800)
  await Promise.all((['site', 'app'] as const).map((name) => loadTexts(language, name)))
  return renderIn(
    language,
    <MemoryRouter>
      <SiteNavbar name="Rahnama" />
    </MemoryRouter>,
  )
}

const seen = (screen: Awaited<ReturnType<typeof show>>, name: string) =>
  screen
    .getByRole('link', { name, exact: true })
    .elements()
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => link.getAttribute('href'))

test.each(LANGUAGES)('in %s a phone shows Sign in at once, and beside Get started in the menu', async (language) => {
  const words = WORDS[language]
  for (const width of [PHONE, TABLET]) {
    const screen = await show(language, width)
    expect(seen(screen, words.signIn)).toEqual(['/auth'])
    expect(seen(screen, words.getStarted)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    screen.container.querySelector<HTMLElement>('input[type=checkbox]')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => seen(screen, words.getStarted)).toEqual(['/self-check'])
    expect(seen(screen, words.signIn)).toEqual(['/auth'])
    await screen.unmount()
  }
})

test.each(LANGUAGES)('in %s a desk shows Sign in once, beside Get started', async (language) => {
  const words = WORDS[language]
  for (const width of [LAPTOP, DESK]) {
    const screen = await show(language, width)
    expect(seen(screen, words.signIn)).toEqual(['/auth'])
    expect(seen(screen, words.getStarted)).toEqual(['/self-check'])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await screen.unmount()
  }
})

test.each(LANGUAGES)('in %s whoever is signed in finds the portal instead, at every width', async (language) => {
  localStorage.setItem(SESSION_KEY, '{}')
  const words = WORDS[language]
  for (const width of [PHONE, TABLET, LAPTOP, DESK]) {
    const screen = await show(language, width)
    await expect.poll(() => seen(screen, words.portal)).toEqual(['/home'])
    expect(seen(screen, words.signIn)).toEqual([])
    await screen.unmount()
  }
})

test('the menu of a phone is closed on the next page, and on coming back', async () => {
  await page.viewport(PHONE, 800)
  await Promise.all((['site', 'app'] as const).map((name) => loadTexts('en', name)))
  const router = createMemoryRouter([{ path: '*', element: <SiteNavbar name="Rahnama" /> }])
  const screen = await renderIn('en', <RouterProvider router={router} />)
  const toggle = screen.getByRole('checkbox', { name: 'Menu' })
  await userEvent.click(toggle.element().nextElementSibling ?? toggle)
  await expect.element(toggle).toBeChecked()
  await screen.getByRole('link', { name: 'Services' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/services')
  await expect.element(toggle).not.toBeChecked()
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/')
  await expect.element(toggle).not.toBeChecked()
})
