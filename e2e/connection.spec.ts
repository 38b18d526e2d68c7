import type { BrowserContext, Page } from '@playwright/test'
import { startupAssessment, startupBusiness, study, transfer } from '@rahnama/contract/assessments/assessments.ts'
import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { app as appEn } from '@rahnama/web/i18n/en/app.ts'
import { documents as documentsEn } from '@rahnama/web/i18n/en/documents.ts'
import { portal as portalEn } from '@rahnama/web/i18n/en/portal.ts'
import { profile as profileEn } from '@rahnama/web/i18n/en/profile.ts'
import { reports as reportsEn } from '@rahnama/web/i18n/en/reports.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { app as appFa } from '@rahnama/web/i18n/fa/app.ts'
import { documents as documentsFa } from '@rahnama/web/i18n/fa/documents.ts'
import { portal as portalFa } from '@rahnama/web/i18n/fa/portal.ts'
import { profile as profileFa } from '@rahnama/web/i18n/fa/profile.ts'
import { reports as reportsFa } from '@rahnama/web/i18n/fa/reports.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { href } from '@rahnama/web/site-map.ts'
import { ASSESSMENT_TEXTS } from './assessment-texts.ts'
import { AUTH_TEXTS, FIRST_PASSWORD } from './entrance.ts'
import { expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { type Told, telling } from './telling.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: {
    app: appEn,
    assessments: ASSESSMENT_TEXTS.en,
    documents: documentsEn,
    portal: portalEn,
    profile: profileEn,
    reports: reportsEn,
    ui: uiEn,
  },
  fa: {
    app: appFa,
    assessments: ASSESSMENT_TEXTS.fa,
    documents: documentsFa,
    portal: portalFa,
    profile: profileFa,
    reports: reportsFa,
    ui: uiFa,
  },
}

test.use({ viewport: { width: 390, height: 844 }, fetchesAhead: true })
// Most of them wait for a page to come to rest: three at once would leave the machine idle.
test.describe.configure({ mode: 'default' })

/** The page has stood long enough to have fetched what it may still need. */
async function loseConnection(page: Page, context: BrowserContext): Promise<void> {
  let seen = -1
  // A browser counts 250 at most.
  await page.evaluate(() => performance.clearResourceTimings())
  await expect
    .poll(
      async () => {
        const before = seen
        seen = await page.evaluate(() => performance.getEntriesByType('resource').length)
        return seen === before
      },
      { intervals: [4000], timeout: 40_000 },
    )
    .toBe(true)
  await context.setOffline(true)
}

inBothLanguages('without a connection', (language) => {
  const once = inOneLanguage(test, language)
  const { app, documents, portal, profile, reports, ui } = TEXTS[language]
  const { fields } = profile.form
  const isWhole = async (page: Page) => expect(page.getByText(app.failure.title)).toBeHidden()

  once(
    'the menu opens, a link leads on as soon as the connection is back, entries are opened and added, a document is opened, and what-if is tried',
    async ({ signInAs, context }) => {
      test.setTimeout(300_000)
      const page = await signInAs('student')
      const heading = page.getByRole('heading', { level: 1, name: profile.form.steps.education.title })
      const menu = page.getByRole('dialog', { name: /^(Rahnama|راهنما)/ })

      await test.step('the menu opens, and a link leads on as soon as the connection is back', async () => {
        await page.goto(`${href('profileStep', { step: 'education' })}?language=${language}`)
        await expect(heading).toBeVisible()
        await loseConnection(page, context)
        await page.getByRole('button', { name: app.more, exact: true }).click()
        await menu.getByRole('link', { name: portal.navigation.settings }).click()
        await expect(page.getByText(app.offlineLink.title)).toBeVisible()
        await expect(menu).toBeHidden()
        await expect(heading).toBeVisible()
        await context.setOffline(false)
        await page.waitForURL((url) => url.pathname === href('settings'))
        await expect(page.getByText(app.offlineLink.title)).toBeHidden()
      })

      await test.step('an entry is opened and added', async () => {
        await page.goBack()
        await expect(heading).toBeVisible()
        await loseConnection(page, context)
        await page.getByRole('button', { name: fields.credentials.add, exact: true }).click()
        const level = page.getByRole('combobox', { name: fields.credentials.fields.level.label, exact: true })
        await expect(level).toBeVisible()
        await isWhole(page)
        await page.getByRole('button', { name: app.more, exact: true }).click()
        await expect(menu.getByRole('link', { name: portal.navigation.settings })).toBeVisible()
        await menu.getByRole('button', { name: ui.close }).click()
        await context.setOffline(false)
      })

      await test.step('a document is opened', async () => {
        await travel(page, href('documents'))
        const document = page.locator('main details summary').first()
        await expect(document).toBeVisible()
        await loseConnection(page, context)
        await document.click()
        await expect(page.locator('main details[open]').first()).toContainText(documents.upload)
        await isWhole(page)
        await context.setOffline(false)
      })

      await test.step('what-if is tried', async () => {
        await travel(page, href('report'))
        await page.getByRole('heading', { level: 2, name: reports.whatIf.heading }).click()
        const open = page.getByRole('button', { name: reports.whatIf.open })
        await expect(open).toBeVisible()
        await loseConnection(page, context)
        await open.click()
        await expect(open).toBeHidden()
        await isWhole(page)
        await expect(page.getByText(ui.late.outOfReach)).toBeHidden()
      })
    },
  )

  once('a part that is not here yet says so in its place, and comes by itself', async ({ signInAs, context }) => {
    const page = await signInAs('student')
    // As if the line were gone before the page came to rest.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(`${href('profile')}?language=${language}`)
    await expect(page.getByRole('link', { name: profile.form.steps.general.title })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: app.more, exact: true }).click()
    await expect(page.getByText(ui.late.outOfReach)).toBeVisible()
    await isWhole(page)
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: /^(Rahnama|راهنما)/ })).toBeVisible({ timeout: 15_000 })
  })
})

