import { SLOW_CONTENTFUL_PAINT_MS, SLOW_PAGE_LOAD_MS } from '@rahnama/contract/limits.ts'

/** Slow loads are told to the console only; nothing is reported anywhere. */
export function warnWhenSlow(): void {
  observe('navigation', (entry) => {
    const { loadEventEnd } = entry as PerformanceNavigationTiming
    if (loadEventEnd > SLOW_PAGE_LOAD_MS) console.warn(`Slow page load: ${Math.round(loadEventEnd)} ms`)
  })
  observe('largest-contentful-paint', (entry) => {
    if (entry.startTime > SLOW_CONTENTFUL_PAINT_MS) {
      console.warn(`Slow largest contentful paint: ${Math.round(entry.startTime)} ms`)
    }
  })
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
}
