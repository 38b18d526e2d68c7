import type { Page } from '@playwright/test'
import { startupAssessment, startupBusiness, study, transfer } from '@rahnama/contract/assessments/assessments.ts'
import { currentWording } from '@rahnama/contract/consents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { consents as consentsEn } from '@rahnama/web/i18n/en/consents.ts'
import { documents as documentsEn } from '@rahnama/web/i18n/en/documents.ts'
import { errors as errorsEn } from '@rahnama/web/i18n/en/errors.ts'
import { services as servicesEn } from '@rahnama/web/i18n/en/services.ts'
import { settings as settingsEn } from '@rahnama/web/i18n/en/settings.ts'
import { consents as consentsFa } from '@rahnama/web/i18n/fa/consents.ts'
import { documents as documentsFa } from '@rahnama/web/i18n/fa/documents.ts'
import { errors as errorsFa } from '@rahnama/web/i18n/fa/errors.ts'
import { services as servicesFa } from '@rahnama/web/i18n/fa/services.ts'
import { settings as settingsFa } from '@rahnama/web/i18n/fa/settings.ts'
import { href } from '@rahnama/web/site-map.ts'
import { ASSESSMENT_TEXTS } from './assessment-texts.ts'
import { toPersianDigits } from './entrance.ts'
import { expect, inPersian, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { scan } from './scan.ts'
import { telling } from './telling.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: {
    assessments: ASSESSMENT_TEXTS.en,
    consents: consentsEn,
    documents: documentsEn,
    errors: errorsEn,
    services: servicesEn,
    settings: settingsEn,
  },
  fa: {
    assessments: ASSESSMENT_TEXTS.fa,
    consents: consentsFa,
    documents: documentsFa,
    errors: errorsFa,
    services: servicesFa,
    settings: settingsFa,
  },
}

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

/** A new account, on its way to this page. */
async function arrive(page: Page, language: Language, path: string): Promise<string> {
  const { email } = await newClient(page, language)
  await page.goto(path)
  return email
}

/** Uploads a document where a form asks for one that nobody has to give. */
async function give(page: Page, language: Language, label: string): Promise<void> {
  const { documents } = TEXTS[language]
  const document = page.getByRole('group', { name: label }).first()
  await expect(document.getByText(documents.optional, { exact: true })).toBeVisible()
  await document.locator('input[type=file]').first().setInputFiles(scan('Sample'))
  await expect(document).toContainText(documents.states.uploaded, { timeout: 30_000 })
}

/** The business profile waits for the initial assessment, where both of the program's last days are told. */
async function reachAssessment(page: Page, language: Language): Promise<void> {
  const { waits } = TEXTS[language].assessments
  await arrive(page, language, href('startupVisa'))
  await expect(page.getByRole('heading', { name: waits.title })).toBeVisible()
  await page.getByRole('link', { name: waits.act }).click()
  // The last for new applications and the last for commitments of that year.
  const days = language === 'fa' ? ['۱۰ دی ۱۴۰۴', '۹ تیر ۱۴۰۵'] : ['31 December 2025', '30 June 2026']
  for (const day of days) await expect(page.getByText(day).first()).toBeVisible()
}

test('the Start-up Visa leads to the initial assessment, where both of its last days are told (en)', ({ page }) =>
  reachAssessment(page, 'en'))

