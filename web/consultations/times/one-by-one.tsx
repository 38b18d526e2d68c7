import { Children, type ReactNode, useDeferredValue, useEffect, useState } from 'react'

/** Parts that are much to draw, each in a frame of its own: together they would hold up a phone for a moment in which it answers nobody. */
export function OneByOne({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const parts = Children.toArray(children)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn >= parts.length) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1))
    return () => cancelAnimationFrame(frame)
  }, [drawn, parts.length])
  // Deferred rather than in a transition: React holds those up together, and here until a navigation has ended.
  const shown = useDeferredValue(drawn, 0)
  return <div className={className}>{parts.slice(0, shown)}</div>
}
