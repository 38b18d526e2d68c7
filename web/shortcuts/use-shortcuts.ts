import { useLayoutEffect, useRef } from 'react'
import { register } from './registry.ts'
import type { Shortcut } from './shortcut.ts'

/** Keys that act while the component is there. `?` lists them. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const list = useRef(shortcuts)
  useLayoutEffect(() => {
    list.current = shortcuts
  })
  // A key works as soon as the screen shows what it acts on.
  useLayoutEffect(() => register(list), [])
}