// A long form is told in English by e2e/portal.spec.ts.
inPersian('the Start-up Visa', (language) => {
  const { assessments, errors } = TEXTS[language]
  const typed = (number: string) => toPersianDigits(number).replace('.', '٫')

  test('leads to the initial assessment, where both of its last days are told, and with a refused first check on to the business profile', async ({
    page,
  }) => {
    test.slow()
    const first = telling(page, language, startupAssessment, assessments.startupAssessmentForm)
    await reachAssessment(page, language)
    await travel(page, `${href('startupAssessment')}/background`)
    await first.tell({ age: typed('34'), educationLevel: 'master', experienceYears: typed('8.5') })
    await first.tell({ major: 'معماری' })
    await first.goOn()

    await first.at('language')
    await first.tell({ hasIelts: true, ieltsOverall: typed('4.5'), hasToefl: false })
    await first.goOn()
    const summary = page.getByRole('alert').filter({ hasText: 'CLB 5' })
    await expect(summary).toBeVisible()
    await expect(page.getByText(assessments.otherWays.firstCheck.title)).toBeVisible()
    await first.tell({ ieltsOverall: typed('5.0') })
    await first.goOn()

    await first.at('spouse')
    await first.tell({ hasSpouse: true, spouseHasIelts: false, spouseEducationLevel: 'high_school' })
    await expect(page.getByText(assessments.startupAssessmentForm.fields.spouseMajor.label)).toBeHidden()
    await first.tell({ spouseEducationLevel: 'bachelor', spouseDegree: 'BSc' })
    await first.tell({ spouseMajor: 'معماری' })
    await first.goOn()
    await first.at('children')
    await first.tell({ hasChildren: true })
    await first.add('children', { age: typed('6') })
    await first.goOn()
    await first.at('cv')
    await give(page, language, assessments.startupAssessmentForm.fields.cv.label)
    await first.goOn()
    await first.complete()
    await expect(page.getByText(assessments.startupAssessmentForm.completed)).toBeVisible()
    await page.waitForURL((url) => url.pathname === href('startupVisa'))

    const business = telling(page, language, startupBusiness, assessments.startupBusinessForm)
    await expect(page.getByRole('heading', { level: 1, name: assessments.startupBusinessForm.title })).toBeVisible()
    await travel(page, `${href('startupVisa')}-business/team`)
    await business.tell({ ownShare: typed('60'), hasTeam: true })
    await business.add('members', {
      fullName: 'Sample Partner',
      role: 'Engineer',
      share: typed('20'),
      isApplying: true,
    })
    await business.tell({ organisationShare: typed('21') })
    await business.goOn()
    await expect(page.getByRole('alert').first()).toContainText(errors.faults.SHARES_OVER_WHOLE)
    await business.tell({ organisationShare: typed('10') })
    await business.goOn()
    await business.at('idea')
    await business.tell({ idea: 'Sensors for greenhouses', innovation: 'No battery' })
    await business.goOn()
    await business.at('progress')
    await business.tell({ stage: 'prototype', isIncorporated: 'unknown', managesFromCanada: true })
    await business.goOn()
    await business.at('support')
    await business.tell({ support: 'none' })
    await business.goOn()
    await business.at('funds')
    await business.tell({ businessFunds: typed('80000'), settlementFunds: typed('30000') })
    await business.goOn()
    await business.at('plan')
    await give(page, language, assessments.startupBusinessForm.fields.plan.label)
    await business.goOn()
    await business.complete()
    await expect(page.getByRole('heading', { level: 1, name: assessments.businessDone.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: assessments.businessDone.requirements })).toBeVisible()
  })
})

