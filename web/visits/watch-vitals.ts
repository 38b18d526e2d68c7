import type { Vital } from '@rahnama/contract/vitals.ts'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Interaction = PerformanceEntry & { interactionId?: number }

/** Shifts within a second of each other and five in all are one to the eye: web.dev/articles/cls. */
const SHIFT_GAP_MS = 1000
const SHIFT_SPAN_MS = 5000
/** Of so many interactions the worst may be left out: web.dev/articles/inp. */
const INTERACTIONS_PER_OUTLIER = 50
const SHORTEST_INTERACTION_MS = 40
const LONGEST_TOLD_MS = 60_000

/** Measures until the page is hidden for the first time, and then tells once. */
export function watchVitals(tell: (vitals: Partial<Record<Vital, number>>) => void): void {
  let lcp: number | undefined
  const shifts: { first: number; last: number; sum: number }[] = []
  const interactions = new Map<number, number>()
  const takes = [
    watch('largest-contentful-paint', ({ startTime }) => {
      lcp = startTime
    }),
    watch('layout-shift', (entry) => addShift(shifts, entry as Shift)),
    watch(
      'event',
      ({ interactionId, duration }: Interaction) => {
        if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
      },
      { durationThreshold: SHORTEST_INTERACTION_MS },
    ),
  ]
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', onHidden, true)
    for (const take of takes) take?.()
    const inp = worst([...interactions.values()])
    const cls = Math.max(0, ...shifts.map(({ sum }) => sum))
    tell({
      ...(lcp !== undefined && lcp <= LONGEST_TOLD_MS && { lcp: Math.round(lcp) }),
      ...(inp !== undefined && inp <= LONGEST_TOLD_MS && { inp: Math.round(inp) }),
      ...(takes[1] && { cls: Math.round(cls * 1000) / 1000 }),
    })
  }
  addEventListener('visibilitychange', onHidden, true)
}

/** Answers how to take what was seen last and stop; undefined where the browser does not measure this. */
function watch(type: string, see: (entry: Interaction) => void, more: object = {}): (() => void) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(see))
  observer.observe({ type, buffered: true, ...more })
  return () => {
    observer.takeRecords().forEach(see)
    observer.disconnect()
  }
}

function addShift(shifts: { first: number; last: number; sum: number }[], entry: Shift): void {
  if (entry.hadRecentInput) return
  const current = shifts.at(-1)
  const goesOn =
    current && entry.startTime - current.last < SHIFT_GAP_MS && entry.startTime - current.first < SHIFT_SPAN_MS
  if (goesOn) {
    current.last = entry.startTime
    current.sum += entry.value
  } else shifts.push({ first: entry.startTime, last: entry.startTime, sum: entry.value })
}

function worst(durations: number[]): number | undefined {
  const place = Math.floor(durations.length / INTERACTIONS_PER_OUTLIER)
  return durations.sort((a, b) => b - a)[place]
}
