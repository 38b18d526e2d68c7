import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 800

/** Debounces a value: a screen reader hears the outcome, not every key. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