type StepTold = {
  step: string
  /** Before the line drops. */
  online?: Record<string, Told>
  /** After it. */
  offline: Record<string, Told>
  entry?: [list: string, answers: Record<string, Told>]
}

const STARTUP: readonly StepTold[] = [
  {
    step: 'background',
    online: { age: '34' },
    offline: { educationLevel: 'high_school', experienceYears: '8' },
  },
  { step: 'language', online: { hasIelts: true }, offline: { ieltsOverall: '6', hasToefl: false } },
  { step: 'spouse', offline: { hasSpouse: false } },
  { step: 'children', online: { hasChildren: true }, offline: {}, entry: ['children', { age: '6' }] },
]
const BUSINESS: readonly StepTold[] = [
  {
    step: 'team',
    online: { ownShare: '60', hasTeam: true },
    offline: {},
    entry: ['members', { fullName: 'Sample Partner', role: 'Engineer', share: '20', isApplying: true }],
  },
  { step: 'idea', online: { idea: 'Sensors' }, offline: { innovation: 'No battery' } },
  { step: 'progress', online: { stage: 'prototype' }, offline: { isIncorporated: 'unknown', managesFromCanada: true } },
  { step: 'support', offline: { support: 'none' } },
  { step: 'funds', online: { businessFunds: '80000' }, offline: { settlementFunds: '30000' } },
]
const TRANSFER: readonly StepTold[] = [
  {
    step: 'applicant',
    online: { fullName: 'Nava Example', citizenship: 'IR' },
    offline: { residence: 'IR', phone: '09123456789', dependants: '2' },
  },
  {
    step: 'company',
    online: { companyName: 'Sample Foods', incorporationCountry: 'IR', industry: 'Food' },
    offline: {
      annualRevenue: 'to5m',
      revenueCountries: '2',
      employees: '120',
      hasBranchAbroad: true,
      branchCountry: 'AE',
    },
  },
  {
    step: 'role',
    online: { role: 'manager' },
    offline: { yearsAtCompany: '4', isFullTime: true, responsibilities: 'I lead exports.' },
  },
  {
    step: 'plans',
    online: { activity: 'Sell dried fruit.', province: 'ON', plan: 'branch' },
    offline: { investment: 'to250k', hasCanadianClients: false, hasCanadianHistory: false, timeline: 'within6Months' },
  },
]
const STUDY: readonly StepTold[] = [
  { step: 'you', online: { fullName: 'Nava Example' }, offline: { age: '19' } },
  {
    step: 'plan',
    online: { country: 'china', whatToStudy: 'Medicine' },
    offline: { levelOfStudy: 'bachelor', major: 'medicine', taughtIn: 'english', wantsScholarship: true },
  },
]