inPersian('the services', (language) => {
  const { assessments, consents, services, settings } = TEXTS[language]

  test('say what is available and lead to their forms: the transfer goes from empty to a reference, and its consents can be taken back; the study enquiry leads to suggestions and reaches staff', async ({
    page,
    outbox,
    database,
  }) => {
    test.setTimeout(300_000)
    const email = await arrive(page, language, href('immigrationServices'))
    await expect(page.getByText(services.comingSoon, { exact: true })).toHaveCount(1)
    await expect(page.getByText(services.available, { exact: true })).toHaveCount(6)
    await page.getByRole('link').filter({ hasText: 'انتقال درون‌شرکتی' }).click()
    await page.waitForURL((url) => url.pathname === href('transfer'))
    await travel(page, `${href('transfer')}/applicant`)
    const form = telling(page, language, transfer, assessments.transferForm)
    await expect(page.getByRole('textbox', { name: assessments.transferForm.fields.email.label })).toHaveValue(email)
    await form.tell({
      fullName: 'Nava Example',
      citizenship: 'IR',
      residence: 'IR',
      phone: '09123456789',
      dependants: '2',
    })
    await form.goOn()

    await form.at('company')
    const company = {
      companyName: 'Sample Foods',
      incorporationCountry: 'IR',
      yearEstablished: language === 'fa' ? '۱۳۸۷' : '2008',
      industry: 'Food',
    }
    await form.tell({
      ...company,
      annualRevenue: 'to5m',
      revenueCountries: '1',
      employees: '120',
      hasBranchAbroad: false,
    })
    await form.goOn()
    await expect(page.getByRole('alert').first()).toContainText(TEXTS[language].errors.faults.NO_BRANCH_ABROAD)
    await expect(page.getByText(assessments.otherWays.noBranch.title)).toBeVisible()
    await form.tell({ hasBranchAbroad: true, branchCountry: 'AE' })
    await form.goOn()
    const summary = page.getByRole('alert').first()
    await expect(summary).toContainText(TEXTS[language].errors.faults.REVENUE_IN_ONE_COUNTRY)
    await expect(page.getByText(assessments.otherWays.oneCountry.title)).toBeVisible()
    await form.tell({ revenueCountries: '2' })
    await expect(summary).toBeHidden()
    await form.goOn()

    await form.at('role')
    await form.tell({ role: 'manager', yearsAtCompany: '0.5', isFullTime: true, responsibilities: 'I lead exports.' })
    await form.goOn()
    await expect(page.getByRole('alert').first()).toContainText(TEXTS[language].errors.faults.UNDER_ONE_YEAR)
    await expect(page.getByText(assessments.otherWays.underOneYear.title)).toBeVisible()
    await form.tell({ yearsAtCompany: '4' })
    await form.goOn()

    await form.at('plans')
    await form.tell({ activity: 'Sell dried fruit.', province: 'ON', plan: 'branch', investment: 'to250k' })
    await form.tell({ hasCanadianClients: false, hasCanadianHistory: false, timeline: 'within6Months' })
    await form.goOn()
    await form.at('documents')
    const { label } = assessments.transferForm.fields.companyDocument
    const document = page.getByRole('group', { name: label }).first()
    await document.locator('input[type=file]').first().setInputFiles(scan('Licence'))
    await expect(document).toContainText(TEXTS[language].documents.states.uploaded, { timeout: 30_000 })
    await form.goOn()
    await form.at('consent')
    await form.tell({ isTruthful: true, mayBeContacted: true })
    await form.goOn()
    await form.complete()
    await expect(page.getByText(assessments.transferForm.completed)).toBeVisible()
    const reference = page.getByText(/^A-\w{4}-\w{4}$/)
    await expect(reference).toBeVisible()
    const sent = (await reference.textContent()) ?? ''
    await expect.poll(async () => JSON.stringify(await outbox.newestTo(email))).toContain(sent)

    await travel(page, href('transfer'))
    await expect(page.getByText(sent)).toBeVisible()

    await travel(page, `${href('settings')}?edit=consents`)
    const given = page.getByRole('region', { name: consents.label })
    await expect(given.getByText(currentWording('contact').text[language])).toBeVisible()
    await given.getByRole('button', { name: consents.withdrawNamed(consents.statements.contact.name) }).click()
    await expect(given.getByText(consents.isWithdrawn)).toBeVisible()
    await expect(given.getByText(consents.takenBack, { exact: true })).toBeVisible()
    await given.getByRole('button', { name: consents.giveAgainNamed(consents.statements.contact.name) }).click()
    await expect(given.getByText(consents.isGiven)).toBeVisible()
    await expect(page.getByRole('heading', { name: settings.notifications.title })).toBeVisible()

    await test.step('the study enquiry', async () => {
      await travel(page, `${href('studyAbroad')}/you`)
      const enquiry = telling(page, language, study, assessments.studyForm)
      await enquiry.tell({ fullName: 'Nava Example', age: '19' })
      await enquiry.goOn()
      await enquiry.at('plan')
      await enquiry.tell({ country: 'china', whatToStudy: 'Medicine', levelOfStudy: 'bachelor', major: 'medicine' })
      await enquiry.tell({ taughtIn: 'english', wantsScholarship: true })
      await enquiry.goOn()
      await enquiry.at('notes')
      await enquiry.tell({ privacy: true })
      await enquiry.goOn()
      await enquiry.complete()
      await expect(page.getByRole('heading', { level: 1, name: assessments.studyDone.title })).toBeVisible()
      await expect(page.getByRole('heading', { name: assessments.studyDone.suggestions })).toBeVisible()
      await expect(page.getByText('MBBS', { exact: false }).first()).toBeVisible()
      const { rows } = await database.query('select service_type, language from enquiries where email = $1', [email])
      expect(rows).toEqual([{ service_type: 'studyInChina', language }])
    })
  })
})
