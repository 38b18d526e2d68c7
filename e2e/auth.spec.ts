import type { Page } from '@playwright/test'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { auth as authEn } from '@rahnama/web/i18n/en/auth.ts'
import { errors as errorsEn } from '@rahnama/web/i18n/en/errors.ts'
import { messages as messagesEn } from '@rahnama/web/i18n/en/messages.ts'
import { settings as settingsEn } from '@rahnama/web/i18n/en/settings.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { auth as authFa } from '@rahnama/web/i18n/fa/auth.ts'
import { errors as errorsFa } from '@rahnama/web/i18n/fa/errors.ts'
import { settings as settingsFa } from '@rahnama/web/i18n/fa/settings.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { href } from '@rahnama/web/site-map.ts'
import { generate } from 'otplib'
import type { Client } from 'pg'
import { entrance, FIRST_PASSWORD, mailTo, newPerson, toPersianDigits } from './entrance.ts'
import { applicationStarted, expect, inPersian, SESSION_KEY, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: { auth: authEn, errors: errorsEn, settings: settingsEn, ui: uiEn },
  fa: { auth: authFa, errors: errorsFa, settings: settingsFa, ui: uiFa },
}

const SECOND_PASSWORD = 'eight lanterns by the sea'

/** On a page of the portal as somebody new, where the entrance itself is not the matter. */
async function registered(page: Page, language: Language, at: string = href('home')) {
  const person = await newClient(page, language)
  await page.goto(at)
  return { person, door: entrance(page, language) }
}

/** Somebody who has an account and is not signed in. */
async function registeredAndLeft(page: Page, language: Language) {
  const person = await newClient(page, language)
  await page.evaluate(() => localStorage.clear())
  return { person, door: entrance(page, language) }
}

/** Longer ago than the server trusts an open page with what protects the account. */
async function signedInLongAgo(email: string, database: Client): Promise<void> {
  await database.query(
    `update sessions set methods = (
       select jsonb_agg(jsonb_set(used, '{timestamp}', to_jsonb((used ->> 'timestamp')::int - 3600)))
       from jsonb_array_elements(methods) used)
     where user_id = (select id from users where email = $1)`,
    [email],
  )
}

// Everybody here comes from one address, which would soon be slowed.
test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

