import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPages } from './pages.ts'

/** Draws what a page may say of its own address, as links to the other language do. */
let drawn: string[] = []
let pictures: unknown[] = []
let written: string[] = []
let defaultLanguage: Language = 'en'
let position: number | undefined
const pages = createPages(
  async (request, { language }) => {
    const { host, pathname, search } = new URL(request.url)
    drawn.push(`${language} ${host}${pathname}${search}`)
    const isOwners = /^\/(articles|pages)\/(.*?)(\.data)?$/.exec(pathname)
    const status = isOwners && !written.includes(pathname) ? 404 : 200
    const head = '<meta property="og:site_name" content="North &amp; Star"/>'
    const heading = language === 'fa' ? '<h1 tabindex="-1">تماس <b>با ما</b></h1>' : '<h1>It&#x27;s us</h1>'
    return new Response(`<html lang="${language}">${head}<a href="${pathname}">${language}</a>${heading}</html>`, {
      status,
    })
  },
  async (_person, _template, data) => {
    pictures.push(data)
    return Uint8Array.of(137, 80, 78, 71)
  },
  { listWritten: async () => written, readDefaultLanguage: async () => defaultLanguage, position: () => position },
)
const app = new Hono().get('*', (context) => pages.answer(context))
app.onError((error, context) => context.body(null, error instanceof AppError ? 404 : 500))

beforeEach(() => {
  pages.forgetRendered()
  written = ['/articles/proof-of-funds', '/pages/terms']
  drawn = []
  pictures = []
})

describe('what one visitor’s address says', () => {
  test('is not shown to the next visitor of a page with a token in its address', async () => {
    await app.request('/appointments/first-token')
    const second = await (await app.request('/appointments/second-token')).text()
    expect(second).toContain('/appointments/second-token')
    expect(second).not.toContain('first-token')
  })

  test('is not shown to the next who gets lost', async () => {
    await app.request('/no-such-page-of-mine')
    const second = await app.request('/elsewhere')
    expect(second.status).toBe(404)
    expect(await second.text()).not.toContain('of-mine')
  })
})

describe('how far things were when a page was answered', () => {
  afterEach(() => {
    position = undefined
  })

  test('stands on each page behind the sign-in, anew every time', async () => {
    const rootOf = async (path: string) => /<html[^>]*>/.exec(await (await app.request(path)).text())?.[0]
    position = 7
    expect(await rootOf('/home')).toBe('<html data-position="7" lang="en">')
    position = 8
    expect(await rootOf('/home')).toBe('<html data-position="8" lang="en">')
    expect(await rootOf('/about-us')).toBe('<html lang="en">')
    position = undefined
    expect(await rootOf('/home')).toBe('<html lang="en">')
  })
})

