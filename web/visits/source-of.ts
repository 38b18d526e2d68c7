import type { Source } from '@rahnama/contract/visit-events.ts'

const CLASSES: readonly [Source, RegExp][] = [
  ['messenger', /(^|\.)(t\.me|telegram\.(org|me)|wa\.me|whatsapp\.com|eitaa\.com|bale\.ai|rubika\.ir)$/],
  ['social', /(^|\.)(instagram|facebook|linkedin|twitter|x|t\.co|youtube|tiktok|reddit|pinterest)(\.com)?$/],
  ['search', /(^|\.)(google|bing|duckduckgo|yahoo|yandex|baidu|ecosia|brave|qwant|startpage)\.[a-z.]+$/],
]

/** The class of the page before this one. Its address stays in the browser. */
export function sourceOf(referrer: string, here: string = location.host): Source {
  if (!URL.canParse(referrer)) return 'direct'
  const { host, hostname } = new URL(referrer)
  if (host === here) return 'within'
  return CLASSES.find(([, hosts]) => hosts.test(hostname))?.[0] ?? 'site'
}