inPersian('an account', (language) => {
  const { auth, settings } = TEXTS[language]

  test('is welcomed by a mail whose link proves the address; what was typed stays when the language is switched, a slip in the address is offered to be put right, and a referral code nobody has to be left out', async ({
    page,
    outbox,
  }) => {
    test.slow()
    const person = newPerson()
    const other = entrance(page, 'en')
    const door = entrance(page, language)
    await test.step('what was typed stays when the language is switched', async () => {
      await page.goto(`${href('signIn')}?view=register&ref=NOBODY&language=en`)
      await other.fullName.fill('Nava Example')
      await other.box(authEn.fields.email.label).fill('not an address')
      await other.press(authEn.register.act)
      await expect(page.getByRole('alert')).toContainText(authEn.fields.email.faults.NOT_AN_EMAIL)
      await page.getByRole('link', { name: 'نمایش به فارسی' }).click()
      await expect(door.heading('register')).toBeVisible()
      await expect(door.fullName).toHaveValue('Nava Example')
      await expect(page.getByRole('alert')).toContainText(auth.fields.email.faults.NOT_AN_EMAIL)
    })

    await test.step('a slip is put right, and a code nobody has is left out', async () => {
      const email = door.box(auth.fields.email.label)
      await email.fill('nava@gmial.com')
      await page.getByRole('button', { name: 'nava@gmail.com' }).click()
      await expect(email).toHaveValue('nava@gmail.com')
      const code = page.getByRole('textbox', { name: auth.fields.referredBy.label })
      await expect(code).toHaveValue('NOBODY')
      await door.registerHere(person)
      await expect(page.getByText(auth.register.unknownCode.title)).toBeVisible()
      await door.press(auth.register.unknownCode.correct)
      await expect(code).toBeFocused()
      await door.press(auth.register.unknownCode.without)
      await door.arriveAt(href('home'))
    })

    const mail = await mailTo(person.email, outbox, 'action')
    expect(mail.language).toBe(language)
    await travel(page, `${href('settings')}?edit=email`)
    const setting = page.getByRole('region', { name: settings.security.email.label, exact: true })
    await expect(setting.getByText(settings.security.email.unconfirmed)).toBeVisible()
    await setting.getByRole('button', { name: settings.security.email.sendProof }).click()
    await expect(setting.getByText(settings.security.email.proofSent)).toBeVisible()
    const { content } = await mailTo(person.email, outbox)
    const { pathname, search } = new URL(content.action?.url ?? '')
    await page.goto(`${pathname}${search}`)
    await door.press(auth.link.act)
    await door.arriveAt(href('home'))
    await travel(page, href('settings'))
    await expect(setting).toContainText(person.email)
    await expect(setting.getByText(settings.security.email.unconfirmed)).toBeHidden()
    const devices = page.getByRole('region', { name: settings.security.sessions.label })
    await expect(devices).toContainText(settings.security.sessions.summary(1))
    expect(JSON.stringify(await outbox.newestTo(person.email))).not.toContain('token_hash')
  })

  test('is recovered by the code from the mail, typed in Persian digits', async ({ page, outbox }) => {
    const { person, door } = await registeredAndLeft(page, language)
    await page.goto(href('signIn'))
    await page.getByRole('link', { name: auth.signIn.forgot }).click()
    // The step before has a box of the same name, which goes with it.
    await expect(door.heading('forgot')).toBeFocused()
    await door.box(auth.fields.email.label).fill(person.email)
    await door.press(auth.forgot.act)
    await expect(door.heading('reset')).toBeFocused()
    const mail = await mailTo(person.email, outbox)
    expect(mail.language).toBe(language)
    await door.box(auth.fields.code.label).fill(toPersianDigits(mail.content.code ?? ''))
    await door.press(auth.reset.act)
    await expect(door.heading('newPassword')).toBeVisible()
    await page.getByRole('textbox', { name: auth.fields.newPassword.label, exact: true }).fill('password1')
    await door.box(auth.fields.confirmPassword.label).fill('password1')
    await door.press(auth.newPassword.act)
    await expect(page.getByRole('alert')).toContainText(auth.fields.newPassword.faults.TOO_COMMON)
    await door.box(auth.fields.newPassword.label).fill(SECOND_PASSWORD)
    await door.box(auth.fields.confirmPassword.label).fill(SECOND_PASSWORD)
    await door.press(auth.newPassword.act)
    await door.arriveAt(href('home'))
    const enter = async (password: string) => {
      const data = { email: person.email, password }
      return (await page.request.post('/auth/v1/token?grant_type=password', { data })).status()
    }
    expect([await enter(SECOND_PASSWORD), await enter(FIRST_PASSWORD)]).toEqual([200, 400])
  })

  test('is protected by a second factor, and entered with it or with a recovery code', async ({
    page,
    database,
    outbox,
  }) => {
    test.slow()
    const { person, door } = await registered(page, language, `${href('settings')}?edit=second-factor`)
    await signedInLongAgo(person.email, database)
    await door.press(auth.setUp.start)
    const password = page.getByRole('textbox', { name: auth.fields.password.label, exact: true })
    await expect(password).toBeFocused()
    await password.fill('not my password')
    await door.press(auth.setUp.start)
    await expect(page.getByRole('alert')).toContainText(auth.fields.password.faults.WRONG)
    await password.fill(FIRST_PASSWORD)
    await door.press(auth.setUp.start)
    await expect(page.getByRole('img', { name: auth.setUp.qrLabel })).toBeVisible()
    const secret = await door.readSecret()
    await page.getByRole('textbox', { name: auth.fields.appCode.label }).fill(await generate({ secret }))
    await door.press(auth.setUp.turnOn)
    await expect(page.getByRole('heading', { name: auth.recoveryCodes.heading })).toBeVisible()
    const codes = await page.getByRole('listitem').locator('code').allInnerTexts()
    expect(codes).toHaveLength(10)
    await door.press(auth.recoveryCodes.done)
    await expect(page.getByText(settings.security.secondFactor.turnedOn)).toBeVisible()
    expect((await outbox.newestTo(person.email))?.subject).toBe('تأیید دومرحله‌ای روشن شد')
    await door.leave()

    await door.signIn(person.email, FIRST_PASSWORD)
    await expect(door.heading('secondFactor')).toBeFocused()
    await page.goto(href('messages'))
    await expect(door.heading('secondFactor')).toBeVisible()
    await door.box(auth.fields.appCode.label).fill('000000')
    await door.press(auth.secondFactor.act)
    await expect(page.getByRole('alert')).toContainText(auth.fields.appCode.faults.WRONG)
    await door.press(auth.secondFactor.useRecovery)
    await page.getByRole('textbox', { name: auth.fields.recoveryCode.label }).fill(codes[0] ?? '')
    await door.press(auth.secondFactor.act)
    await door.arriveAt(href('messages'))

    await travel(page, `${href('settings')}?edit=second-factor`)
    await signedInLongAgo(person.email, database)
    await door.press(settings.security.secondFactor.newCodes)
    await expect(password).toBeFocused()
    await password.fill('not my password')
    await door.press(settings.security.secondFactor.newCodes)
    await expect(page.getByRole('alert')).toContainText(auth.fields.password.faults.WRONG)
    await password.fill(FIRST_PASSWORD)
    await door.press(settings.security.secondFactor.newCodes)
    await expect(page.getByRole('heading', { name: auth.recoveryCodes.heading })).toBeVisible()
    const newCodes = await page.getByRole('listitem').locator('code').allInnerTexts()
    expect(newCodes).toHaveLength(10)
    await door.press(auth.recoveryCodes.done)
    await door.leave()
    await door.signIn(person.email, FIRST_PASSWORD)
    await door.press(auth.secondFactor.useRecovery)
    const recovery = page.getByRole('textbox', { name: auth.fields.recoveryCode.label })
    await recovery.fill(codes[1] ?? '')
    await door.press(auth.secondFactor.act)
    await expect(page.getByRole('alert')).toContainText(auth.fields.recoveryCode.faults.WRONG)
    await recovery.fill(newCodes[0] ?? '')
    await door.press(auth.secondFactor.act)
    await door.arriveAt(href('home'))

    await travel(page, `${href('settings')}?edit=second-factor`)
    await signedInLongAgo(person.email, database)
    const { turnOff, turnedOff } = settings.security.secondFactor
    await door.press(turnOff)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: turnOff }).click()
    await dialog.getByRole('textbox', { name: auth.fields.password.label, exact: true }).fill(FIRST_PASSWORD)
    await dialog.getByRole('button', { name: turnOff }).click()
    await expect(page.getByText(turnedOff)).toBeVisible()
  })

  test('stays on the page when its session ends, and nothing typed is lost; it is left and entered again', async ({
    page,
    database,
  }) => {
    const { person, door } = await registered(page, language, `${href('settings')}?edit=name`)
    const name = page.getByRole('textbox', { name: auth.fields.fullName.label })
    await name.fill('Half a name')
    await database.query(
      'update sessions set revoked_at = now() where user_id = (select id from users where email = $1)',
      [person.email],
    )
    await door.press(settings.save)
    const dialog = page.getByRole('dialog', { name: auth.again.title })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: auth.fields.email.label })).toHaveValue(person.email)
    await dialog.getByRole('textbox', { name: auth.fields.password.label, exact: true }).fill(FIRST_PASSWORD)
    await dialog.getByRole('button', { name: auth.again.act }).click()
    await expect(dialog).toBeHidden()
    await expect(name).toHaveValue('Half a name')
    await door.press(settings.save)
    await expect(page.getByText(settings.saved)).toBeVisible()
    await door.leave()
    await enterAtSecondTry(page, language, person.email)
    await door.arriveAt(href('home'))
  })
})

