import { applicationStarted, expect, test } from './fixtures.ts'

test('the first bytes of a Persian page are Persian and right to left', async ({ request }) => {
  const html = await (await request.get('/?language=fa')).text()
  expect(html.slice(0, 60)).toContain('<html lang="fa" dir="rtl"')
  expect(html).toContain('مسیری روشن تا زندگی جدید')
})

test('the query wins over the cookie, the cookie over the browser', async ({ baseURL }) => {
  const langOf = async (path: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await fetch(`${baseURL}${path}`, { headers })).text())?.[1]
  expect(await langOf('/services', { 'accept-language': 'fa-IR,fa;q=0.9,en;q=0.5' })).toBe('fa')
  expect(await langOf('/services', { 'accept-language': 'de,en;q=0.3' })).toBe('en')
  expect(await langOf('/services', { 'accept-language': 'fa', cookie: 'language=en' })).toBe('en')
  expect(await langOf('/services?language=fa', { cookie: 'language=en' })).toBe('fa')
  expect(await langOf('/services?language=xx', { 'accept-language': 'en' })).toBe('en')
})

test('a language asked for in the address is remembered, also where nothing had to change; kept in local storage it wins over the browser and is remembered for the server', async ({
  page,
  context,
}) => {
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value
  await page.goto('/auth?language=fa')
  await applicationStarted(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('fa')
  expect(await (await page.request.get('/auth')).text()).toMatch(/<html[^>]* lang="fa"/)

  await context.clearCookies()
  expect(await remembered()).toBeUndefined()
  await page.goto('/')
  await applicationStarted(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مسیری روشن')
  expect(await remembered()).toBe('fa')
})
