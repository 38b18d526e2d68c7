/** In pixels: the next tab is seen too, and the strip fades beside the one it brings, not over it. */
const ROOM = 56

/**
 * Brings a tab into its strip, and again when a late font or count has made the strip's tabs wider. The strip alone is
 * moved: `scrollIntoView` would also move the page.
 */
export function keepInStrip(tab: HTMLElement | null) {
  const strip = tab?.parentElement
  if (!strip) return
  const watching = new ResizeObserver(() => moveStrip(strip, tab))
  for (const each of strip.children) watching.observe(each)
  return () => watching.disconnect()
}

function moveStrip(strip: Element, tab: Element): void {
  const shown = strip.getBoundingClientRect()
  const place = tab.getBoundingClientRect()
  const [before, after] = [place.left - ROOM - shown.left, place.right + ROOM - shown.right]
  if (before < 0) strip.scrollLeft += before
  else if (after > 0) strip.scrollLeft += after
}
