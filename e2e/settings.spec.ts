import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { settings as settingsEn } from '@rahnama/web/i18n/en/settings.ts'
import { settings as settingsFa } from '@rahnama/web/i18n/fa/settings.ts'
import { href } from '@rahnama/web/site-map.ts'
import { AUTH_TEXTS, FIRST_PASSWORD } from './entrance.ts'
import { expect, inPersian, test } from './fixtures.ts'
import { newClient } from './new-client.ts'

const SETTINGS_TEXTS = { en: settingsEn, fa: settingsFa }
const NEW_PASSWORD = 'eight lanterns by the sea'
const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, hasTouch: true })

inPersian('settings on a phone', (language) => {
  const auth = AUTH_TEXTS[language]
  const settings = SETTINGS_TEXTS[language]
  const { security } = settings

  test.beforeEach(async ({ database }) => {
    // Everybody here comes from one address, which would soon be slowed.
    await database.query('delete from rate_limits')
  })

  /** The same person signs in on one device more; on the screen they do in e2e/auth.spec.ts. */
  async function elsewhere(page: Page, email: string) {
    const data = { email, password: FIRST_PASSWORD }
    const answer = await page.request.post('/auth/v1/token?grant_type=password', { data })
    expect(answer.status()).toBe(200)
    const { access_token: token } = (await answer.json()) as { access_token: string }
    const headers = { Authorization: `Bearer ${token}` }
    return { read: async () => (await page.request.get('/api/users/me', { headers })).status() }
  }

  test('a name is kept, Back closes what was opened, a device is signed out from the list, all others at once, a new password signs the others out and this one not, and a new address counts once its mailbox has answered', async ({
    page,
    outbox,
  }) => {
    test.slow()
    const { email } = await newClient(page, language)
    const signInElsewhere = () => elsewhere(page, email)
    await page.goto(href('settings'))
    const name = page.getByRole('region', { name: settings.account.name })
    await name.getByRole('button', { name: settings.edit }).click()
    await name.getByRole('textbox').fill('')
    await name.getByRole('button', { name: settings.save }).click()
    await expect(name.getByRole('alert')).toContainText(auth.fields.fullName.faults.REQUIRED)
    await name.getByRole('textbox').fill('نوا نمونه')
    await name.getByRole('button', { name: settings.save }).click()
    await expect(name.getByText(settings.saved)).toBeVisible()
    await expect(name).toContainText('نوا نمونه')
    await name.getByRole('button', { name: settings.edit }).click()
    await page.goBack()
    await expect(name.getByRole('button', { name: settings.edit })).toBeVisible()

    await test.step('devices', async () => {
      const devices = [await signInElsewhere(), await signInElsewhere()]
      const read = () => Promise.all(devices.map(({ read }) => read()))
      expect(await read()).toEqual([200, 200])
      // The list is read as the page comes.
      await page.goto(`${href('settings')}?edit=sessions`)
      const setting = page.getByRole('region', { name: security.sessions.label })
      await expect(setting.getByRole('listitem')).toHaveCount(3)
      await expect(setting.getByRole('listitem').filter({ hasText: security.sessions.current })).toHaveCount(1)
      await setting.getByRole('button', { name: security.sessions.signOut, exact: false }).first().click()
      await expect(setting.getByRole('listitem')).toHaveCount(2)
      expect((await read()).toSorted()).toEqual([200, 401])
      await setting.getByRole('button', { name: security.sessions.signOutOthers }).click()
      await expect(setting.getByText(security.sessions.othersSignedOut)).toBeVisible()
      await expect(setting.getByRole('listitem')).toHaveCount(1)
      await expect(setting.getByText(security.sessions.onlyThis)).toBeVisible()
      expect(await read()).toEqual([401, 401])
    })

    await test.step('a new password', async () => {
      const device = await signInElsewhere()
      // As if the page were left and come back to, on this device alone.
      await page.goto(`${href('settings')}?edit=password`)
      await expect(page.getByRole('region', { name: security.sessions.label })).toContainText(
        security.sessions.summary(2),
      )
      const setting = page.getByRole('region', { name: security.password.label, exact: true })
      await setting.getByRole('textbox', { name: security.password.present }).fill(FIRST_PASSWORD)
      await setting.getByRole('textbox', { name: security.password.next }).fill(NEW_PASSWORD)
      await setting.getByRole('textbox', { name: auth.fields.confirmPassword.label }).fill(NEW_PASSWORD)
      expect(await device.read()).toBe(200)
      await setting.getByRole('button', { name: security.password.act }).click()
      await expect(page.getByText(security.password.changed)).toBeVisible()
      expect(await device.read()).toBe(401)
    })

    const newEmail = `${randomUUID()}@example.com`
    const setting = page.getByRole('region', { name: security.email.label, exact: true })
    await setting.getByRole('button', { name: settings.edit }).click()
    await setting.getByRole('textbox', { name: security.email.newEmail }).fill(newEmail)
    await setting.getByRole('textbox', { name: security.password.present }).fill('not it at all')
    await setting.getByRole('button', { name: security.email.act }).click()
    await expect(setting.getByRole('alert')).toContainText(auth.fields.password.faults.WRONG)
    await setting.getByRole('textbox', { name: security.password.present }).fill(NEW_PASSWORD)
    await setting.getByRole('button', { name: security.email.act }).click()
    await expect(setting.getByText(security.email.waiting)).toBeVisible()
    await expect.poll(() => outbox.newestTo(newEmail)).toBeTruthy()
    const code = (await outbox.newestTo(newEmail))?.content.code ?? ''
    await setting.getByRole('textbox', { name: auth.fields.code.label }).fill(code)
    await setting.getByRole('button', { name: security.email.confirm }).click()
    await expect(setting.getByText(security.email.changed)).toBeVisible()
    await expect(setting).toContainText(newEmail)
  })
})
