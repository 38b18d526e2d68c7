// Test files share a page, because opening one takes longer than most of them: each leaves it as it found it.
import './act.ts'
import { afterAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

const { innerWidth, innerHeight } = window
const { title } = document
const root = document.documentElement
const attributes = new Map([...root.attributes].map(({ name, value }) => [name, value]))

beforeEach(async () => {
  // The library itself does this only in the first file that loads it.
  await cleanup()
  // A `fetch` that one test answers is no server of the next.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Tab goes on from where the focus was last, even when nothing is left there. */
function focusFromTheStart(): void {
  window.focus()
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

afterAll(async () => {
  await cleanup()
  focusFromTheStart()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of root.getAttributeNames()) if (!attributes.has(name)) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  document.title = title
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
    await page.viewport(innerWidth, innerHeight)
})