describe('a search', () => {
  test('is drawn for whoever asked, is kept for nobody and is listed nowhere', async () => {
    const first = await app.request('/search?q=funds')
    await app.request('/search?q=funds')
    expect(drawn).toEqual(['en rahnama.local/search?q=funds', 'en rahnama.local/search?q=funds'])
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('a page is drawn once', () => {
  test.each(['/landing', '/home', '/articles/proof-of-funds'])('%s, for all who open it', async (path) => {
    await app.request(path)
    await app.request(`${path}?from=somewhere`, { headers: { 'X-Forwarded-Host': 'elsewhere.example' } })
    expect(drawn).toEqual([`en rahnama.local${path}`])
  })

  test.each([
    ['/landing/', '/landing'],
    ['//landing', '/landing'],
    ['/landing///?language=fa', '/landing?language=fa'],
    ['//', '/'],
    ['/home/', '/home'],
    ['/pages/contact', '/contact'],
    ['/pages/landing/?language=fa', '/?language=fa'],
  ])('%s leads to %s and draws nothing', async (path, target) => {
    const answer = await app.request(`http://localhost${path}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target])
    expect(drawn).toEqual([])
  })

  test.each(['/articles/%00', '/articles/%ff', '/articles/%E0%A4%A', '/pages/a%2Fb', '/pages/a.b'])(
    '%s is no page',
    async (path) => {
      expect((await app.request(path)).status).toBe(404)
      expect(drawn).toEqual(['en rahnama.local/page-not-found'])
    },
  )
})

describe('no address leads to another host', () => {
  const server = createServer(getRequestListener(app.fetch))
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  /** As it stands on the wire: fetch would tidy it first. */
  async function askRaw(path: string) {
    const { port } = server.address() as AddressInfo
    const [answer] = await once(request({ port, host: '127.0.0.1', path }).end(), 'response')
    answer.resume()
    return { status: answer.statusCode as number, location: answer.headers.location as string | undefined }
  }

  const host = 'evil.example'
  const before = [
    ...['/', '//', '///', '/.//', '/..//', '/%2e//', '/%2E%2e//', '/landing/..//', '/home//..//', '/@', '/:@', '/x@'],
    ...[
      '/\\',
      '\\\\',
      '/%5C',
      '/%5c%5C',
      '/.%5C',
      '/%2f',
      '/%2F%2f',
      '/%252f',
      '/%255C',
      '/%3a//',
      '/http://',
      '/https:%5C',
    ],
    ...[
      '/%09/',
      '/%09%09/',
      '/%0a/',
      '/%0d/',
      '/%0d%0a',
      '/%0d%0aX:%201/',
      '/%00/',
      '/%00',
      '/%0b/',
      '/%7f/',
      '/%20/',
      '/+/',
    ],
    ...[
      '/%E2%81%84',
      '/%E2%88%95',
      '/%EF%BC%8F',
      '/%EF%BC%BC',
      '/%C2%A0/',
      '/%E3%80%82',
      '/%ff',
      '/%E0%A4%A',
      '/%',
      '/;/',
      '/?/',
      '/#/',
    ],
  ]
  const after = [
    '',
    '/',
    '//',
    '/%2f',
    '%5C',
    '/..',
    '/../',
    '/%2e%2e/',
    '/landing/',
    '.data',
    '/_.data',
    '/landing.data',
    '?x=//y/',
    '%0d%0a',
  ]

  test.each(before)('with %s before it', async (start) => {
    for (const end of after) {
      const { status, location } = await askRaw(`${start}${host}${end}`)
      expect([start, end, status < 500]).toEqual([start, end, true])
      if (location !== undefined) expect(new URL(location, 'http://here.example/').host).toBe('here.example')
    }
  })

  test('and neither does a page of ours that is spelled strangely', async () => {
    for (const start of ['//', '///', '/.//', '/%2e//', '/%6c', '/l']) {
      const { location } = await askRaw(`${start}${start.endsWith('/') ? 'l' : ''}anding/?next=//${host}`)
      expect(new URL(location ?? '', 'http://here.example/').href).toBe(`http://here.example/landing?next=//${host}`)
    }
  })

  test('what the router would write into the log never reaches it', async () => {
    for (const path of ['/%E0%A4%A.data', '/%ff.data', '/no-such-page.data', '/articles/%00.data']) {
      expect((await askRaw(path)).status).toBe(404)
    }
    expect(drawn).toEqual([])
  })
})

describe('whoever has a page already', () => {
  const markOf = async (path: string) => (await app.request(path)).headers.get('etag') ?? ''
  const ask = (path: string, mark: string) => app.request(path, { headers: { 'If-None-Match': mark } })

  test.each([
    ['its mark', (mark: string) => mark],
    ['the mark as a proxy weakened it', (mark: string) => `W/${mark}`],
    ['several marks', (mark: string) => `"another", ${mark}`],
  ])('is not sent it again for %s', async (_, spell) => {
    const answer = await ask('/contact', spell(await markOf('/contact')))
    expect([answer.status, await answer.text()]).toEqual([304, ''])
  })

  test('is sent the other language', async () => {
    expect((await ask('/contact?language=fa', await markOf('/contact'))).status).toBe(200)
  })
})

describe('the language of a page', () => {
  const languageOf = async (path: string, headers: Record<string, string>) => {
    const answer = await app.request(path, { headers })
    return [answer.status, answer.headers.get('content-language')]
  }

  // RFC 9110, 12.5.4: quality 0 means "not this one", and spaces may stand around the semicolon.
  test.each([
    ['fa-IR,fa;q=0.9,en;q=0.8', 'fa'],
    ['en-GB, fa;q=0.9', 'en'],
    ['fa;q=0.2, en;q=0.7', 'en'],
    ['de, FA ; q=0.5', 'fa'],
    ['en;q=0, fa;q=0.1', 'fa'],
    ['fa;q=0, *', 'en'],
    [';;,,;q=', 'en'],
    ['', 'en'],
  ])('for a browser that asks for "%s" is %s', async (asked, language) => {
    expect(await languageOf('/contact', { 'Accept-Language': asked })).toEqual([200, language])
  })

  test.each([
    ['?language=fa', 'fa'],
    ['?language=FA', 'en'],
    ['?language=de', 'en'],
    ['?language=', 'en'],
    ['?language=fa&language=en', 'fa'],
    ['?language=%00', 'en'],
    ['?colour=red', 'en'],
  ])('with %s, for a reader of English, is %s', async (query, language) => {
    expect(await languageOf(`/contact${query}`, { Cookie: 'language=en' })).toEqual([200, language])
  })

  test('is the owner’s choice for whoever prefers neither, from the moment it is made', async () => {
    defaultLanguage = 'fa'
    pages.forgetRendered()
    await expect.poll(() => languageOf('/contact', { 'Accept-Language': 'de' })).toEqual([200, 'fa'])
    expect(await languageOf('/contact', { 'Accept-Language': 'de, en;q=0.5' })).toEqual([200, 'en'])
    expect(await languageOf('/contact', { 'Accept-Language': 'de', Cookie: 'language=en' })).toEqual([200, 'en'])
    defaultLanguage = 'en'
    pages.forgetRendered()
    await expect.poll(() => languageOf('/contact', { 'Accept-Language': 'de' })).toEqual([200, 'en'])
  })

  test('is asked for once and then remembered; a language we do not have is not', async () => {
    for (const path of ['/contact', '/home', '/no/such/page']) {
      expect((await app.request(`${path}?language=fa`)).headers.get('set-cookie'), path).toMatch(/^language=fa;/)
    }
    expect((await app.request('/contact?language=de')).headers.get('set-cookie')).toBeNull()
    expect(await languageOf('/contact', { Cookie: 'language=de', 'Accept-Language': 'fa' })).toEqual([200, 'fa'])
  })
})

test.each(['/home', '/agent-dashboard', '/appointments/token', '/nowhere'])(
  '%s asks search engines not to list it; a public page does not',
  async (path) => {
    expect((await app.request(path)).headers.get('x-robots-tag')).toBe('noindex')
    expect((await app.request('/contact')).headers.get('x-robots-tag')).toBeNull()
  },
)

describe('what nobody wrote', () => {
  const statusesOf = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await app.request(path)).status))

  test('is drawn once per kind of page, however many addresses are made up', async () => {
    const made = Array.from({ length: 30 }, (_, number) => `/articles/unknown-${number}`)
    expect(new Set(await statusesOf(made))).toEqual(new Set([404]))
    expect(drawn).toHaveLength(1)
    expect(await (await app.request('/articles/unknown-1')).text()).not.toContain('unknown')
    await statusesOf(['/pages/unknown-1', '/pages/unknown-2'])
    expect(drawn).toHaveLength(2)
  })

  test('is missing for the application, too, and asked for once', async () => {
    expect(await statusesOf(['/articles/unknown.data', '/articles/neither.data'])).toEqual([404, 404])
    expect(await statusesOf(['/articles/a.data', '/articles/b.data'])).toEqual([404, 404])
    expect(drawn.length).toBeLessThanOrEqual(2)
  })

  test('is there as soon as it is published', async () => {
    expect(await statusesOf(['/articles/new-rules'])).toEqual([404])
    written.push('/articles/new-rules')
    pages.forgetRendered()
    expect(await statusesOf(['/articles/new-rules'])).toEqual([200])
    expect(await (await app.request('/articles/new-rules')).text()).toContain('/articles/new-rules')
  })
})

test('pages of the portal that differ in their parameters are drawn once, each with its own address', async () => {
  for (const id of ['one', 'two', 'three']) {
    expect(await (await app.request(`/applications/${id}/send`)).text()).toContain(`href="/applications/${id}/send"`)
  }
  expect(drawn).toHaveLength(1)
})

describe('the picture that goes with a link', () => {
  test('says what the page says, in the language of the link, and is drawn once per wording', async () => {
    for (const path of ['/share/fa/contact.png', '/share/fa/contact.png', '/share/en/pages/terms.png']) {
      const answer = await app.request(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/png')
    }
    pages.forgetRendered()
    await app.request('/share/fa/contact.png')
    expect(pictures).toEqual([
      { heading: 'تماس با ما', name: 'North & Star', language: 'fa', direction: 'rtl', accent: '#b3202a' },
      { heading: "It's us", name: 'North & Star', language: 'en', direction: 'ltr', accent: '#b3202a' },
    ])
  })

  test('exists for public pages alone', async () => {
    const paths = ['/share/en/articles/unknown.png', '/share/en/home.png', '/share/xx/contact.png']
    for (const path of paths) expect((await app.request(path)).status, path).toBe(404)
    expect(pictures).toEqual([])
  })
})
