import { describe, expect, test } from 'vitest'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ PUBLIC_URL: 'https://rahnama.example' })

describe('what search engines are told', () => {
  test('robots.txt closes the API, the portal, the administration and private links, and names the sitemap', async () => {
    const { status, text } = await t.send('GET', '/robots.txt')
    expect(status).toBe(200)
    for (const path of [
      '/api/',
      '/home',
      '/profile',
      '/messages',
      '/settings',
      '/agent-dashboard',
      '/admin',
      '/auth',
    ]) {
      expect(text.split('\n')).toContain(`Disallow: ${path}`)
    }
    expect(text).toContain('Sitemap: https://rahnama.example/sitemap.xml')
  })

  test('robots.txt leaves every public page open', async () => {
    const { text } = await t.send('GET', '/robots.txt')
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '')
    for (const path of ['/', '/services', '/about-us', '/our-team', '/success-stories', '/contact', '/articles']) {
      expect(
        closed.filter((start) => path.startsWith(start)),
        path,
      ).toEqual([])
    }
  })

  test('the sitemap lists each page in both languages, each naming the other', async () => {
    const { headers, text } = await t.send('GET', '/sitemap.xml')
    expect(headers.get('content-type')).toContain('xml')
    for (const path of ['/', '/services', '/our-team', '/articles', '/pages/privacy', '/articles/proof-of-funds']) {
      const en = `https://rahnama.example${path}`
      expect(text).toContain(`<loc>${en}</loc>`)
      expect(text).toContain(`<loc>${en}?language=fa</loc>`)
      expect(text).toContain(`hreflang="fa" href="${en}?language=fa"`)
    }
  })

  test('the sitemap lists nothing that needs an account', async () => {
    const { text } = await t.send('GET', '/sitemap.xml')
    expect(text).not.toContain('/search<')
    expect(text).not.toMatch(/<loc>https:\/\/rahnama\.example\/(home|profile|admin|messages|auth|appointments)/)
  })
})
