import { href } from '@rahnama/web/site-map.ts'
import { generate } from 'otplib'
import { AUTH_TEXTS, entrance, FIRST_PASSWORD, mailTo, newPerson, toPersianDigits } from './entrance.ts'
import { EMAILS, expect, inPersian, PASSWORD } from './fixtures.ts'
import { testAlone as test, underDemands } from './server-on.ts'
import { travel } from './travel.ts'

underDemands()

// Everybody here comes from one address, which would soon be slowed.
test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

inPersian('an address that must be confirmed', (language) => {
  const auth = AUTH_TEXTS[language]

  test('is, by the newest code; a wrong one and the first one are refused; it can be corrected, and is asked for when somebody signs in before', async ({
    page,
    outbox,
  }) => {
    test.slow()
    const person = newPerson()
    const door = entrance(page, language)
    await door.register(person)
    await expect(door.heading('confirm')).toBeFocused()
    await expect(page.getByText(person.email)).toBeVisible()
    const first = await mailTo(person.email, outbox)
    expect(first.language).toBe(language)
    const code = door.box(auth.fields.code.label)
    await code.fill(otherThan(first.content.code))
    await door.press(auth.confirm.act)
    await expect(page.getByRole('alert')).toContainText(auth.fields.code.faults.WRONG)
    await door.press(auth.confirm.again)
    await expect(page.getByText(auth.confirm.sentAgain)).toBeVisible()
    await expect.poll(async () => (await outbox.newestTo(person.email))?.content.code).not.toBe(first.content.code)
    const second = await mailTo(person.email, outbox)
    await code.fill(first.content.code ?? '')
    await door.press(auth.confirm.act)
    await expect(page.getByRole('alert')).toContainText(auth.fields.code.faults.WRONG)
    await code.fill(toPersianDigits(second.content.code ?? ''))
    await door.press(auth.confirm.act)
    await door.arriveAt(href('home'))
    await door.leave()
    await door.signIn(person.email, FIRST_PASSWORD)
    await door.arriveAt(href('home'))

    const registerNext = async (next: ReturnType<typeof newPerson>) => {
      await door.leave()
      await travel(page, `${href('signIn')}?view=register`)
      await door.registerHere(next)
    }

    await test.step('can be corrected, and nothing else is asked again', async () => {
      const [mistyped, person] = [newPerson(), newPerson()]
      await registerNext(mistyped)
      await expect(door.heading('confirm')).toBeFocused()
      await door.press(auth.confirm.wrongAddress)
      await expect(door.heading('register')).toBeFocused()
      await expect(door.fullName).toHaveValue(mistyped.name)
      const email = door.box(auth.fields.email.label)
      await expect(email).toHaveValue(mistyped.email)
      await email.fill(person.email)
      await door.press(auth.register.act)
      await expect(page.getByText(person.email)).toBeVisible()
      const { content } = await mailTo(person.email, outbox)
      await door.box(auth.fields.code.label).fill(content.code ?? '')
      await door.press(auth.confirm.act)
      await door.arriveAt(href('home'))
    })

    await test.step('is asked for when somebody signs in before', async () => {
      const person = newPerson()
      await registerNext(person)
      const first = await mailTo(person.email, outbox)
      await travel(page, `${href('signIn')}?returnTo=${href('settings')}`)
      await door.signIn(person.email, FIRST_PASSWORD)
      await expect(door.heading('confirm')).toBeFocused()
      await expect.poll(async () => (await outbox.newestTo(person.email))?.content.code).not.toBe(first.content.code)
      const { content } = await mailTo(person.email, outbox)
      await door.box(auth.fields.code.label).fill(content.code ?? '')
      await door.press(auth.confirm.act)
      await door.arriveAt(href('settings'))
    })
  })

  test('is confirmed by the link on another device, once', async ({ page, outbox }) => {
    // On the first device they register as the others here do.
    const { email, name } = newPerson()
    const data = { email, password: FIRST_PASSWORD, data: { full_name: name, language, agreed_to: 1 } }
    expect((await page.request.post('/auth/v1/signup', { data })).status()).toBe(200)
    const { content } = await mailTo(email, outbox)
    const door = entrance(page, language)
    await page.goto(localPart(content.action?.url))
    await expect(door.heading('link')).toBeVisible()
    await door.press(auth.link.act)
    await door.arriveAt(href('home'))
    await door.leave()
    await travel(page, localPart(content.action?.url))
    await door.press(auth.link.act)
    await page.getByRole('link', { name: auth.link.newLink }).click()
    await expect(door.heading('confirm')).toBeVisible()
  })
})

const STAFF = {
  en: { email: EMAILS.case_review_agent, desk: '/agent-dashboard' },
  fa: { email: EMAILS.referral_agent, desk: '/referral-dashboard' },
}

inPersian('staff who must have a second factor', (language) => {
  const auth = AUTH_TEXTS[language]
  const { email, desk } = STAFF[language]

  test('set it up before they see anything, and keep the codes before they go on; clients are not asked for one', async ({
    page,
  }) => {
    const door = entrance(page, language)
    await page.goto(href('signIn'))
    await door.signIn(email, PASSWORD)
    await expect(door.heading('setUpSecondFactor')).toBeFocused()
    await page.goto(desk)
    await expect(door.heading('setUpSecondFactor')).toBeVisible()
    await door.press(auth.secondFactor.otherAccount)
    await expect(door.heading('signIn')).toBeFocused()
    await door.signIn(email, PASSWORD)
    await door.press(auth.setUp.start)
    await expect(page.getByRole('img', { name: auth.setUp.qrLabel })).toBeVisible()
    await expect(page.getByRole('heading', { name: auth.setUp.scan })).toBeFocused()
    const secret = await door.readSecret()
    const appCode = page.getByRole('textbox', { name: auth.fields.appCode.label })
    await appCode.fill(otherThan(await generate({ secret })))
    await door.press(auth.setUp.turnOn)
    await expect(page.getByRole('alert')).toContainText(auth.fields.appCode.faults.WRONG)
    await appCode.fill(await generate({ secret }))
    await door.press(auth.setUp.turnOn)
    await expect(page.getByRole('heading', { name: auth.recoveryCodes.heading })).toBeFocused()
    const codes = await page.getByRole('listitem').locator('code').allInnerTexts()
    expect(codes).toHaveLength(10)
    await door.press(auth.recoveryCodes.done)
    await door.arriveAt(desk)
    await door.leave()
    await door.signIn(email, PASSWORD)
    await expect(door.heading('secondFactor')).toBeFocused()
    await door.press(auth.secondFactor.useRecovery)
    await page.getByRole('textbox', { name: auth.fields.recoveryCode.label }).fill(codes[0] ?? '')
    await door.press(auth.secondFactor.act)
    await door.arriveAt(desk)

    await test.step('clients are not asked for one', async () => {
      await door.leave()
      await door.signIn(EMAILS.student, PASSWORD)
      await door.arriveAt(href('home'))
    })
  })
})

/** A mail names the address people know us by; this server answers at another. */
function localPart(url = ''): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

function otherThan(code = ''): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
}
