import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ShortcutHelp, useShortcuts } from './shortcuts.tsx'

const PERSON = '4b1f0d2e-8f4b-4a57-9f0e-2f0c1f6f6a01'

afterEach(() => localStorage.clear())

function Page({ acted }: { acted: string[] }) {
  useShortcuts([
    { code: 'KeyJ', label: 'Next row', act: () => acted.push('next'), repeats: true },
    { code: 'KeyN', label: 'Open the next case', act: () => acted.push('open') },
    { code: 'Slash', label: 'Search', act: () => acted.push('search') },
    { code: 'KeyK', withControl: true, label: 'Search', act: () => acted.push('search by Ctrl K') },
    { code: 'Escape', label: 'Back', act: () => acted.push('back') },
  ])
  return (
    <>
      <input aria-label="Note" />
      <input type="checkbox" aria-label="Select" />
      <ShortcutHelp userId={PERSON} />
    </>
  )
}

async function opened(language: 'en' | 'fa' = 'en') {
  // A narrow bar has no room for the button.
  await page.viewport(1000, 700)
  await loadTexts(language, 'shortcuts')
  const acted: string[] = []
  const screen = await renderIn(language, <Page acted={acted} />)
  return { screen, acted }
}

function press(init: KeyboardEventInit, target: EventTarget = document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
}

test('a key acts, and one that a Persian layout writes acts as well', async () => {
  const { acted } = await opened()
  press({ code: 'KeyJ', key: 'j' })
  press({ code: 'KeyJ', key: 'ت' })
  expect(acted).toEqual(['next', 'next'])
})

test('on a layout that moves the Latin letters the letter counts, not its place', async () => {
  const { acted } = await opened()
  // Dvorak: the place of J writes h, the place of C writes j.
  press({ code: 'KeyJ', key: 'h' })
  press({ code: 'KeyC', key: 'j' })
  // German: the slash is Shift and 7.
  press({ code: 'Digit7', key: '/', shiftKey: true })
  expect(acted).toEqual(['next', 'search'])
})

test('keys rest in fields, while a character is composed, and with modifiers; a box to tick is no field', async () => {
  const { screen, acted } = await opened()
  press({ code: 'KeyJ', key: 'j' }, screen.getByRole('textbox').element())
  press({ code: 'KeyJ', key: 'j', isComposing: true })
  press({ code: 'KeyJ', key: 'j', altKey: true })
  press({ code: 'KeyJ', key: 'j', ctrlKey: true })
  press({ code: 'KeyJ', key: 'J', shiftKey: true })
  expect(acted).toEqual([])
  press({ code: 'KeyJ', key: 'j' }, screen.getByRole('checkbox', { name: 'Select' }).element())
  expect(acted).toEqual(['next'])
})

test('Ctrl K acts in a field, too', async () => {
  const { screen, acted } = await opened()
  press({ code: 'KeyK', key: 'k', ctrlKey: true }, screen.getByRole('textbox').element())
  expect(acted).toEqual(['search by Ctrl K'])
})

test('a key held down moves on and opens once', async () => {
  const { acted } = await opened()
  press({ code: 'KeyJ', key: 'j', repeat: true })
  press({ code: 'KeyN', key: 'n', repeat: true })
  expect(acted).toEqual(['next'])
})

test('? lists the keys of the page, in Persian by the Persian question mark, and they rest meanwhile', async () => {
  const { screen, acted } = await opened('fa')
  press({ code: 'Slash', key: '؟', shiftKey: true })
  const dialog = screen.getByRole('dialog', { name: 'میان‌برهای صفحه‌کلید' })
  await expect.element(dialog.getByText('Open the next case')).toBeVisible()
  await expect.element(screen.getByText('نمایش این فهرست')).toBeVisible()
  await userEvent.keyboard('j')
  expect(acted).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(acted).toEqual([])
  press({ code: 'KeyJ', key: 'j' })
  expect(acted).toEqual(['next'])
})

test('letter keys can be switched off; that holds after a reload, and the button leads back', async () => {
  const { screen, acted } = await opened()
  await screen.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await screen.getByRole('checkbox', { name: 'Use single-letter keys' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.unmount()

  const again = await opened()
  press({ code: 'KeyJ', key: 'j' })
  press({ code: 'Slash', key: '?', shiftKey: true })
  press({ code: 'Escape', key: 'Escape' })
  expect([...acted, ...again.acted]).toEqual(['back'])
  await again.screen.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await again.screen.getByRole('checkbox', { name: 'Use single-letter keys' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(again.screen.getByRole('dialog')).not.toBeInTheDocument()
  press({ code: 'KeyJ', key: 'j' })
  expect(again.acted).toEqual(['back', 'next'])
})
