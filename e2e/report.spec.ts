import type { Locator, Page } from '@playwright/test'
import { foldDigits, formats } from '@rahnama/contract/locale/locale.ts'
import { eligibility as eligibilityEn } from '@rahnama/contract/texts/en/eligibility.ts'
import { report as reportEn } from '@rahnama/contract/texts/en/report.ts'
import { eligibility as eligibilityFa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { report as reportFa } from '@rahnama/contract/texts/fa/report.ts'
import { reports as en } from '@rahnama/web/i18n/en/reports.ts'
import { reports as fa } from '@rahnama/web/i18n/fa/reports.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: { page: en, report: reportEn, eligibility: eligibilityEn },
  fa: { page: fa, report: reportFa, eligibility: eligibilityFa },
}

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 30_000 })

inBothLanguages('A report', (language) => {
  const { page: texts, report: words, eligibility } = TEXTS[language]
  const { number, date } = formats(language)

  test('is read three ways, tried out, kept, re-opened and verified', async ({ signInAs }) => {
    test.slow()
    const page = await signInAs('student')
    await page.goto(`${href('report')}?language=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible()
    const section = (title: string) =>
      page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    const open = (title: string) => section(title).locator('summary').first().click()

    await test.step('the first screen of a phone has the score, the next step and the way to it', async () => {
      const answer = page.getByRole('region', { name: words.answer.label })
      await expect(answer.getByText(words.answer.today('').trim()).first()).toBeInViewport()
      await expect(answer.getByRole('heading', { name: words.answer.nextStep })).toBeInViewport()
      await expect(answer.getByRole('link', { name: texts.talk })).toBeInViewport({ ratio: 1 })
      // A third of the 15,127 and 14,323 pixels that it was long when everything lay open.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(4_700)
    })

    await test.step('three readings of the same answers', async () => {
      await open(words.readings.heading)
      const reading = (name: keyof typeof eligibility.readings) =>
        page.getByRole('radio', { name: eligibility.readings[name] })
      await expect(reading('told')).toBeChecked()
      await reading('verified').check()
      await expect(page.getByText(words.readings.explained.verified)).toBeVisible()
      const verified = await mostOf(reading('verified'))
      await reading('told').check()
      expect(verified).toBeGreaterThan(0)
      expect(verified).toBeLessThanOrEqual(await mostOf(reading('told')))
      await expect(page.getByText(words.readings.explained.told)).toBeVisible()
    })

    await test.step('every point opens its rule and the answer behind it', async () => {
      await open(words.breakdown.heading)
      const line = section(words.breakdown.heading).locator('details', { hasText: texts.answer }).first()
      await line.locator('summary').click()
      await expect(line.getByRole('link', { name: texts.answer })).toHaveAttribute('href', /^\/profile\/general#q-/)
    })

    // Its sentences and figures are in web/reports/reports.test.tsx, in both languages.
    if (language === 'fa')
      await test.step('what if, two scenarios side by side', async () => {
        await open(texts.whatIf.heading)
        await page.getByRole('button', { name: texts.whatIf.open }).click()
        const first = page.getByRole('region', { name: texts.whatIf.scenario(number(1)) })
        await first.getByRole('combobox', { name: texts.whatIf.nomination }).selectOption('yes')
        await expect(first.getByRole('status')).toContainText(texts.whatIf.more('').trim())
        await page.getByRole('button', { name: texts.whatIf.add }).click()
        const second = page.getByRole('region', { name: texts.whatIf.scenario(number(2)) })
        await expect(second.getByRole('status')).toContainText(texts.whatIf.noChange)
      })

    await expectNoSideways(page)

    const code = await test.step('kept once, however often it is asked for', async () => {
      await open(texts.kept.heading)
      await page.getByRole('button', { name: texts.keep.act }).click()
      await expect(page.getByText(texts.keep.done)).toBeVisible()
      const rows = page.getByRole('row').filter({ hasText: /RH-/ })
      await expect(rows.first()).toBeVisible()
      const count = await rows.count()
      await page.getByRole('button', { name: texts.keep.act }).click()
      await expect(page.getByText(texts.keep.done)).toHaveCount(2)
      await expect(rows).toHaveCount(count)
      return ((await rows.first().textContent()) ?? '').match(/RH-\w{4}-\w{4}/)?.[0] ?? ''
    })

    await test.step('re-opened at its own address', async () => {
      await page
        .getByRole('link', { name: date(today()) })
        .first()
        .click()
      await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}/)
      await expect(page.getByRole('definition').filter({ hasText: code })).toBeVisible()
      await expect(page.getByText(texts.kept.unchanged)).toBeVisible()
    })

    // Drawn in its own language it comes in e2e/portal.spec.ts, in either in server/reports/download-report.test.ts.
    await test.step('taken along as PDF in the other language', async () => {
      const [label, other] = language === 'fa' ? [texts.download.inEnglish, 'en'] : [texts.download.inPersian, 'fa']
      const asked: unknown[] = []
      await page.route('**/api/reports/*/download', async (route) => {
        asked.push(route.request().postDataJSON())
        await route.abort()
      })
      await page.getByRole('button', { name: `${texts.download.act}, ${label}` }).click()
      await expect.poll(() => asked).toEqual([{ language: other }])
    })

    await test.step('verified by anybody who holds it', async () => {
      await travel(page, href('verifyReport'))
      await expectMargins(page)
      const box = page.getByRole('textbox', { name: texts.verify.fields.code.label })
      await box.fill(code.toLowerCase())
      await page.getByRole('button', { name: texts.verify.act }).click()
      await expect(page.getByText(texts.verify.genuine, { exact: true })).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: date(today()) })).toBeVisible()
      await expectNoSideways(page)
      await expectMargins(page)
    })

    // No word has a part in it.
    if (language === 'fa')
      await test.step('one of some weeks ago says what has changed since and stays as it was; no report and nobody’s say so', async () => {
        await travel(page, href('report'))
        await open(texts.kept.heading)
        await page.getByRole('row').filter({ hasText: /RH-/ }).last().getByRole('link').first().click()
        await expect(page.getByText(texts.kept.changedBody)).toBeVisible()
        await expect(page.getByText(texts.kept.lead2)).toBeVisible()
        for (const id of ['no-such-report', '00000000-0000-4000-8000-000000000000']) {
          await travel(page, href('report'))
          await travel(page, href('keptReport', { id }))
          await expect(page.getByRole('heading', { level: 1, name: texts.kept.notFound })).toBeVisible()
        }
      })
  })
})

/** The highest score that a reading's label names, in either kind of digits. */
async function mostOf(reading: Locator): Promise<number> {
  const label = foldDigits(await reading.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? ''))
  return Math.max(...(label.match(/\d+/g) ?? []).map(Number))
}

/** The day of the office, which is the day a report bears. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())
}

async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Text that touches the edge of a phone is hard to read. */
async function expectMargins(page: Page): Promise<void> {
  const room = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { left, right } = heading.getBoundingClientRect()
    return Math.min(left, document.documentElement.clientWidth - right)
  })
  expect(room).toBeGreaterThanOrEqual(16)
}
