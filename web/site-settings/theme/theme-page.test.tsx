import { DEFAULT_THEME, type Theme } from '@rahnama/contract/theme/theme.ts'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { showSettings } from '../show-settings.test-data.tsx'
import '../../ui/base.css'
import ThemePage from './theme-page.tsx'

const LANDING = '<!doctype html><html lang="en"><body><h1>Front page</h1></body></html>'
const BLUE: Theme = { primary: '#0b5394', secondary: '#1d4f91', corners: 'soft' }

function serve(previous: Theme | null = null) {
  const sent: { version: number; value: Theme }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).startsWith('/api')) return new Response(LANDING)
    if (init?.method !== 'PUT') return Response.json({ version: 2, value: DEFAULT_THEME, previous })
    const body = JSON.parse(String(init.body))
    sent.push(body)
    return Response.json({ version: 3, value: body.value, previous: DEFAULT_THEME })
  })
  return sent
}

afterEach(() => {
  vi.restoreAllMocks()
  document.adoptedStyleSheets = []
})

async function show(language: 'en' | 'fa') {
  await Promise.all([loadTexts(language, 'themeSettings'), loadTexts(language, 'mailbox')])
  return showSettings(language, <ThemePage />)
}

const roleOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

test('a colour that can be read is published and worn by this page at once', async () => {
  const sent = serve()
  const screen = await show('en')
  await userEvent.fill(screen.getByLabelText('Main colour', { exact: true }), '#0b5394')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await expect.poll(() => sent).toEqual([{ version: 2, value: BLUE }])
  await expect.poll(() => roleOf('--action')).toContain('#0b5394')
})

test('one that cannot is refused while it is typed, with the pair, its contrast and a shade to take', async () => {
  const sent = serve()
  const screen = await show('en')
  await userEvent.fill(screen.getByLabelText('Main colour', { exact: true }), '#ffd400')
  await expect
    .element(screen.getByText(/Too hard to read\..* on .*: contrast 1\.\d, at least 4\.5 is needed/))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /^Use #[0-9a-f]{6} instead$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await expect.poll(() => sent).toHaveLength(1)
})

test('the front page in the preview wears the draft, light and dark, and is nothing to press', async () => {
  serve()
  const screen = await show('en')
  await userEvent.fill(screen.getByLabelText('Main colour', { exact: true }), '#0b5394')
  const root = () => document.querySelector('iframe')?.contentDocument?.documentElement
  await expect.poll(() => root()?.style.getPropertyValue('--action')).toContain('#0b5394')
  await userEvent.click(screen.getByLabelText('Dark'))
  await expect.poll(() => root()?.dataset.theme).toBe('dark')
  expect(root()?.ownerDocument.body.inert).toBe(true)
  expect(roleOf('--action')).not.toContain('#0b5394')
})

test('one press goes back to the theme before, another to the original', async () => {
  const sent = serve(BLUE)
  const screen = await show('en')
  await expect.element(screen.getByRole('button', { name: 'Back to the original theme' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the theme before' }))
  await expect.poll(() => sent).toEqual([{ version: 2, value: BLUE }])
  await userEvent.click(screen.getByRole('button', { name: 'Back to the original theme' }))
  await expect.poll(() => sent.at(-1)).toEqual({ version: 3, value: DEFAULT_THEME })
})

test.each(['en', 'fa'] as const)('in %s the page fits a phone and passes axe', async (language) => {
  serve(BLUE)
  await page.viewport(390, 844)
  const screen = await show(language)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: language === 'en' ? 'Publish' : 'انتشار' })).toBeVisible()
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect((await axe.run(screen.container)).violations).toEqual([])
})
