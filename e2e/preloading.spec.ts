import { applicationStarted, expect, test } from './fixtures.ts'

test.use({ fetchesAhead: true })

const A_SECOND_MS = 1000

/** What the specification lists: from where, which pages are fetched ahead. */
const AHEAD: { from: string; pages: string[]; signedIn: boolean }[] = [
  { from: '/', pages: ['sign-in-page', 'home-page'], signedIn: false },
  { from: '/auth', pages: ['home-page', 'profile-page'], signedIn: false },
  { from: '/home', pages: ['profile-page'], signedIn: true },
  { from: '/self-check', pages: ['self-check-step-page'], signedIn: false },
  { from: '/verify', pages: ['verified-page'], signedIn: false },
  { from: '/applications/no-such-application', pages: ['send-page'], signedIn: true },
  { from: '/profile', pages: ['startup-business-page', 'transfer-page', 'startup-assessment-page'], signedIn: true },
]

for (const isClient of [false, true]) {
  const here = AHEAD.filter(({ signedIn }) => signedIn === isClient)
  test(`from ${here.map(({ from }) => from).join(', ')} the likely next pages are fetched about a second later`, async ({
    page,
    signInAs,
  }) => {
    test.slow()
    if (isClient) await signInAs('student')
    let asked = new Map<string, number>()
    page.on('request', (request) => {
      const [, name = ''] = /\/assets\/([a-z-]+-page)-/.exec(request.url()) ?? []
      if (!asked.has(name)) asked.set(name, Date.now())
    })
    for (const { from, pages } of here) {
      // One page asks for nothing after another has begun.
      await page.goto('/robots.txt')
      asked = new Map()
      const leftAt = Date.now()
      await page.goto(from)
      await applicationStarted(page)
      const found = () => pages.filter((name) => asked.has(name))
      await expect.poll(found, { message: from, timeout: 15_000 }).toEqual(pages)
      for (const name of pages)
        expect((asked.get(name) ?? 0) - leftAt, `${name} from ${from}`).toBeGreaterThan(A_SECOND_MS)
    }
  })
}

test('a public page travels with its styles, and its script waits for the first paint', async ({ request }) => {
  const html = await (await request.get('/?language=en')).text()
  const withoutNoscript = html.replace(/<noscript>.*?<\/noscript>/gs, '')
  expect(withoutNoscript).not.toMatch(/<link rel="stylesheet"(?![^>]*media="print")/)
  expect(html).toMatch(/<style>[^<]{1000,}<\/style>/)
  expect(html).toContain('<script type="text/plain" id="application">')
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload/)
})
