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

test('a choice in local storage wins over the browser and is remembered for the server', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fa'))
  await page.goto('/')
  await applicationStarted(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مسیری روشن')
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('fa')
})

test('switching the language keeps the page and its scroll position', async ({ page }) => {
  await page.goto('/?language=en')
  await applicationStarted(page)
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.getByRole('link', { name: 'نمایش به فارسی' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  expect(new URL(page.url()).pathname).toBe('/')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each public page is readable in both languages and can be switched', async ({ page }) => {
    for (const path of ['/', '/services', '/about-us', '/our-team', '/success-stories', '/contact']) {
      await page.goto(`${path}?language=fa`)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await page.getByRole('link', { name: 'Show in English' }).click()
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
  })

  test('the mobile menu opens without script', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/?language=en')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByRole('banner').locator('label').click()
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible()
  })
})

test('a language asked for in the address is remembered, also where nothing had to change', async ({ page }) => {
  await page.goto('/auth?language=fa')
  await applicationStarted(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('fa')
  await page.goto('/auth')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
})
