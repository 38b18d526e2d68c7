import { routeAt } from '../app/route-at.ts'
import { routeOf } from '../site-map.ts'
import { sourceOf } from './source-of.ts'
import { watchVitals } from './watch-vitals.ts'

const WIDEST_PHONE_PX = 768

/** Where a visit is: no more than the page, the language and the kind of device. */
function placeOf(path: string) {
  const { lang } = document.documentElement
  return {
    path,
    language: lang === 'fa' ? 'fa' : 'en',
    device: innerWidth < WIDEST_PHONE_PX ? 'phone' : 'desktop',
  }
}

/** Arrives even while the page is being closed, and nobody waits for it. */
function beacon(path: string, body: object): void {
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

/** Whoever asks not to be followed is not counted either. */
function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** What somebody does behind the door is nobody's visit. */
function isPublic(path: string): boolean {
  const route = routeAt(path)
  return route !== undefined && routeOf(route.name).audience === 'public'
}

const seen = new Set<string>()

/** Called for each page that is shown. The browser's figures belong to the page it loaded, which is the first. */
export function notePage(path: string): void {
  if (asksNotToBeCounted() || seen.has(path)) return
  const isFirst = seen.size === 0
  seen.add(path)
  if (!isPublic(path)) return
  beacon('/api/visits/page', { ...placeOf(path), source: isFirst ? sourceOf(document.referrer) : 'within' })
  if (isFirst) watchVitals((vitals) => beacon('/api/visits/vitals', { ...placeOf(path), ...vitals }))
}
