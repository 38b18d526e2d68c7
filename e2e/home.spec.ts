import { EVENTS_PATH } from '@rahnama/contract/signals.ts'
import { eligibility as eligibilityEn } from '@rahnama/contract/texts/en/eligibility.ts'
import { eligibility as eligibilityFa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { applications as applicationsEn } from '@rahnama/web/i18n/en/applications.ts'
import { home as en } from '@rahnama/web/i18n/en/home.ts'
import { profileCompletion as completionEn } from '@rahnama/web/i18n/en/profile-completion.ts'
import { tips as tipsEn } from '@rahnama/web/i18n/en/tips.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { applications as applicationsFa } from '@rahnama/web/i18n/fa/applications.ts'
import { home as fa } from '@rahnama/web/i18n/fa/home.ts'
import { profileCompletion as completionFa } from '@rahnama/web/i18n/fa/profile-completion.ts'
import { tips as tipsFa } from '@rahnama/web/i18n/fa/tips.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { TOLD } from './told-profile.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: {
    home: en,
    applications: applicationsEn,
    completion: completionEn,
    tips: tipsEn,
    ui: uiEn,
    eligibility: eligibilityEn,
  },
  fa: {
    home: fa,
    applications: applicationsFa,
    completion: completionFa,
    tips: tipsFa,
    ui: uiFa,
    eligibility: eligibilityFa,
  },
}

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

/** As the demonstration has them: the account's in Latin letters, the profile's in Persian ones. */
const CLIENT_NAMES = { en: 'Parnian Nemooneh', fa: 'پرنیان نمونه' }

inBothLanguages('home', (language) => {
  const once = inOneLanguage(test, language)
  const { home: texts, applications, completion, tips, ui, eligibility } = TEXTS[language]

  test('of a new client names one thing to do, the profile; tips are general until something is told, and say why they are shown', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const me = await newClient(page, language)
    await page.goto(href('home'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(me.name)
    const next = page.getByRole('region', { name: texts.nextTitle })
    await expect(next.getByText(texts.next.beginProfile.title)).toBeVisible()
    await expect(page.getByText(completion.notComplete)).toBeVisible()
    // Nothing is said of cases and appointments while there are none.
    await expect(page.getByRole('region', { name: texts.appointment.title })).toHaveCount(0)
    await expect(page.getByRole('region', { name: texts.cases.title })).toHaveCount(0)
    await next.getByRole('link', { name: texts.next.beginProfile.act }).click()
    await expect(page).toHaveURL(new RegExp(`${href('profile')}$`))

    await travel(page, href('tips'))
    await expect(page.getByText(tips.moreTitle)).toBeVisible()
    await me.call('PATCH', '/api/profile', {
      base: 0,
      tab: 'tab-of-journey',
      turn: 1,
      changes: { hasTests: false, hasRefusals: true },
    })
    await page.reload()
    await expect(page.getByText(tips.because.NO_TEST({ test: '', day: '' })).first()).toBeVisible()
    await expect(page.getByText(tips.because.REFUSED({ test: '', day: '' })).first()).toBeVisible()
    await expect(page.getByText(tips.moreTitle)).toBeHidden()
  })

  once('shows what changed before the live stream opened, and reads nothing else twice', async ({ page }) => {
    test.setTimeout(120_000)
    const me = await newClient(page, language)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const timesOf = (path: string) => asked.filter((each) => each === path).length
    const opening = Promise.withResolvers<void>()
    await page.route(`**${EVENTS_PATH}`, async (route) => {
      await opening.promise
      await route.continue()
    })
    await page.goto(href('home'))
    await expect(page.getByText(completion.notComplete)).toBeVisible()
    await expect.poll(() => timesOf(EVENTS_PATH)).toBe(1)
    await expect.poll(() => timesOf('/api/applications')).toBe(1)
    await me.tellAll(TOLD)
    opening.resolve()
    await expect(page.getByText(completion.notComplete)).toBeHidden()
    expect(timesOf('/api/profile')).toBeGreaterThan(1)
    expect(timesOf('/api/applications')).toBe(1)
  })

  once('of a client with cases says whose turn each is, and each panel fails alone', async ({ signInAs }) => {
    test.setTimeout(120_000)
    const page = await signInAs('student')
    await page.route('**/api/eligibility/summary', (route) => route.abort())
    await page.goto(`${href('home')}?language=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(CLIENT_NAMES[language], { timeout: 20_000 })

    const next = page.getByRole('region', { name: texts.nextTitle })
    await expect(next.getByText(texts.answer.title(1, ''))).toBeVisible()
    const cases = page.getByRole('region', { name: texts.cases.title })
    const filed = cases.getByRole('listitem').filter({ hasText: eligibility.programs.PNP.name })
    await expect(filed).toContainText(applications.turns.government)
    await expect(page.getByRole('region', { name: texts.appointment.title }).getByRole('time')).toBeVisible()

    const score = page.getByRole('region', { name: texts.score.title })
    await expect(score.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    await page.unroute('**/api/eligibility/summary')
    await score.getByRole('button', { name: ui.retry }).click()
    await expect(score.getByText('CRS')).toBeVisible()

    await next.getByRole('link', { name: texts.answer.act }).click()
    await expect(page.getByRole('heading', { level: 1, name: eligibility.programs.STUDY_CN.name })).toBeVisible()
  })
})
