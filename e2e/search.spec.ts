import { site as siteEn } from '@rahnama/web/i18n/en/site.ts'
import { siteSearch as searchEn } from '@rahnama/web/i18n/en/site-search.ts'
import { site as siteFa } from '@rahnama/web/i18n/fa/site.ts'
import { siteSearch as searchFa } from '@rahnama/web/i18n/fa/site-search.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inBothLanguages, test } from './fixtures.ts'

const TEXTS = { en: { search: searchEn, site: siteEn }, fa: { search: searchFa, site: siteFa } }
const ASKED = {
  en: { words: 'proof of fun', article: 'Proof of funds', nothing: 'zebra' },
  fa: { words: 'تمكن مالي', article: 'تمکن مالی', nothing: 'گورخر' },
}

test.use({ viewport: { width: 390, height: 844 } })

inBothLanguages('the search', (language) => {
  const { search, site } = TEXTS[language]
  const { words, article, nothing } = ASKED[language]

  test('is reached from the menu, follows what is typed, and says when there is nothing', async ({ page, baseURL }) => {
    await page.goto(`${href('contact')}?language=${language}`)
    await page.locator('header label').click()
    await page
      .getByRole('navigation', { name: site.navigation.label })
      .getByRole('link', { name: site.navigation.search })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: search.title })).toBeVisible()
    await expect(page.getByText(search.elsewhere.empty)).toBeVisible()
    const box = page.getByRole('textbox', { name: search.label })
    await box.fill(words)
    const found = page.getByRole('main').getByRole('link', { name: article }).first()
    await expect(found).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(search.found(words))
    await box.fill(nothing)
    await expect(page.getByRole('status')).toHaveText(search.none(nothing))

    // Without script the address alone answers, and no search engine lists it.
    const query = new URLSearchParams({ q: words, language })
    const response = await fetch(`${baseURL}${href('search')}?${query}`)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const html = await response.text()
    expect(html).toContain('href="/articles/proof-of-funds"')
    expect(html).toContain('name="robots" content="noindex"')

    await box.fill(words)
    await found.click()
    await expect(page).toHaveURL(/\/articles\//)
  })
})
