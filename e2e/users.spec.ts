import { people as peopleEn } from '@rahnama/contract/texts/en/people.ts'
import { people as peopleFa } from '@rahnama/contract/texts/fa/people.ts'
import { errors as errorsEn } from '@rahnama/web/i18n/en/errors.ts'
import { users as usersEn } from '@rahnama/web/i18n/en/users.ts'
import { errors as errorsFa } from '@rahnama/web/i18n/fa/errors.ts'
import { users as usersFa } from '@rahnama/web/i18n/fa/users.ts'
import { href } from '@rahnama/web/site-map.ts'
import { AUTH_TEXTS, entrance, FIRST_PASSWORD, mailTo, newPerson } from './entrance.ts'
import { expect, inPersian, localeOf, PASSWORD, SESSION_KEY, saveData, signIn, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { travel } from './travel.ts'

const USERS = { en: usersEn, fa: usersFa }
const PEOPLE = { en: peopleEn, fa: peopleFa }
const ERRORS = { en: errorsEn, fa: errorsFa }

inPersian('the owner and the people', (language) => {
  const texts = USERS[language]
  const { roles } = PEOPLE[language]

  test('a role changes under a signed-in person, a suspended one is refused, and a colleague comes by invitation; a lost second factor is reset by the owner, who is asked for the password again, and its person enters with the password alone', async ({
    page,
    browser,
    baseURL,
    database,
    outbox,
  }) => {
    test.slow()
    await database.query('delete from rate_limits')
    const auth = AUTH_TEXTS[language]
    const client = await newClient(page, language)
    await database.query('update users set email_confirmed_at = now() where email = $1', [client.email])
    await page.goto(href('home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const options = { baseURL: baseURL ?? '', locale: localeOf(language) }
    const owner = await (await browser.newContext(options)).newPage()
    await saveData(owner.context())
    const session = await signIn(baseURL ?? '', 'admin')
    await owner.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])
    await owner.goto(href('adminUsers'))
    await owner.getByRole('textbox', { name: texts.search }).fill(client.email)
    const row = owner.getByRole('row').filter({ hasText: client.email })
    await expect(owner.getByRole('row')).toHaveCount(2)
    await row.getByRole('link').click()
    const account = owner.getByRole('dialog', { name: texts.one })
    await account.getByRole('button', { name: texts.roles.change.act }).click()
    await owner.getByRole('radio', { name: roles.case_review_agent }).check()
    await owner.getByRole('button', { name: texts.roles.change.save }).click()
    await expect(owner.getByText(texts.roles.change.done(client.name, roles.case_review_agent))).toBeVisible()
    // Their open page follows by itself.
    await page.waitForURL((url) => url.pathname === href('cases'))

    await account.getByRole('button', { name: texts.acts.suspend.act }).click()
    await owner.getByRole('textbox', { name: texts.acts.suspend.field.reason.label }).fill('Left the firm')
    await owner
      .getByRole('dialog', { name: texts.acts.suspend.title(client.name) })
      .getByRole('button', { name: texts.acts.suspend.act })
      .click()
    await expect(account.getByText(texts.suspended.title)).toBeVisible()
    const door = entrance(page, language)
    await page.evaluate(() => localStorage.clear())
    await page.goto(href('signIn'))
    await door.signIn(client.email, FIRST_PASSWORD)
    await expect(page.getByRole('alert')).toContainText(ERRORS[language].signInCodes.user_banned)
    await account.getByRole('button', { name: texts.acts.reopen.act }).click()
    await expect(account.getByText(texts.suspended.title)).toHaveCount(0)
    await door.signIn(client.email, FIRST_PASSWORD)
    await door.arriveAt(href('cases'))

    const colleague = newPerson()
    await travel(owner, href('adminRoles'))
    await owner.getByRole('button', { name: texts.roles.invite.act }).click()
    await owner.getByRole('textbox', { name: texts.roles.invite.fullName }).fill(colleague.name)
    await owner.getByRole('textbox', { name: texts.roles.invite.email, exact: true }).fill(colleague.email)
    await owner.getByRole('button', { name: texts.roles.invite.send }).click()
    await expect(owner.getByRole('region', { name: texts.roles.pending.title })).toContainText(colleague.email)
    const mail = await mailTo(colleague.email, outbox, 'action')
    await page.evaluate(() => localStorage.clear())
    await page.goto(mail.content.action?.url ?? '')
    await door.press(auth.link.act)
    await door.box(auth.fields.newPassword.label).fill(FIRST_PASSWORD)
    await door.box(auth.fields.confirmPassword.label).fill(FIRST_PASSWORD)
    await door.press(auth.newPassword.act)
    await door.arriveAt(href('cases'))
    const { rows } = await database.query(
      'select role from user_roles join users on users.id = user_id where email = $1',
      [colleague.email],
    )
    expect(rows).toEqual([{ role: 'case_review_agent' }])

    await test.step('a lost second factor is reset', async () => {
      const lost = await newClient(page, language)
      await lost.turnSecondFactorOn()
      // Only this session is old: others work as the owner meanwhile.
      const [, claims = ''] = (JSON.parse(session) as { access_token: string }).access_token.split('.')
      const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { session_id: string }
      await database.query(
        `update sessions set methods = (
           select jsonb_agg(jsonb_set(used, '{timestamp}', to_jsonb((used ->> 'timestamp')::int - 3600)))
           from jsonb_array_elements(methods) used) where id = $1`,
        [session_id],
      )
      await travel(owner, href('adminUsers'))
      await owner.getByRole('textbox', { name: texts.search }).fill(lost.email)
      await expect(owner.getByRole('row')).toHaveCount(2)
      await owner.getByRole('row').filter({ hasText: lost.email }).getByRole('link').click()
      const { act, title, done } = texts.acts.resetSecondFactor
      await owner.getByRole('dialog', { name: texts.one }).getByRole('button', { name: act }).click()
      const reset = owner.getByRole('dialog', { name: title(lost.name) })
      await reset.getByRole('button', { name: act }).click()
      const password = reset.getByRole('textbox', { name: auth.fields.password.label, exact: true })
      await expect(password).toBeFocused()
      await password.fill('not my password')
      await reset.getByRole('button', { name: act }).click()
      await expect(reset.getByRole('alert')).toContainText(auth.fields.password.faults.WRONG)
      const factors = () =>
        database.query('select 1 from factors join users on users.id = user_id where email = $1', [lost.email])
      expect((await factors()).rowCount).toBeGreaterThan(0)
      await password.fill(PASSWORD)
      await reset.getByRole('button', { name: act }).click()
      await expect(owner.getByText(done(lost.name))).toBeVisible()
      expect((await factors()).rowCount).toBe(0)

      await page.evaluate(() => localStorage.clear())
      await page.goto(href('signIn'))
      await door.signIn(lost.email, FIRST_PASSWORD)
      await door.arriveAt(href('home'))
    })
    await owner.context().close()
  })
})
