import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const WIDTH_BEFORE_MEASURED = 640

/** The width an element has; drawings follow it so that their letters keep their size. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(WIDTH_BEFORE_MEASURED)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