/** A wrong password says neither half; capitals in an address are no others. */
async function enterAtSecondTry(page: Page, language: Language, email: string) {
  const { auth, errors, ui } = TEXTS[language]
  const door = entrance(page, language)
  await door.signIn(email, 'not my password')
  const summary = page.getByRole('alert', { name: ui.errorSummary.title })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(errors.signInCodes.invalid_credentials)
  await expect(door.box(auth.fields.email.label)).toHaveValue(email)
  await door.signIn(email.toUpperCase(), FIRST_PASSWORD)
}

test('Back leads through the steps, and the address typed once is known in each; a link from the recovery mail asks before it is used, and works once', async ({
  page,
  outbox,
}) => {
  const { person, door } = await registeredAndLeft(page, 'en')
  await page.goto(href('signIn'))
  const address = door.box(authEn.fields.email.label)
  const forget = async () => {
    await page.getByRole('link', { name: authEn.signIn.forgot }).click()
    await expect(door.heading('forgot')).toBeFocused()
    await expect(address).toHaveValue(person.email)
  }
  await address.fill(person.email)
  await forget()
  await page.goBack()
  await expect(door.heading('signIn')).toBeVisible()
  await expect(address).toHaveValue(person.email)
  await forget()
  await door.press(authEn.forgot.act)
  const { content } = await mailTo(person.email, outbox)
  const { pathname, search } = new URL(content.action?.url ?? '')
  await page.goto(`${pathname}${search}`)
  await door.press(authEn.link.act)
  await expect(door.heading('newPassword')).toBeVisible()
  await page.reload()
  await expect(door.heading('newPassword')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${pathname}${search}`)
  await door.press(authEn.link.act)
  await expect(page.getByRole('alert')).toContainText(errorsEn.signInCodes.otp_expired)
})

/** What this browser could still show the server after it has been taken out of the page. */
async function keptSession(page: Page) {
  const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)
  const session = JSON.parse(kept ?? '{}') as { access_token: string; refresh_token: string; user: { id: string } }
  const { request } = page
  const headers = { Authorization: `Bearer ${session.access_token}` }
  return {
    userId: session.user.id,
    read: async () => (await request.get('/api/users/me', { headers })).status(),
    hear: async () => (await request.get('/api/events', { headers })).status(),
    renew: async () => {
      const data = { refresh_token: session.refresh_token }
      return (await request.post('/auth/v1/token?grant_type=refresh_token', { data })).status()
    },
  }
}

test('signing out ends the session everywhere, leaves nothing a next person could read, and one comes back to the page one wanted; a wrong password says neither half, and a server that cannot be reached signs nobody out', async ({
  page,
  context,
  database,
}) => {
  test.slow()
  const { person, door } = await registered(page, 'en', href('selfCheckStep', { step: 'age' }))
  const age = page.getByRole('main').getByRole('textbox').first()

  await test.step('something is typed on a public page', async () => {
    await applicationStarted(page)
    await age.fill('31')
    await page.getByRole('main').locator('form button[type=submit]').click()
    await page.waitForURL((url) => url.pathname !== href('selfCheckStep', { step: 'age' }))
    await page.goBack()
    await expect(age).toHaveValue('31')
  })

  await test.step('signing out in one tab signs out the other, and on the server: nothing is read, heard or renewed', async () => {
    const second = await context.newPage()
    await second.goto(href('messages'))
    await expect(second.getByRole('heading', { level: 1, name: messagesEn.heading })).toBeVisible()
    await travel(page, href('home'))
    const kept = await keptSession(page)
    expect(await kept.read()).toBe(200)
    const told = page.waitForResponse((response) => response.url().includes('/auth/v1/logout'))
    await door.leave()
    expect((await told).status()).toBe(204)
    expect([await kept.read(), await kept.hear(), await kept.renew()]).toEqual([401, 401, 400])
    const open = 'select from sessions where user_id = $1 and revoked_at is null'
    expect((await database.query(open, [kept.userId])).rows).toHaveLength(0)
    await second.waitForURL((url) => url.pathname === href('signIn'))
    await second.close()
  })

  await test.step('what was typed is gone', async () => {
    await page.goto(href('selfCheckStep', { step: 'age' }))
    await applicationStarted(page)
    await expect(age).toHaveValue('')
  })

  await test.step('one comes back to the page one wanted, and never to another host', async () => {
    await page.goto(`${href('messages')}?tab=unread`)
    await door.arriveAt(href('signIn'))
    await enterAtSecondTry(page, 'en', person.email)
    await page.waitForURL((url) => url.pathname === href('messages') && url.search === '?tab=unread')
    await door.leave()
    await page.goto(`${href('signIn')}?returnTo=${encodeURIComponent('//example.org/')}`)
    await door.signIn(person.email, FIRST_PASSWORD)
    await door.arriveAt(href('home'))
  })

  await test.step('a server that cannot be reached signs nobody out', async () => {
    await context.route('**/auth/v1/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
    }, SESSION_KEY)
    await page.goto(href('messages'))
    // The page waits a few seconds before it speaks of trouble.
    await expect(page.getByText('You stay signed in', { exact: false })).toBeVisible({ timeout: 15_000 })
    expect(new URL(page.url()).pathname).toBe(href('messages'))
  })
})
