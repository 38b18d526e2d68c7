import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { auth as authEn } from '@rahnama/web/i18n/en/auth.ts'
import { portal as portalEn } from '@rahnama/web/i18n/en/portal.ts'
import { auth as authFa } from '@rahnama/web/i18n/fa/auth.ts'
import { portal as portalFa } from '@rahnama/web/i18n/fa/portal.ts'
import { href } from '@rahnama/web/site-map.ts'
import { generate } from 'otplib'
import { expect, type KeptMail, type Outbox } from './fixtures.ts'

export const AUTH_TEXTS = { en: authEn, fa: authFa }
const PORTAL_TEXTS = { en: portalEn, fa: portalFa }

export const FIRST_PASSWORD = 'seven lanterns by the sea'
const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹'

export const toPersianDigits = (code: string) => code.replace(/\d/g, (digit) => PERSIAN_DIGITS[Number(digit)] ?? digit)

type Person = { name: string; email: string }

export function newPerson(): Person {
  return { name: 'Nava Example', email: `${randomUUID()}@example.com` }
}

/** What a person does at the entrance, in the words of one language. */
export function entrance(page: Page, language: Language) {
  const auth = AUTH_TEXTS[language]
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    box,
    press,
    fullName: page.getByRole('textbox', { name: auth.fields.fullName.label }),
    heading: (step: keyof typeof auth.steps) => page.getByRole('heading', { level: 1, name: auth.steps[step].heading }),
    arriveAt: (path: string) => page.waitForURL((url) => url.pathname === path),
    async register(person: Person) {
      await page.goto(`${href('signIn')}?view=register`)
      await this.registerHere(person)
    },
    async registerHere({ name, email }: Person) {
      await this.fullName.fill(name)
      await box(auth.fields.email.label).fill(email)
      await box(auth.fields.newPassword.label).fill(FIRST_PASSWORD)
      await box(auth.fields.confirmPassword.label).fill(FIRST_PASSWORD)
      await press(auth.register.act)
    },
    async signIn(email: string, password: string) {
      await box(auth.fields.email.label).fill(email)
      await box(auth.fields.password.label).fill(password)
      await press(auth.signIn.act)
    },
    /** Of whoever is signed in, by an authenticator app, up to the recovery codes that were read. */
    async setUpSecondFactor() {
      await page.goto(`${href('settings')}?edit=second-factor`)
      await press(auth.setUp.start)
      const secret = await this.readSecret()
      await page.getByRole('textbox', { name: auth.fields.appCode.label }).fill(await generate({ secret }))
      await press(auth.setUp.turnOn)
      await press(auth.recoveryCodes.done)
    },
    /** As it is typed into an app that cannot scan. */
    async readSecret() {
      return ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '')
    },
    async leave() {
      await press(PORTAL_TEXTS[language].navigation.logout)
      await this.arriveAt(href('signIn'))
    },
  }
}

/** Mails are written in the background; the welcome comes to everybody, so it is asked for one that carries this. */
export async function mailTo(address: string, outbox: Outbox, carries: 'code' | 'action' = 'code'): Promise<KeptMail> {
  await expect.poll(async () => (await outbox.newestTo(address))?.content[carries]).toBeTruthy()
  return (await outbox.newestTo(address)) as KeptMail
}