inBothLanguages('a connection that drops in the middle of every step', (language) => {
  const once = inOneLanguage(test, language)
  const { assessments } = TEXTS[language]
  const { startupAssessmentForm, startupBusinessForm, transferForm, studyForm } = assessments
  const year = language === 'fa' ? '۱۳۸۷' : '2008'
  const withYear = TRANSFER.map((told) =>
    told.step === 'company' ? { ...told, online: { ...told.online, yearEstablished: year } } : told,
  )
  const forms = [
    { form: startupAssessment, texts: startupAssessmentForm, path: href('startupAssessment'), told: STARTUP },
    { form: startupBusiness, texts: startupBusinessForm, path: href('startupVisa'), told: BUSINESS },
    { form: transfer, texts: transferForm, path: href('transfer'), told: withYear },
    { form: study, texts: studyForm, path: href('studyAbroad'), told: STUDY },
  ] as const

  once(
    'loses nothing of any form; two tabs of the transfer agree, and a session that ends takes nothing along',
    async ({ page, context, database }) => {
      test.setTimeout(400_000)
      const client = await newClient(page, language)
      const kept = async (form: LongForm) => {
        const { rows } = await database.query<{ answers: Record<string, unknown> }>(
          'select answers from answer_sheets join users on users.id = user_id where email = $1 and form = $2',
          [client.email, form.name],
        )
        return rows[0]?.answers ?? {}
      }
      await page.goto(`${forms[0].path}/${forms[0].told[0]?.step}`)
      for (const { form, texts, path, told } of forms)
        await test.step(form.name, async () => {
          if (form !== startupAssessment) await travel(page, `${path}/${told[0]?.step}`)
          const me = telling(page, language, form as LongForm, texts)
          for (const { step, online, offline, entry } of told) {
            await me.at(step)
            await me.tell(online ?? {})
            await context.setOffline(true)
            await me.tell(offline)
            if (entry) await me.add(...entry)
            await me.goOn()
            await expect(
              page.getByRole('heading', { level: 1, name: (texts.steps as Titles)[step]?.title ?? step }),
            ).toBeHidden({ timeout: 15_000 })
            await context.setOffline(false)
            const last = Object.keys(offline).at(-1) ?? entry?.[0] ?? ''
            await expect
              .poll(async () => JSON.stringify(await kept(form as LongForm)), { timeout: 40_000 })
              .toContain(`"${last}`)
          }
          if (form === startupAssessment) await completeFirstLook(client)
        })

      const auth = AUTH_TEXTS[language]
      const address = `${href('transfer')}/applicant`
      const { label } = transferForm.fields.fullName
      const box = (tab: Page) => tab.getByRole('textbox', { name: label, exact: true })
      await test.step('two tabs agree', async () => {
        await travel(page, address)
        const second = await context.newPage()
        await second.goto(address)
        await expect(box(second)).toHaveValue('Nava Example')
        await box(page).fill('Nava of the other tab')
        await expect(box(second)).toHaveValue('Nava of the other tab')
        await second.close()
      })

      await test.step('a session that ends takes nothing along', async () => {
        await database.query(
          'update sessions set revoked_at = now() where user_id = (select id from users where email = $1)',
          [client.email],
        )
        await box(page).fill('Nava Sample')
        await box(page).blur()
        const dialog = page.getByRole('dialog', { name: auth.again.title })
        await dialog.getByRole('textbox', { name: auth.fields.password.label, exact: true }).fill(FIRST_PASSWORD)
        await dialog.getByRole('button', { name: auth.again.act }).click()
        await expect(dialog).toBeHidden()
        await expect(box(page)).toHaveValue('Nava Sample')
        await expect.poll(async () => (await kept(transfer)).fullName).toBe('Nava Sample')
      })
    },
  )
})

type Titles = Record<string, { title: string }>
type Client = Awaited<ReturnType<typeof newClient>>

/** The business profile waits for the first look, of which everything was told. */
async function completeFirstLook({ call }: Client): Promise<void> {
  const path = `/api/assessments/${startupAssessment.name}`
  const { version } = await call<{ version: number }>('GET', path)
  await call('POST', `${path}/completion`, { version, language: 'en', agreedTo: [] })
}
