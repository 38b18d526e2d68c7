import type { Page } from '@playwright/test'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { eligibility as eligibilityEn } from '@rahnama/contract/texts/en/eligibility.ts'
import { eligibility as eligibilityFa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { applications as applicationsEn } from '@rahnama/web/i18n/en/applications.ts'
import { documents as documentsEn } from '@rahnama/web/i18n/en/documents.ts'
import { home as homeEn } from '@rahnama/web/i18n/en/home.ts'
import { reports as reportsEn } from '@rahnama/web/i18n/en/reports.ts'
import { applications as applicationsFa } from '@rahnama/web/i18n/fa/applications.ts'
import { documents as documentsFa } from '@rahnama/web/i18n/fa/documents.ts'
import { home as homeFa } from '@rahnama/web/i18n/fa/home.ts'
import { reports as reportsFa } from '@rahnama/web/i18n/fa/reports.ts'
import { href } from '@rahnama/web/site-map.ts'
import { single30 } from '../contract/profile/people.test-data.ts'
import { downloadPdf, PDF_PATIENCE_MS } from './download-pdf.ts'
import { mailTo } from './entrance.ts'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { type NewClient, newClient } from './new-client.ts'
import { PROFILE_TEXTS, profileTelling } from './profile-telling.ts'
import { scan } from './scan.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: {
    home: homeEn,
    applications: applicationsEn,
    documents: documentsEn,
    reports: reportsEn,
    programs: eligibilityEn.programs,
    requirements: eligibilityEn.requirements,
  },
  fa: {
    home: homeFa,
    applications: applicationsFa,
    documents: documentsFa,
    reports: reportsFa,
    programs: eligibilityFa.programs,
    requirements: eligibilityFa.requirements,
  },
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

/** A single engineer of 30 without work experience, as short as a whole profile can be. */
async function tellOnScreen(page: Page) {
  const { profile } = PROFILE_TEXTS.en
  const me = profileTelling(page, 'en')
  await page.getByRole('link', { name: profile.form.steps.general.title }).click()
  await me.at('general')
  await me.tell({ birthDate: '1996-02-17' })
  await me.tellRest('general')
  await me.goOn()
  await me.at('personal')
  await me.tellRest('personal')
  await me.goOn()
  await me.at('education')
  await me.tellRest('education')
  await me.add('credentials', {
    level: 'bachelor',
    field: 'Software engineering',
    country: 'IR',
    graduationYear: 2019,
    hasEca: true,
    ecaBody: 'WES',
    ecaOn: '2025-06-12',
  })
  await me.done()
  await me.goOn()
  await me.at('work')
  await me.tellRest('work')
  await me.goOn()
  await me.at('language')
  await me.tellRest('language')
  const scores = { listening: 8, reading: '7.5', writing: '6.5', speaking: 7 }
  await me.add('tests', { test: 'IELTS_GT', takenOn: '2026-03-14', ...scores })
  await me.done()
  await me.add('nativeLanguages', { language: 'Farsi' })
  await me.done()
  await me.goOn()
  await me.at('immigration-history')
  await me.tellRest('immigration-history')
  await me.goOn()
  await me.at('preferences')
  await me.tell({ fundsCad: 32_000 })
  await me.tellRest('preferences')
  await me.goOn()
  await me.press(profile.form.complete)
  await page.waitForURL((url) => url.pathname === href('home'))
}

/** As a journey of its own, e2e/profile.spec.ts, tells it on the screen in Persian. */
async function tellBeside(page: Page, me: NewClient) {
  await expect(page.getByRole('link', { name: PROFILE_TEXTS.fa.profile.form.steps.general.title })).toBeVisible()
  await me.tellAll({ ...single30, birthDate: '1996-02-17', fundsCad: 32_000 })
  await travel(page, href('home'))
}

