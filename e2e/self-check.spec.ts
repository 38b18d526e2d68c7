import { randomUUID } from 'node:crypto'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { report as reportEn } from '@rahnama/contract/texts/en/report.ts'
import { score as scoreEn } from '@rahnama/contract/texts/en/score.ts'
import { report as reportFa } from '@rahnama/contract/texts/fa/report.ts'
import { score as scoreFa } from '@rahnama/contract/texts/fa/score.ts'
import { auth as authEn } from '@rahnama/web/i18n/en/auth.ts'
import { home as homeEn } from '@rahnama/web/i18n/en/home.ts'
import { reports as reportsEn } from '@rahnama/web/i18n/en/reports.ts'
import { selfCheck as en } from '@rahnama/web/i18n/en/self-check.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { auth as authFa } from '@rahnama/web/i18n/fa/auth.ts'
import { home as homeFa } from '@rahnama/web/i18n/fa/home.ts'
import { reports as reportsFa } from '@rahnama/web/i18n/fa/reports.ts'
import { selfCheck as fa } from '@rahnama/web/i18n/fa/self-check.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { href } from '@rahnama/web/site-map.ts'
import { checking } from './checking.ts'
import { expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: { check: en, auth: authEn, score: scoreEn, ui: uiEn, home: homeEn, reports: reportsEn, report: reportEn },
  fa: { check: fa, auth: authFa, score: scoreFa, ui: uiFa, home: homeFa, reports: reportsFa, report: reportFa },
}

test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

inBothLanguages('the self-check', (language) => {
  const once = inOneLanguage(test, language)
  const { check, auth, score, ui, home, reports, report } = TEXTS[language]
  const { number, date } = formats(language)

  test('gives a range with its reasons and the date of its rules, and is kept on registering; on a phone every point of the score is in sight, and a band is none for a reason', async ({
    page,
    database,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const { answerAll, goOn, at } = checking(page, language)
    await answerAll({ sibling: 'unknown' })
    const heading = page.getByRole('heading', { level: 1, name: check.result.heading(number(379), number(394)) })
    await expect(heading).toBeVisible()
    const rules = page.getByText(report.basis.line(date('2025-03-25'), true))
    await rules.click()
    await expect(page.getByText(date('2026-11-03'), { exact: false }).first()).toBeVisible()

    await page.getByRole('heading', { name: check.result.lines }).click()
    const columns = page.getByRole('table').getByRole('columnheader')
    await expect(columns.last()).toHaveText(check.result.points)
    for (const column of await columns.all()) await expect(column).toBeInViewport({ ratio: 1 })

    const { listening } = score.language.abilities
    const band = page.getByRole('textbox', { name: listening })
    const summary = page.getByRole('alert', { name: ui.errorSummary.title })
    await travel(page, href('selfCheckStep', { step: 'english' }))
    await at('english')
    await band.fill('۷٫۳')
    await goOn()
    await expect(summary).toContainText(check.faults.band(listening))
    await band.fill('۷٫۵')
    await expect(summary).toBeHidden()
    await expect(band).toBeFocused()
    await band.fill('8')
    await travel(page, href('selfCheckStep', { step: 'result' }))
    await expect(heading).toBeVisible()

    await page.getByRole('link', { name: check.result.keep.register }).click()
    const email = `${randomUUID()}@example.com`
    const box = (name: string) => page.getByRole('textbox', { name, exact: true })
    await page.getByRole('textbox', { name: auth.fields.fullName.label }).fill('Nava Example')
    await box(auth.fields.email.label).fill(email)
    await box(auth.fields.newPassword.label).fill('seven lanterns by the sea')
    await box(auth.fields.confirmPassword.label).fill('seven lanterns by the sea')
    await page.getByRole('button', { name: auth.register.act, exact: true }).click()
    // Where the person looks when the page comes back: at its top.
    await expect(page.getByText(check.result.keep.kept)).toBeInViewport()
    await expect(heading).toBeInViewport()
    const { rows } = await database.query(
      'select answers from self_checks join users on users.id = user_id where email = $1',
      [email],
    )
    expect(rows).toMatchObject([{ answers: { age: '29', education: 'bachelor', sibling: 'unknown' } }])

    await page.getByRole('link', { name: check.result.keep.home }).click()
    await expect(page.getByRole('region', { name: home.score.title })).toContainText(
      reports.glance.range(number(379), number(394)),
    )
    await expect(page.getByText(home.next.finishProfile.title)).toBeVisible()
    const told = Number(await page.getByRole('progressbar').first().getAttribute('aria-valuenow'))
    expect(told).toBeGreaterThan(0)
  })

  once('asks again for what is missing, and Back returns each page as it was left', async ({ page }) => {
    const { fields, start } = check
    const { goOn, at } = checking(page, language)
    await page.goto(`${href('selfCheck')}?language=${language}`)
    await page.getByRole('link', { name: start.begin }).click()
    await at('family')
    await goOn()
    const summary = page.getByRole('alert', { name: ui.errorSummary.title })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link', { name: fields.partner.label })).toBeVisible()
    await expect(summary.getByRole('link', { name: fields.children.label })).toBeVisible()
    await page.getByRole('radio', { name: fields.partner.options.coming }).check()
    await page.getByRole('combobox', { name: fields.children.label }).selectOption('2')
    await goOn()
    await at('age')
    await page.getByRole('textbox', { name: fields.age.label }).fill('200')
    await goOn()
    await expect(summary).toContainText(number(80))
    await page.goBack()
    await at('family')
    await expect(page.getByRole('radio', { name: fields.partner.options.coming })).toBeChecked()
    await travel(page, href('selfCheckStep', { step: 'result' }))
    await expect(page.getByRole('heading', { level: 1, name: check.result.incomplete })).toBeVisible()
  })
})
