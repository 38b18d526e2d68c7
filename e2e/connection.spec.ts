import type { BrowserContext, Page } from '@playwright/test'
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
import { expect, inBothLanguages, test } from './fixtures.ts'

const TEXTS = {
  en: { app: appEn, documents: documentsEn, portal: portalEn, profile: profileEn, reports: reportsEn, ui: uiEn },
  fa: { app: appFa, documents: documentsFa, portal: portalFa, profile: profileFa, reports: reportsFa, ui: uiFa },
}

test.use({ viewport: { width: 390, height: 844 } })

/** The page has stood long enough to have fetched what it may still need. */
async function loseConnection(page: Page, context: BrowserContext): Promise<void> {
  let seen = -1
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
  const { app, documents, portal, profile, reports, ui } = TEXTS[language]
  const { fields } = profile.form
  const isWhole = async (page: Page) => expect(page.getByText(app.failure.title)).toBeHidden()

  test('entries are opened and added, and the menu opens', async ({ signInAs, context }) => {
    test.setTimeout(150_000)
    const page = await signInAs('student')
    await page.goto(`${href('profileStep', { step: 'education' })}?language=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await loseConnection(page, context)
    await page.getByRole('button', { name: fields.credentials.add, exact: true }).click()
    await expect(page.getByRole('combobox', { name: fields.credentials.fields.level.label, exact: true })).toBeVisible()
    await isWhole(page)
    await page.getByRole('button', { name: app.menu, exact: true }).click()
    const menu = page.getByRole('dialog', { name: app.name })
    await expect(menu.getByRole('link', { name: portal.navigation.settings })).toBeVisible()
    await menu.getByRole('button', { name: ui.close }).click()
  })

  test('a link leads on as soon as the connection is back', async ({ signInAs, context }) => {
    test.setTimeout(150_000)
    const page = await signInAs('student')
    await page.goto(`${href('profileStep', { step: 'work' })}?language=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await loseConnection(page, context)
    await page.getByRole('button', { name: app.menu, exact: true }).click()
    const menu = page.getByRole('dialog', { name: app.name })
    await menu.getByRole('link', { name: portal.navigation.settings }).click()
    await expect(page.getByText(app.offlineLink.title)).toBeVisible()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: profile.form.steps.work.title })).toBeVisible()
    await context.setOffline(false)
    await page.waitForURL((url) => url.pathname === href('settings'))
    await expect(page.getByText(app.offlineLink.title)).toBeHidden()
  })

  test('a paper is opened, and what-if is tried', async ({ signInAs, context }) => {
    test.setTimeout(200_000)
    const page = await signInAs('student')
    await page.goto(`${href('documents')}?language=${language}`)
    const paper = page.locator('main details summary').first()
    await expect(paper).toBeVisible()
    await loseConnection(page, context)
    await paper.click()
    await expect(page.locator('main details[open]').first()).toContainText(documents.upload)
    await isWhole(page)
    await context.setOffline(false)

    await page.goto(href('report'))
    const open = page.getByRole('button', { name: reports.whatIf.open })
    await expect(open).toBeVisible()
    await loseConnection(page, context)
    await open.click()
    await expect(open).toBeHidden()
    await isWhole(page)
    await expect(page.getByText(ui.late.outOfReach)).toBeHidden()
  })

  test('a part that is not here yet says so in its place, and comes by itself', async ({ signInAs, context }) => {
    const page = await signInAs('student')
    // As if the line were gone before the page came to rest.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(`${href('profile')}?language=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: app.menu, exact: true }).click()
    await expect(page.getByText(ui.late.outOfReach)).toBeVisible()
    await isWhole(page)
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: app.name })).toBeVisible()
  })
})
