import { expect, test, vi } from 'vitest'
import { notePage } from './note-page.ts'
import { sourceOf } from './source-of.ts'

test.each([
  ['', 'direct'],
  ['https://www.google.ca/search?q=a', 'search'],
  ['https://l.instagram.com/', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://web.telegram.org/k/', 'messenger'],
  ['https://t.me/somebody', 'messenger'],
  ['https://forum.example/thread/1', 'site'],
  ['https://rahnama.example/services', 'within'],
] as const)('who comes from %s is counted as %s', (referrer, source) => {
  expect(sourceOf(referrer, 'rahnama.example')).toBe(source)
})

test.each(['doNotTrack', 'globalPrivacyControl'])('whoever asks not to be tracked is not counted: %s', (wish) => {
  const told = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  Object.defineProperty(navigator, wish, { configurable: true, value: wish === 'doNotTrack' ? '1' : true })
  notePage(`/articles/${crypto.randomUUID()}`)
  expect(told).not.toHaveBeenCalled()
  Object.defineProperty(navigator, wish, { configurable: true, value: undefined })
  vi.restoreAllMocks()
})

test('a page is told once, as its path, language, device and source and nothing else; its speed when it is hidden', async () => {
  const told: { path: string; body: Promise<unknown> }[] = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((path, data) => {
    told.push({ path: String(path), body: (data as Blob).text().then((text) => JSON.parse(text)) })
    return true
  })
  const path = `/articles/${crypto.randomUUID()}`
  notePage(path)
  notePage(path)
  notePage('/agent-dashboard')
  expect(told.map((each) => each.path)).toEqual(['/api/visits/page'])
  const body = (await told[0]?.body) as object
  expect(Object.keys(body).sort()).toEqual(['device', 'language', 'path', 'source'])
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('visibilitychange'))
  expect(told.map((each) => each.path)).toEqual(['/api/visits/page', '/api/visits/vitals'])
  visibility.mockRestore()
  vi.restoreAllMocks()
})
