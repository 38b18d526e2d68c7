import { type PointerEvent, useRef, useState } from 'react'

type Drag = { from: number; to: number }
/** How an entry looks meanwhile: it is the one in the hand, or the other will stand before or after it. */
type Dragged = 'held' | 'before' | 'after' | undefined

const EDGE_PX = 72
const SCROLL_PX = 16

/** Entries moved by dragging their handle, with mouse, pen or finger. Whoever uses keys has buttons instead. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()

  /** The place among the others: as many of them as lie above the pointer. */
  const placeAt = (y: number, from: number) =>
    [...(list.current?.children ?? [])].filter((entry, place) => {
      const { top, height } = entry.getBoundingClientRect()
      return place !== from && top + height / 2 < y
    }).length

  return {
    list,
    dragged(place: number): Dragged {
      if (!drag) return undefined
      if (place === drag.from) return 'held'
      if (place !== drag.to) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
    handleOf: (from: number) => ({
      'aria-hidden': true,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from, to: from })
      },
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        if (!drag) return
        if (clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
        if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
        const to = placeAt(clientY, from)
        if (to !== drag.to) setDrag({ from, to })
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) move(drag.from, drag.to)
        setDrag(undefined)
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}