inBothLanguages('the portal', (language) => {
  const { home, applications, documents, reports, programs, requirements } = TEXTS[language]
  const { name } = programs.FSW
  const format = formats(language)
  // As most browsers do; once is enough.
  test.use({ fetchesAhead: language === 'en' })

  test('leads from an empty account to a submitted application with documents and a downloaded report', async ({
    page,
    outbox,
  }) => {
    test.setTimeout(3 * PDF_PATIENCE_MS)
    const me = await newClient(page, language)
    await page.goto(href('home'))
    const next = page.getByRole('region', { name: home.nextTitle })

    await test.step('home names the profile, and the profile is told', async () => {
      await next.getByRole('link', { name: home.next.beginProfile.act }).click()
      if (language === 'en') await tellOnScreen(page)
      else await tellBeside(page, me)
      await expect(next.getByRole('link', { name: home.prospect.change.act })).toBeVisible()
    })

    await test.step('the report says what fits, is kept and downloaded', async () => {
      await next.getByRole('link', { name: home.prospect.change.act }).click()
      await expect(page.getByRole('heading', { level: 1, name: reports.heading })).toBeVisible()
      await page.getByRole('button', { name: reports.keep.act }).click()
      await expect(page.getByText(reports.keep.done)).toBeVisible()
      await page.getByRole('heading', { level: 2, name: reports.kept.heading }).click()
      const today = officeDay(new Date())
      await page
        .getByRole('link', { name: format.date(today) })
        .first()
        .click()
      await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}/)
      await expect(page.getByText(reports.kept.unchanged)).toBeVisible()
      const label = language === 'fa' ? reports.download.inPersian : reports.download.inEnglish
      const file = await downloadPdf(page, page.getByRole('button', { name: `${reports.download.act}, ${label}` }))
      expect(file.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.pdf$/)
    })

    await test.step('an application short of requirements is started knowingly, and home says to gather documents', async () => {
      await travel(page, href('applicationNew'))
      await page.getByRole('button', { name: `${applications.startWith.act}: ${name}` }).click()
      const warning = page.getByRole('dialog', { name: applications.shortfall.title(name) })
      await expect(warning).toContainText(requirements['fsw-work'])
      await warning.getByRole('button', { name: applications.startWith.anyway }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await travel(page, href('home'))
      await expect(next.getByText(home.next.gather.title)).toBeVisible()
      await next.getByRole('link', { name: home.next.gather.act }).click()
    })

    const checklist = page.locator('#documents')
    const document = (kind: string) =>
      checklist
        .locator('details')
        .filter({ has: page.locator('summary', { hasText: kind }) })
        .first()

    await test.step('one document is uploaded, one cannot be had', async () => {
      const passport = document(documents.names.passport)
      await passport.locator('summary').first().click()
      await passport.locator('input[type=file]').first().setInputFiles(scan('Passport'))
      await expect(passport).toContainText(documents.states.uploaded, { timeout: 30_000 })
      const funds = document(documents.names.proofOfFunds)
      await funds.locator('summary').first().click()
      await funds.getByRole('button', { name: documents.cannotGet.act }).click()
      const words = language === 'fa' ? 'بانک تا دو هفته دیگر می‌دهد.' : 'The bank needs two more weeks.'
      await page.getByRole('textbox', { name: documents.cannotGet.label }).fill(words)
      await page.getByRole('button', { name: documents.cannotGet.save }).click()
      await expect(funds).toContainText(words)
    })

    await test.step('with the others explained it is sent', async () => {
      await me.explainDocuments('FSW')
      await page.getByRole('link', { name: applications.one.check }).click({ timeout: 20_000 })
      await expect(page.getByText(requirements['fsw-work'])).toBeVisible()
      await page.getByRole('button', { name: applications.send.anyway }).click()
      await expect(page.getByRole('heading', { level: 1, name: applications.confirmation.heading })).toBeVisible()
      const reference = await page.getByText(/^A-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()
      await expect.poll(async () => (await mailTo(me.email, outbox, 'action')).subject).toContain(reference)
    })

    await test.step('the passport is in review, and home says what is waited for', async () => {
      await page.getByRole('link', { name: applications.confirmation.open }).click()
      await expect(page.getByText(requirements['fsw-work'])).toHaveCount(2)
      await expect(document(documents.names.passport)).toContainText(documents.states.inReview)
      await travel(page, href('home'))
      await expect(next.getByText(home.wait.title)).toBeVisible()
      await expect(next.getByText(applications.reasons.awaitsReview.what)).toBeVisible()
    })
  })
})
