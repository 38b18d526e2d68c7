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
  if (place.left < shown.left) strip.scrollLeft -= shown.left - place.left
  else if (place.right > shown.right) strip.scrollLeft += place.right - shown.right
}
