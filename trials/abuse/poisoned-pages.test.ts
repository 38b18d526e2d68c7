import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../person.ts'
import { openTarget, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target?.close())

const EVIL = 'evil.example'
const PAGES = ['/', '/services', '/about-us', '/contact', '/articles', '/self-check', '/no-such-page']

/** What caches have believed of strangers before: other hosts, other ports, other paths, other methods. */
const HEADERS: Record<string, string>[] = [
  { 'X-Forwarded-Host': EVIL },
  { 'X-Host': EVIL, 'X-Forwarded-Server': EVIL },
  { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Scheme': 'nothttps' },
  { 'X-Forwarded-Port': '1337', Forwarded: `host=${EVIL};proto=http` },
  { 'X-Original-URL': `/${EVIL}`, 'X-Rewrite-URL': `/${EVIL}` },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Forwarded-Prefix': `//${EVIL}` },
  { Cookie: `language=${EVIL}`, 'Accept-Language': `${EVIL}, fa` },
  { Origin: `https://${EVIL}`, Referer: `https://${EVIL}/` },
]
const QUERIES = [
  `?utm_source=${EVIL}`,
  `?language=${EVIL}`,
  `?language=en&language=${EVIL}`,
  `?__proto__=${EVIL}`,
  '?%00',
  `?x=${'a'.repeat(5000)}`,
]

/** What stays when nonces, which are new for each answer, are taken out. */
const lasting = (html: string) => html.replace(/nonce="[^"]*"/g, '').replace(/"nonce":"[^"]*"/g, '')

test.each(PAGES)('nothing a stranger sends changes what the next visitor gets of %s', async (page) => {
  const fresh = (path: string) => send(target.address, 'GET', path, { headers: { 'Accept-Language': 'en' } })
  const before = await fresh(page)
  for (const headers of HEADERS) {
    const poisoned = await send(target.address, 'GET', page, { headers })
    expect(poisoned.status, JSON.stringify(headers)).toBeLessThan(500)
    expect(poisoned.text, JSON.stringify(headers)).not.toContain(EVIL)
    expect(poisoned.headers.get('location') ?? '').not.toContain(EVIL)
  }
  for (const query of QUERIES) {
    const odd = await send(target.address, 'GET', `${page}${query}`, { headers: { 'Accept-Language': 'en' } })
    expect(odd.status, query).toBeLessThan(500)
    expect(odd.text.match(/<script[^>]*>[^<]*evil\.example/), query).toBeNull()
  }
  const after = await fresh(page)
  expect(lasting(after.text)).toBe(lasting(before.text))
  expect(after.text).not.toContain(EVIL)
  // A cache in between tells the languages apart.
  if (before.status === 200) expect(before.headers.get('vary') ?? '').toMatch(/accept-language/i)
})
