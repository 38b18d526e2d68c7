import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { settings } from '@rahnama/web/i18n/en/settings.ts'
import { href } from '@rahnama/web/site-map.ts'
import { GoTrueClient } from '@supabase/auth-js'
import { AUTH_TEXTS, entrance, FIRST_PASSWORD, mailTo, newPerson } from './entrance.ts'
import { expect, type Outbox } from './fixtures.ts'
import { testAlone as test, underDemands } from './server-on.ts'

underDemands()
const auth = AUTH_TEXTS.en
const NEXT_PASSWORD = 'eight lanterns by the sea'

/** Every method of the sign-in library that our pages call, and what it asks of the server; three ask nothing. */
const CALLS: Record<string, readonly string[]> = {
  initialize: [],
  getSession: [],
  onAuthStateChange: [],
  signUp: ['POST /signup'],
  resend: ['POST /resend'],
  verifyOtp: ['POST /verify'],
  signInWithPassword: ['POST /token?grant_type=password'],
  refreshSession: ['POST /token?grant_type=refresh_token'],
  resetPasswordForEmail: ['POST /recover'],
  updateUser: ['PUT /user'],
  signOut: ['POST /logout?scope=local', 'POST /logout?scope=others'],
  enroll: ['POST /factors'],
  challengeAndVerify: ['POST /factors/{id}/challenge', 'POST /factors/{id}/verify'],
  listFactors: ['GET /user'],
  unenroll: ['DELETE /factors/{id}'],
  generate: ['POST /recovery-codes'],
  regenerate: ['POST /recovery-codes/regenerate'],
  verify: ['POST /recovery-codes/verify'],
}

test('every method of the sign-in library that we call works in the built application', async ({ page, outbox }) => {
  test.slow()
  const answered = watchAnswers(page)
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  const { email } = await registerAndConfirm(page, outbox)
  await changePassword(page)
  await signOutOthers(page, email)
  await turnSecondFactorOnAndOff(page, email)
  await recover(page, outbox, email)
  const wanted = Object.values(CALLS).flat()
  expect(wanted.filter((call) => !answered.has(call))).toEqual([])
  expect(faults).toEqual([])
})

test('that list names every method our pages call', () => {
  const known = methodsOfLibrary()
  const sources = globSync('web/{auth,settings}/**/*.{ts,tsx}').filter((path) => !path.includes('.test'))
  const called = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\.(\w+)\(/g)].map(([, name]) => name),
  )
  expect([...new Set(called)].filter((name) => known.has(name ?? '')).sort()).toEqual(Object.keys(CALLS).sort())
})

function methodsOfLibrary(): Set<string> {
  const client = new GoTrueClient({ experimental: { recoveryCodes: true } })
  const { mfa } = client
  const names = [
    ...Object.getOwnPropertyNames(GoTrueClient.prototype),
    ...Object.keys(mfa),
    ...Object.keys(mfa.recoveryCodes),
  ]
  return new Set(names.filter((name) => !name.startsWith('_')))
}

/** What the sign-in service was asked and did. */
function watchAnswers(page: Page): Set<string> {
  const answered = new Set<string>()
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (!pathname.startsWith('/auth/v1') || !response.ok()) return
    const path = pathname
      .replace('/auth/v1', '')
      .replace(/[0-9a-f-]{36}/, '{id}')
      .replace('/factors/recovery', '/recovery')
    answered.add(`${response.request().method()} ${path}${search}`)
  })
  return answered
}

async function registerAndConfirm(page: Page, outbox: Outbox) {
  const person = newPerson()
  const door = entrance(page, 'en')
  await door.register(person)
  const first = await mailTo(person.email, outbox)
  await door.press(auth.confirm.again)
  await expect.poll(async () => (await outbox.newestTo(person.email))?.content.code).not.toBe(first.content.code)
  const { content } = await mailTo(person.email, outbox)
  await door.box(auth.fields.code.label).fill(content.code ?? '')
  await door.press(auth.confirm.act)
  await door.arriveAt(href('home'))
  return person
}

async function changePassword(page: Page): Promise<void> {
  const { password } = settings.security
  await page.goto(`${href('settings')}?edit=password`)
  const setting = page.getByRole('region', { name: password.label, exact: true })
  await setting.getByRole('textbox', { name: password.present }).fill(FIRST_PASSWORD)
  await setting.getByRole('textbox', { name: password.next }).fill(NEXT_PASSWORD)
  await setting.getByRole('textbox', { name: auth.fields.confirmPassword.label }).fill(NEXT_PASSWORD)
  await setting.getByRole('button', { name: password.act }).click()
  await expect(page.getByText(password.changed)).toBeVisible()
}

async function signOutOthers(page: Page, email: string): Promise<void> {
  const { sessions } = settings.security
  await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password: NEXT_PASSWORD } })
  await page.goto(`${href('settings')}?edit=sessions`)
  await page.getByRole('button', { name: sessions.signOutOthers }).click()
  await expect(page.getByText(sessions.othersSignedOut)).toBeVisible()
}

async function turnSecondFactorOnAndOff(page: Page, email: string): Promise<void> {
  const { secondFactor } = settings.security
  const door = entrance(page, 'en')
  await door.setUpSecondFactor()
  await page.goto(`${href('settings')}?edit=second-factor`)
  await door.press(secondFactor.newCodes)
  const code = (await page.getByRole('listitem').locator('code').first().textContent()) ?? ''
  await door.press(auth.recoveryCodes.done)
  await door.leave()
  await door.signIn(email, NEXT_PASSWORD)
  await door.press(auth.secondFactor.useRecovery)
  await page.getByRole('textbox', { name: auth.fields.recoveryCode.label }).fill(code)
  await door.press(auth.secondFactor.act)
  await door.arriveAt(href('home'))
  await page.goto(`${href('settings')}?edit=second-factor`)
  await door.press(secondFactor.turnOff)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: secondFactor.turnOff }).click()
  await expect(page.getByText(secondFactor.turnedOff)).toBeVisible()
}

async function recover(page: Page, outbox: Outbox, email: string): Promise<void> {
  const door = entrance(page, 'en')
  await door.leave()
  await page.goto(`${href('signIn')}?view=forgot`)
  await door.box(auth.fields.email.label).fill(email)
  await door.press(auth.forgot.act)
  await expect(door.heading('reset')).toBeFocused()
  await expect.poll(async () => (await outbox.newestTo(email))?.content.code).toBeTruthy()
  const { content } = await mailTo(email, outbox)
  await door.box(auth.fields.code.label).fill(content.code ?? '')
  await door.press(auth.reset.act)
  await expect(door.heading('newPassword')).toBeVisible()
}
