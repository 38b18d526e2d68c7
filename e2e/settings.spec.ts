import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { settings as settingsEn } from '@rahnama/web/i18n/en/settings.ts'
import { settings as settingsFa } from '@rahnama/web/i18n/fa/settings.ts'
import { href } from '@rahnama/web/site-map.ts'
import { AUTH_TEXTS, entrance, FIRST_PASSWORD } from './entrance.ts'
import { expect, inPersian, localeOf, SESSION_KEY, saveData, test } from './fixtures.ts'
import { newClient } from './new-client.ts'

const SETTINGS_TEXTS = { en: settingsEn, fa: settingsFa }
const NEW_PASSWORD = 'eight lanterns by the sea'
const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, hasTouch: true })

inPersian('settings on a phone', (language) => {
  const auth = AUTH_TEXTS[language]
  const settings = SETTINGS_TEXTS[language]
  const { security } = settings
  let email: string

  test.beforeEach(async ({ page, database }) => {
    // Everybody here comes from one address, which would soon be slowed.
    await database.query('delete from rate_limits')
    email = (await newClient(page, language)).email
    await page.goto(href('settings'))
  })

  /** The same person on a second device. */
  async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
    const options = { baseURL: baseURL ?? '', locale: localeOf(language), viewport: PHONE }
    const other = await (await browser.newContext(options)).newPage()
    await saveData(other.context())
    const door = entrance(other, language)
    await other.goto(href('signIn'))
    await door.signIn(email, FIRST_PASSWORD)
    await door.arriveAt(href('home'))
    return other
  }

  test('a new address counts once its mailbox has answered', async ({ page, outbox }) => {
    const newEmail = `${randomUUID()}@example.com`
    const setting = page.getByRole('region', { name: security.email.label, exact: true })
    await setting.getByRole('button', { name: settings.edit }).click()
    await setting.getByRole('textbox', { name: security.email.newEmail }).fill(newEmail)
    await setting.getByRole('textbox', { name: security.password.present }).fill('not it at all')
    await setting.getByRole('button', { name: security.email.act }).click()
    await expect(setting.getByRole('alert')).toContainText(auth.fields.password.faults.WRONG)
    await setting.getByRole('textbox', { name: security.password.present }).fill(FIRST_PASSWORD)
    await setting.getByRole('button', { name: security.email.act }).click()
    await expect(setting.getByText(security.email.waiting)).toBeVisible()
    await expect.poll(() => outbox.newestTo(newEmail)).toBeTruthy()
    const code = (await outbox.newestTo(newEmail))?.content.code ?? ''
    await setting.getByRole('textbox', { name: auth.fields.code.label }).fill(code)
    await setting.getByRole('button', { name: security.email.confirm }).click()
    await expect(setting.getByText(security.email.changed)).toBeVisible()
    await expect(setting).toContainText(newEmail)
  })

  test('a new password signs the other devices out and this one not', async ({ page, browser, baseURL }) => {
    const other = await otherDevice(browser, baseURL)
    await other.goto(href('settings'))
    const devices = other.getByRole('region', { name: security.sessions.label })
    await expect(devices).toContainText(security.sessions.summary(2))

    const setting = page.getByRole('region', { name: security.password.label, exact: true })
    await setting.getByRole('button', { name: settings.edit }).click()
    await setting.getByRole('textbox', { name: security.password.present }).fill(FIRST_PASSWORD)
    await setting.getByRole('textbox', { name: security.password.next }).fill(NEW_PASSWORD)
    await setting.getByRole('textbox', { name: auth.fields.confirmPassword.label }).fill(NEW_PASSWORD)
    await setting.getByRole('button', { name: security.password.act }).click()
    await expect(page.getByText(security.password.changed)).toBeVisible()

    const name = other.getByRole('region', { name: settings.account.name })
    await name.getByRole('button', { name: settings.edit }).click()
    await name.getByRole('button', { name: settings.save }).click()
    await expect(other.getByRole('dialog', { name: auth.again.title })).toBeVisible()
  })

  test('a device can be signed out from the list', async ({ page, browser, baseURL }) => {
    await otherDevice(browser, baseURL)
    await page.goto(`${href('settings')}?edit=sessions`)
    const setting = page.getByRole('region', { name: security.sessions.label })
    await expect(setting.getByRole('listitem')).toHaveCount(2)
    await expect(setting.getByRole('listitem').filter({ hasText: security.sessions.current })).toHaveCount(1)
    await setting.getByRole('button', { name: security.sessions.signOut, exact: false }).first().click()
    await expect(setting.getByRole('listitem')).toHaveCount(1)
    await expect(setting.getByText(security.sessions.onlyThis)).toBeVisible()
  })

  test('all other devices are signed out at once, and this one stays', async ({ page, browser, baseURL }) => {
    const other = await otherDevice(browser, baseURL)
    const token = await other.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token, SESSION_KEY)
    const read = async () =>
      (await page.request.get('/api/users/me', { headers: { Authorization: `Bearer ${token}` } })).status()
    expect(await read()).toBe(200)
    await page.goto(`${href('settings')}?edit=sessions`)
    const setting = page.getByRole('region', { name: security.sessions.label })
    await setting.getByRole('button', { name: security.sessions.signOutOthers }).click()
    await expect(setting.getByText(security.sessions.othersSignedOut)).toBeVisible()
    await expect(setting.getByRole('listitem')).toHaveCount(1)
    expect(await read()).toBe(401)
    await page.reload()
    await expect(setting.getByRole('listitem')).toHaveCount(1)
  })

  test('a name is kept, and Back closes what was opened', async ({ page }) => {
    const setting = page.getByRole('region', { name: settings.account.name })
    await setting.getByRole('button', { name: settings.edit }).click()
    await setting.getByRole('textbox').fill('')
    await setting.getByRole('button', { name: settings.save }).click()
    await expect(setting.getByRole('alert')).toContainText(auth.fields.fullName.faults.REQUIRED)
    await setting.getByRole('textbox').fill('نوا نمونه')
    await setting.getByRole('button', { name: settings.save }).click()
    await expect(setting.getByText(settings.saved)).toBeVisible()
    await expect(setting).toContainText('نوا نمونه')
    await setting.getByRole('button', { name: settings.edit }).click()
    await page.goBack()
    await expect(setting.getByRole('button', { name: settings.edit })).toBeVisible()
  })
})
