import { LANGUAGE_KEY, type Language } from '@rahnama/contract/locale/locale.ts'
import { useLayoutEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useLanguage } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { LanguageFromVisitor } from './language-from-visitor.tsx'

const here = location.href
afterEach(() => history.replaceState(history.state, '', here))

/** Somebody who chooses a language before the page has run its effects. */
function Chooser({ chosen }: { chosen: Language | undefined }) {
  const { language, setLanguage } = useLanguage()
  useLayoutEffect(() => {
    if (chosen) setLanguage(chosen)
  }, [chosen, setLanguage])
  return <p>{language}</p>
}

/** The page as it was sent for an address that asked for English. */
function show(chosen?: Language) {
  return renderIn(
    'en',
    <MemoryRouter initialEntries={['/services?language=en']}>
      <LanguageFromVisitor />
      <Chooser chosen={chosen} />
    </MemoryRouter>,
  )
}

test('a language asked for in the address is remembered', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'fa')
  history.replaceState(history.state, '', '?language=en')
  const screen = await show()
  await expect.element(screen.getByText('en')).toBeVisible()
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en')
})

test('a switch made while the page was still starting is not undone by the address it came from', async () => {
  // The switch takes the language it leaves out of the address; the router has not heard of it.
  const screen = await show('fa')
  await expect.element(screen.getByText('fa')).toBeVisible()
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('fa')
})
