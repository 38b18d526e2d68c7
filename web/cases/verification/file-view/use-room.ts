import { type RefObject, useEffect, useState } from 'react'
import type { Size } from './view-state.ts'

/** How much room an element has, now and after every change of it. */
export function useRoom(element: RefObject<HTMLElement | null>): Size | undefined {
  const [room, setRoom] = useState<Size>()
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new ResizeObserver(() => {
      const width = target.clientWidth
      const height = target.clientHeight
      setRoom((before) => (before?.width === width && before.height === height ? before : { width, height }))
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return room
}
