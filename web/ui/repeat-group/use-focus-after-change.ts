import { useEffect, useRef } from 'react'

const CONTROLS = 'input, select, textarea, button'

/** The control that had focus is gone after a change; the one named here, or the first inside it, takes it once it is there. */
export function useFocusAfterChange(): (id: string) => void {
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    const place = awaited.current && document.getElementById(awaited.current)
    if (!place) return
    awaited.current = undefined
    const control = place.matches(CONTROLS) ? place : place.querySelector<HTMLElement>(CONTROLS)
    control?.focus()
  })
  return (id) => {
    awaited.current = id
  }
}
