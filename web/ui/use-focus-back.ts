import { useRef } from 'react'

/** Radix gives the focus back to a trigger of its own; whatever else had it when the overlay opened gets it back here. */
export function useFocusBack() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // What closed it may have led the focus on, to a new page or the next row.
      const isLost = document.activeElement === document.body
      if (isLost && before.current instanceof HTMLElement) before.current.focus()
    },
  }
}
