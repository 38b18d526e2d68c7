import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { type ClaimReview, type ContentItem, contentEditing } from '@rahnama/contract/content/content.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { eligibility as eligibilityEn } from '@rahnama/contract/texts/en/eligibility.ts'
import { report as reportEn } from '@rahnama/contract/texts/en/report.ts'
import { eligibility as eligibilityFa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { report as reportFa } from '@rahnama/contract/texts/fa/report.ts'
import { content as contentEn } from '@rahnama/web/i18n/en/content.ts'
import { rulebook as rulebookEn } from '@rahnama/web/i18n/en/rulebook.ts'
import { site as siteEn } from '@rahnama/web/i18n/en/site.ts'
import { themeSettings as themeEn } from '@rahnama/web/i18n/en/theme-settings.ts'
import { content as contentFa } from '@rahnama/web/i18n/fa/content.ts'
import { rulebook as rulebookFa } from '@rahnama/web/i18n/fa/rulebook.ts'
import { site as siteFa } from '@rahnama/web/i18n/fa/site.ts'
import { themeSettings as themeFa } from '@rahnama/web/i18n/fa/theme-settings.ts'
import { href } from '@rahnama/web/site-map.ts'
import { colleagueOf } from './colleague.ts'
import { expect, inPersian, signIn } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { OWNER_ALONE, testAlone as test } from './server-on.ts'
import { TOLD } from './told-profile.ts'
import { open, travel } from './travel.ts'

const TEXTS = {
  en: {
    ...{ theme: themeEn, rounds: rulebookEn.rounds, report: reportEn, eligibility: eligibilityEn },
    ...{ content: contentEn, site: siteEn },
  },
  fa: {
    ...{ theme: themeFa, rounds: rulebookFa.rounds, report: reportFa, eligibility: eligibilityFa },
    ...{ content: contentFa, site: siteFa },
  },
}

/** Dark enough for white words, and nobody's default. */
const GREEN = '#1d5c45'
const GREEN_ON_SCREEN = 'rgb(29, 92, 69)'
/** The authority never held it. */
const ROUND = { number: 9102, on: '2026-11-14', pasted: 'November 14, 2026', cutOff: 486 }

// What one journey publishes, the other would see.
test.describe.configure(OWNER_ALONE)

inPersian('what the owner sets', (language) => {
  const { theme, rounds, report, eligibility, content, site } = TEXTS[language]
  const format = formats(language)
  let owner: Page

  // The owner comes once, and goes on by links.
  test.beforeAll(async ({ browser, ownServer, database }) => {
    await database.query('delete from rate_limits')
    owner = await colleagueOf(browser, ownServer.address, language)
    await open(owner, href('admin'))
  })
  test.afterAll(() => owner.context().close())

  test('a colour of the owner is on the landing page and in the next mail, and goes as it came', async ({
    page,
    baseURL,
    database,
  }) => {
    test.setTimeout(120_000)
    await database.query('delete from rate_limits')
    const landing = async () => {
      await page.goto(`/?language=${language}`, { waitUntil: 'domcontentloaded' })
      const button = page.locator('main a[data-variant="primary"]').first()
      return button.evaluate((element) => getComputedStyle(element).backgroundColor)
    }
    const sent = async () => (await page.request.get(`/?language=${language}`)).text()
    const before = await landing()
    expect(before).not.toBe(GREEN_ON_SCREEN)

    await travel(owner, href('adminTheme'))
    await owner.getByRole('textbox', { name: theme.primary, exact: true }).fill(GREEN)
    expect(await sent()).not.toContain(GREEN)
    await owner.getByRole('button', { name: theme.publish, exact: true }).click()
    await expect(owner.getByText(theme.published)).toBeVisible()
    await expect.poll(sent).toContain(GREEN)
    expect(await landing()).toBe(GREEN_ON_SCREEN)

    const { email } = await newClient(page, language)
    const newest = `select id from mails where recipient = $1 order by created_at desc limit 1`
    const mailId = async () => (await database.query<{ id: string }>(newest, [email])).rows[0]?.id
    await expect.poll(mailId).toBeTruthy()
    const { access_token: token } = JSON.parse(await signIn(baseURL ?? '', 'admin')) as { access_token: string }
    const read = await page.request.get(`/api/mailbox/${await mailId()}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(((await read.json()) as { html: string }).html).toContain(GREEN)

    await owner.getByRole('button', { name: theme.defaults }).click()
    await expect.poll(sent).not.toContain(GREEN)
    expect(await landing()).toBe(before)
  })

  test('a round the owner pastes stands in the next report of a client, and one saved before stays as it was', async ({
    page,
    database,
  }) => {
    test.setTimeout(120_000)
    await database.query('delete from rate_limits')
    const { number, on, pasted, cutOff } = ROUND
    const client = await newClient(page, language)
    await client.tellAll(TOLD)
    const { report: saved } = await client.call<{ report: { id: string } }>('POST', '/api/reports', {})
    const table = page.getByRole('table', { name: report.rounds.heading })
    const row = table.getByRole('row').filter({ hasText: format.number(cutOff) })
    const expandRounds = async () => {
      await page.getByRole('heading', { level: 2, name: report.rounds.heading }).click()
      await expect(table).toBeVisible()
    }
    const { rows: before } = await database.query('select from rule_rounds where number = $1', [number])
    expect(before).toHaveLength(0)

    await travel(owner, href('adminRounds'))
    await owner.getByRole('button', { name: rounds.paste.act }).click()
    const dialog = owner.getByRole('dialog', { name: rounds.paste.title })
    await dialog
      .getByRole('textbox', { name: rounds.paste.text })
      .fill(`${number}\t${pasted}\tGeneral\t3,000\t${cutOff}`)
    await dialog.getByRole('button', { name: rounds.paste.read }).click()
    await dialog.getByRole('button', { name: rounds.paste.save(1, format.number(1)) }).click()
    await expect(owner.getByText(rounds.saved(1, format.number(1)))).toBeVisible()

    await page.goto(`${href('report')}?language=${language}`)
    await expandRounds()
    await expect(row).toContainText(eligibility.roundCategories.GENERAL)
    await expect(row).toContainText(format.date(on, 'medium'))
    await travel(page, href('keptReport', { id: saved.id }))
    await expandRounds()
    await expect(row).toHaveCount(0)
    await database.query('update rule_rounds set withdrawn_at = now() where number = $1', [number])
  })

  test('a claim the owner confirms is no sample any more, in the register and before visitors', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const register = owner.getByRole('table', { name: content.kinds.claim.many })
    const samples = register.getByRole('row').filter({ hasText: content.register.sample })
    const stories = `${href('successStories')}?language=${language}`
    const sent = async () => (await page.request.get(stories)).text()
    expect(await sent()).toContain(site.content.sampleFigures)
    await travel(owner, href('adminLanding'))
    await expect(register).toBeVisible()
    const all = await samples.count()
    await samples.first().getByRole('link').click()
    await owner.getByRole('checkbox', { name: content.fields.isSample }).uncheck()
    await owner.getByRole('button', { name: content.save }).click()
    await expect(owner.getByText(content.saved)).toBeVisible()
    await owner.getByRole('button', { name: content.publish(content.languages[language]), exact: true }).click()
    await expect(owner.getByText(content.published(content.languages[language]))).toBeVisible()
    await travel(owner, href('adminLanding'))
    await expect(samples).toHaveCount(all - 1)
    expect(await sent()).toContain(site.content.sampleFigures)
    await confirmTheRest(page.request, await signIn(baseURL ?? '', 'admin'), language)
    await expect.poll(sent).not.toContain(site.content.sampleFigures)
    await travel(owner, href('adminAbout'))
    await travel(owner, href('adminLanding'))
    await expect(register).toBeVisible()
    await expect(samples).toHaveCount(0)
  })
})

/** What the editor asks of the server, for claims that are confirmed like the one seen in it. */
async function confirmTheRest(request: APIRequestContext, session: string, language: Language): Promise<void> {
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  const headers = { Authorization: `Bearer ${token}` }
  const items = '/api/content-editing/items'
  const answered = async <Answer>(response: APIResponse) => {
    expect([response.url(), response.status()]).toEqual([response.url(), 200])
    return (await response.json()) as Answer
  }
  const reviews = await answered<ClaimReview[]>(await request.get(contentEditing.claimReviews.path, { headers }))
  const samples = reviews.filter(({ isSample }) => isSample)
  expect(samples.length).toBeGreaterThan(1)
  for (const { id } of samples) {
    const { bodies, parts } = await answered<ContentItem>(await request.get(`${items}/${id}`, { headers }))
    const facts = { version: parts.facts.version, body: { ...bodies.facts, isSample: false } }
    const saved = await answered<ContentItem>(await request.put(`${items}/${id}/facts`, { headers, data: facts }))
    const { version } = saved.parts[language]
    const published = { language, version, factsVersion: saved.parts.facts.version }
    await answered(await request.post(`${items}/${id}/publish`, { headers, data: published }))
  }
}
