import type { BROWSERS, SYSTEMS } from '@rahnama/contract/auth.ts'

type Browser = (typeof BROWSERS)[number]
type System = (typeof SYSTEMS)[number]

/** Order matters: every browser also claims to be the ones before it. */
const BROWSER_SIGNS: readonly [RegExp, Browser][] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\//, 'chrome'],
  [/Safari\//, 'safari'],
]

const SYSTEM_SIGNS: readonly [RegExp, System][] = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'macos'],
  [/Linux|X11|CrOS/, 'linux'],
]

/** The description lets people recognise their own device; it says nothing about where it is. */
export function describeDevice(userAgent: string): { browser: Browser; system: System } {
  return {
    browser: BROWSER_SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other',
    system: SYSTEM_SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other',
  }
}
