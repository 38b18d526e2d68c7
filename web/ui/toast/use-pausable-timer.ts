import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Counts down only while nobody points at it or has focus in it; without a length it never ends. */
export function usePausableTimer(lengthMs: number | undefined, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false)
  const left = useRef(lengthMs ?? Number.POSITIVE_INFINITY)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused || left.current === Number.POSITIVE_INFINITY) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isPaused])
  return { pause: () => setPaused(true), resume: () => setPaused(false) }
}
