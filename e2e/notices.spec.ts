import type { Page } from '@playwright/test'
import type { Application } from '@rahnama/contract/applications.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { bell as bellEn } from '@rahnama/web/i18n/en/bell.ts'
import { mailbox as mailboxEn } from '@rahnama/web/i18n/en/mailbox.ts'
import { bell as bellFa } from '@rahnama/web/i18n/fa/bell.ts'
import { mailbox as mailboxFa } from '@rahnama/web/i18n/fa/mailbox.ts'
import { href } from '@rahnama/web/site-map.ts'
import { AUTH_TEXTS, entrance } from './entrance.ts'
import { expect, inBothLanguages, localeOf, SESSION_KEY, signIn, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { TOLD } from './told-profile.ts'

const TEXTS = { en: { bell: bellEn, mailbox: mailboxEn }, fa: { bell: bellFa, mailbox: mailboxFa } }
const NEW_PASSWORD = 'a kettle sings at noon'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ database }) => {
  // Everybody here comes from one address, which would soon be slowed.
  await database.query('delete from rate_limits')
})

/** What a colleague does at their own desk. */
async function asAgent(page: Page, baseURL: string) {
  const { access_token: token } = JSON.parse(await signIn(baseURL, 'admin')) as { access_token: string }
  return async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers: { Authorization: `Bearer ${token}` }, data })
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.anything()])
  }
}

async function sendApplication(me: Awaited<ReturnType<typeof newClient>>): Promise<Application> {
  const { application } = await me.call<{ application: Application }>('POST', '/api/applications', { program: 'FSW' })
  await me.tellAll(TOLD)
  await me.explainDocuments('FSW')
  await me.call('POST', `/api/applications/${application.id}/submit`, { idempotencyKey: crypto.randomUUID() })
  return application
}

inBothLanguages('being told', (language: Language) => {
  const { bell: texts, mailbox } = TEXTS[language]

  test('a question rings in the client’s bell on every open page, says what to do, and settles once it is answered', async ({
    page,
    context,
    baseURL,
    database,
  }) => {
    const me = await newClient(page, language)
    const { id, reference } = await sendApplication(me)
    const bellIn = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: new RegExp(`^${texts.open}`) })
    await page.goto(href('home'))
    const other = await context.newPage()
    await other.goto(href('settings'))
    for (const tab of [page, other]) await expect(bellIn(tab)).toHaveAccessibleName(texts.open)

    const ask = await asAgent(page, baseURL ?? '')
    const question = { id: crypto.randomUUID(), form: 'profile', path: 'phone', text: 'Which number may we call?' }
    await ask(`/api/cases/${reference}/questions`, question)
    const one = language === 'fa' ? '۱' : '1'
    const rung = `${texts.openUnread(one)} ${texts.waiting(one)}`
    for (const tab of [page, other]) await expect(bellIn(tab)).toHaveAccessibleName(rung)

    await bellIn(page).click()
    const sheet = page.getByRole('dialog', { name: texts.title })
    await expect(sheet.getByText(texts.mustAct, { exact: true })).toBeVisible()
    await sheet.getByRole('link', { name: new RegExp(reference) }).click()
    await page.waitForURL((url) => url.pathname === href('application', { id }))
    await expect(bellIn(other)).toHaveAccessibleName(`${texts.open} ${texts.waiting(one)}`)

    const answer = { questionId: question.id, answer: 'The first one.', changedAnswer: false }
    await me.call('POST', `/api/applications/${id}/questions/${question.id}/answer`, answer)
    for (const tab of [page, other]) await expect(bellIn(tab)).toHaveAccessibleName(texts.open)
    await other.goto(href('notices'))
    await expect(other.getByText(texts.settled, { exact: true })).toBeVisible()
    const { rows } = await database.query(
      `select notices.kind, settled_at is not null as settled from notices join users on users.id = user_id
       where email = $1 and kind = 'questionAsked'`,
      [me.email],
    )
    expect(rows).toEqual([{ kind: 'questionAsked', settled: true }])
  })

  test('a forgotten password is recovered with the mail an admin reads in the mailbox', async ({
    page,
    browser,
    baseURL,
  }) => {
    const me = await newClient(page, language)
    await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY)
    const door = entrance(page, language)
    const auth = AUTH_TEXTS[language]
    await page.goto(href('signIn'))
    await page.getByRole('link', { name: auth.signIn.forgot }).click()
    await door.box(auth.fields.email.label).fill(me.email)
    await door.press(auth.forgot.act)
    await expect(door.heading('reset')).toBeFocused()

    const session = await signIn(baseURL ?? '', 'admin')
    const office = await browser.newContext({ baseURL: baseURL ?? '', locale: localeOf(language) })
    const admin = await office.newPage()
    await admin.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])
    await admin.goto(href('adminEmail'))
    await admin.getByRole('textbox', { name: mailbox.search }).fill(me.email)
    const mails = admin.getByRole('list', { name: mailbox.mails })
    await expect(async () => {
      await admin.getByRole('button', { name: mailbox.refresh }).click()
      await expect(mails.getByRole('link')).toHaveCount(2)
    }).toPass()
    await mails.getByRole('link').first().click()
    const sheet = admin.getByRole('dialog', { name: mailbox.one })
    const code = await sheet.getByRole('code').textContent()
    expect(code).toMatch(/^\d{6}$/)
    await expect(
      sheet
        .locator('iframe')
        .contentFrame()
        .getByText(code ?? ''),
    ).toBeVisible()
    await office.close()

    await door.box(auth.fields.code.label).fill(code ?? '')
    await door.press(auth.reset.act)
    await door.box(auth.fields.newPassword.label).fill(NEW_PASSWORD)
    await door.box(auth.fields.confirmPassword.label).fill(NEW_PASSWORD)
    await door.press(auth.newPassword.act)
    await door.arriveAt(href('home'))
  })
})
