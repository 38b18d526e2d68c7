import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import './base.css'
import type { Examples } from './examples.ts'
import { renderIn } from './render-in.tsx'

const modules = import.meta.glob<{ examples: Examples }>('./*/*.examples.tsx', { eager: true })
const components = Object.values(modules).map(({ examples }) => examples)

const NARROWEST_PX = 320

// One example of a panel fails on purpose, and React writes every caught error to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.theme
})

const shelf = (examples: Record<string, ComponentType>) => (
  <MemoryRouter>
    <main>
      {Object.entries(examples).map(([name, Example]) => (
        <section key={name} aria-label={name}>
          <Example />
        </section>
      ))}
    </main>
  </MemoryRouter>
)

// Examples stand side by side, so two of them may have the same landmark or heading level.
const ABOUT_WHOLE_PAGES = [
  'heading-order',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'landmark-no-duplicate-banner',
]

const RULES: axe.RunOptions = {
  rules: Object.fromEntries(ABOUT_WHOLE_PAGES.map((rule) => [rule, { enabled: false }])),
}
/** Themes differ in colours alone, and languages in all but colours: each is looked at once. */
const THEME_IN = { en: 'light', fa: 'dark' }

describe.each(components)('$name', ({ examples }) => {
  test.each(LANGUAGES)(
    'in %s, and in the theme looked at with it, breaks no accessibility rule, nor needs sideways scrolling on the narrowest screen',
    async (language) => {
      await page.viewport(NARROWEST_PX, 800)
      const screen = await renderIn(language, shelf(examples))
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROWEST_PX)
      document.documentElement.dataset.theme = THEME_IN[language]
      finishTransitions()
      const { violations } = await axe.run(screen.container, RULES)
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    },
  )

  // What has a class of each of two sheets. In Persian, which has styles of its own beside all others.
  test('looks the same in whatever order the style sheets are loaded', async () => {
    const { container } = await renderIn('fa', shelf(examples))
    const looks = () => [...container.querySelectorAll('[class*=" "]')].map(looksOf)
    const before = looks()
    for (const sheet of document.querySelectorAll('style[data-vite-dev-id*="/web/ui/"]')) document.head.prepend(sheet)
    expect(looks()).toEqual(before)
  })
})

function looksOf(element: Element): string[] {
  const looks = getComputedStyle(element)
  return [...looks].map((name) => `${element.className} ${name}: ${looks.getPropertyValue(name)}`)
}

/** Colours on their way from one theme to the other are those of neither. */
function finishTransitions(): void {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
}
