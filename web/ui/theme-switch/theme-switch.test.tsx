import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../render-in.tsx'
import { ThemeSwitch, themeScript } from './theme-switch.tsx'

const chosen = () => document.documentElement.dataset.theme
const runAtStart = () => new Function(themeScript)()

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

test('without a choice the device decides', async () => {
  const screen = await renderIn('en', <ThemeSwitch />)
  await expect.element(screen.getByRole('radio', { name: 'As on this device' })).toBeChecked()
  expect(chosen()).toBeUndefined()
})

test('arrows choose, the page changes and the choice is remembered', async () => {
  const screen = await renderIn('en', <ThemeSwitch />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(chosen()).toBe('dark')
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark')
  delete document.documentElement.dataset.theme
  runAtStart()
  expect(chosen()).toBe('dark')
})

test('going back to the device forgets the choice', async () => {
  localStorage.setItem('theme', 'light')
  runAtStart()
  const screen = await renderIn('fa', <ThemeSwitch />)
  await expect.element(screen.getByRole('radio', { name: 'روشن' })).toBeChecked()
  await screen.getByRole('radio', { name: 'مانند این دستگاه' }).click()
  expect(chosen()).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('anything else in storage is ignored', () => {
  localStorage.setItem('theme', 'purple')
  runAtStart()
  expect(chosen()).toBeUndefined()
})

test('a choice in another tab is followed', async () => {
  const screen = await renderIn('en', <ThemeSwitch />)
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
