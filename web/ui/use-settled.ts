import { useEffect, useState } from 'react'

const SETTLED_AFTER_MS = 800

/** The value once it has stood still: a screen reader hears the outcome, not every key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
