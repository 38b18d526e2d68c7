import React from 'react'
import { flushSync } from 'react-dom'

/** The browser's own: tests stop the clock. */
const { setTimeout } = window

/**
 * What the testing library draws within. React has one in its development build alone, and without it an element would be
 * looked for before it is there. What drawing throws is thrown here.
 */
async function act(draw: () => unknown): Promise<void> {
  const thrown: unknown[] = []
  const hear = (event: Event) => {
    // A picture that does not load is heard here, too.
    if (!(event instanceof ErrorEvent && event.error)) return
    event.stopImmediatePropagation()
    event.preventDefault()
    thrown.push(event.error)
  }
  window.addEventListener('error', hear, { capture: true })
  try {
    await flushSync(draw)
    // What effects have set is drawn by tasks of their own.
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  } finally {
    window.removeEventListener('error', hear, { capture: true })
  }
  if (thrown.length > 0) throw thrown[0]
}

Object.assign(React, { act })
