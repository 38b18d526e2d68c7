import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { countryName, formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { enquiries as en } from '@rahnama/web/i18n/en/enquiries.ts'
import { errors as errorsEn } from '@rahnama/web/i18n/en/errors.ts'
import { guestData as guestEn } from '@rahnama/web/i18n/en/guest-data.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { enquiries as fa } from '@rahnama/web/i18n/fa/enquiries.ts'
import { errors as errorsFa } from '@rahnama/web/i18n/fa/errors.ts'
import { guestData as guestFa } from '@rahnama/web/i18n/fa/guest-data.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { href } from '@rahnama/web/site-map.ts'
import { applicationStarted, EMAILS, expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'

const TEXTS = {
  en: { form: en, errors: errorsEn, guest: guestEn, ui: uiEn },
  fa: { form: fa, errors: errorsFa, guest: guestFa, ui: uiFa },
}
test.use({ fetchesAhead: true })

const SUBMIT = '**/api/enquiries'
const MESSAGE = 'سلام، آیا می‌توانم با مدرک کارشناسی اقدام کنم؟'

function contact(page: Page, language: Language) {
  const { form, ui } = TEXTS[language]
  const box = (label: string) => page.getByRole('textbox', { name: label })
  const email = `${randomUUID()}@example.com`
  return {
    email,
    name: box(form.fields.name.label),
    phone: box(form.fields.phone.label),
    message: box(form.fields.message.label),
    send: page.getByRole('button', { name: form.send }),
    sending: page.getByRole('button', { name: form.sending }),
    toast: page.getByRole('listitem').filter({ hasText: form.sent.title }),
    summary: page.getByRole('alert', { name: ui.errorSummary.title }),
    async open() {
      await page.goto(`${href('contact')}?language=${language}`)
      await applicationStarted(page)
      await expect(page.getByRole('button', { name: form.send })).toBeEnabled()
    },
    async fill() {
      await box(form.fields.name.label).fill('Nava Example')
      await box(form.fields.email.label).fill(email)
      await box(form.fields.phone.label).fill('+98 21 5550 1234')
      await page.getByRole('combobox', { name: form.fields.country.label }).fill('Iran')
      await page.getByRole('option').first().click()
      await page.getByRole('combobox', { name: form.fields.serviceType.label }).selectOption('expressEntry')
      await box(form.fields.message.label).fill(MESSAGE)
    },
  }
}

// Everybody here comes from one address, which would soon be slowed.
test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

inBothLanguages('the contact form', (language) => {
  const once = inOneLanguage(test, language)
  const { form, errors, guest } = TEXTS[language]

  test('the link of its email shows what we store, withdraws it, and opens nothing more', async ({ page, outbox }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const visit = contact(page, language)
    await visit.open()
    await visit.fill()
    await visit.send.click()
    await expect(visit.toast).toBeVisible()
    const { pathname, search } = new URL((await outbox.newestTo(visit.email))?.content.otherAction?.url ?? '')
    await page.goto(`${pathname}${search}`)
    await expect(page.getByText(MESSAGE)).toBeVisible()
    await expect(page.getByText(visit.email)).toBeVisible()
    await page.getByRole('button', { name: guest.withdraw.enquiry }).click()
    await expect(page.getByText(guest.afterwards.enquiry)).toBeVisible()
    expect(await outbox.allTo(visit.email)).toEqual([])
    await page.reload()
    await expect(page.getByText(guest.unknown)).toBeVisible()
    await expect(page.getByText(MESSAGE)).toHaveCount(0)
  })

  test('says that it sends, thanks, is empty again, and leaves the reference and the day of our reply', async ({
    page,
    database,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const visit = contact(page, language)
    await visit.open()
    await visit.fill()
    await visit.phone.fill('+98 21 5550 123')
    await visit.send.click()
    await expect(visit.summary.getByRole('link')).toHaveText([form.fields.phone.faults.TOO_SHORT])
    await visit.phone.fill('+98 21 5550 1234')
    await visit.send.click()
    await expect(visit.sending).toHaveAttribute('aria-disabled', 'true')
    await expect(visit.toast).toContainText(form.sent.description)
    await expect(visit.name).toHaveValue('')
    await expect(visit.message).toHaveValue('')
    const { rows } = await database.query(
      'select name, phone, country, service_type, message, language, reference, due_at from enquiries where email = $1',
      [visit.email],
    )
    const [{ reference, due_at: dueAt, ...told }, ...more] = rows
    expect([told, more]).toEqual([
      {
        name: 'Nava Example',
        phone: '+982155501234',
        country: 'IR',
        service_type: 'expressEntry',
        message: MESSAGE,
        language,
      },
      [],
    ])
    await expect(page.getByText(form.sent.replyBy(formats(language).dateTime(dueAt, { weekday: true })))).toBeVisible()
    const shown = page.getByText(reference, { exact: true })
    expect(await shown.evaluate((element) => element.getClientRects().length)).toBe(1)
  })

  once('keeps what was typed over a reload and a look around, until it is sent', async ({ page }) => {
    const visit = contact(page, language)
    await visit.open()
    await visit.fill()
    await page.reload()
    await expect(visit.message).toHaveValue(MESSAGE)
    await page.goto(`${href('services')}?language=${language}`)
    await page.goBack()
    await expect(visit.name).toHaveValue('Nava Example')
    await expect(page.getByRole('combobox', { name: form.fields.serviceType.label })).toHaveValue('expressEntry')
    await expect(visit.message).toHaveValue(MESSAGE)
    await visit.send.click()
    await expect(visit.toast).toBeVisible()
    await page.reload()
    await expect(visit.send).toBeEnabled({ timeout: 20_000 })
    await expect(visit.message).toHaveValue('')
  })

  once('opens on the service a link names', async ({ page }) => {
    await page.goto(`${href('contact')}?language=${language}&service=canadianImmigration`)
    await expect(page.getByRole('combobox', { name: form.fields.serviceType.label })).toHaveValue(
      'canadianImmigration',
      { timeout: 20_000 },
    )
  })

  once('is filled in for a signed-in client, who changes what is not right', async ({ page, signInAs, database }) => {
    await signInAs('student')
    const visit = contact(page, language)
    await visit.open()
    const box = (name: 'email' | 'phone') => page.getByRole('textbox', { name: form.fields[name].label })
    await expect(visit.name).toHaveValue('Parnian Nemooneh')
    await expect(box('email')).toHaveValue(EMAILS.student)
    await expect(box('phone')).toHaveValue('+989120000002')
    for (const name of ['type', 'inputmode', 'autocomplete']) await expect(box('phone')).toHaveAttribute(name, 'tel')
    await expect(page.getByRole('combobox', { name: form.fields.country.label })).toHaveValue(
      countryName('IR', language),
    )
    await box('phone').fill('')
    const message = randomUUID()
    await visit.message.fill(message)
    await visit.send.click()
    await expect(visit.toast).toBeVisible()
    await expect(visit.message).toHaveValue('')
    const { rows } = await database.query('select name, email, phone, country from enquiries where message = $1', [
      message,
    ])
    expect(rows).toEqual([{ name: 'Parnian Nemooneh', email: EMAILS.student, phone: null, country: 'IR' }])
  })

  once('sends once when the button is pressed twice', async ({ page, database }) => {
    const visit = contact(page, language)
    await visit.open()
    await visit.fill()
    await visit.send.dblclick()
    await expect(visit.toast).toBeVisible()
    const { rows } = await database.query('select 1 from enquiries where email = $1', [visit.email])
    expect(rows).toHaveLength(1)
  })

  once('keeps what was typed when the server fails, and sends it the next time', async ({ page }) => {
    const visit = contact(page, language)
    await page.route(SUBMIT, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
    await visit.open()
    await visit.fill()
    await visit.send.click()
    await expect(visit.summary).toBeFocused()
    await expect(visit.summary).toContainText(errors.codes.INTERNAL)
    await expect(visit.message).toHaveValue(MESSAGE)
    await page.unroute(SUBMIT)
    await visit.send.click()
    await expect(visit.toast).toBeVisible()
  })

  once(
    'keeps what was typed without a connection; an answer that got lost is not sent twice',
    async ({ page, context, database }) => {
      const visit = contact(page, language)
      await visit.open()
      await visit.fill()
      await page.route(SUBMIT, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await visit.send.click()
      await expect(visit.summary).toContainText(errors.codes.UNAVAILABLE)
      await page.unroute(SUBMIT)
      await context.setOffline(true)
      await visit.send.click()
      await expect(visit.summary).toContainText(errors.codes.UNAVAILABLE)
      await expect(visit.message).toHaveValue(MESSAGE)
      await context.setOffline(false)
      await visit.send.click()
      await expect(visit.toast).toBeVisible()
      const { rows } = await database.query('select 1 from enquiries where email = $1', [visit.email])
      expect(rows).toHaveLength(1)
    },
  )

  once('says when to try again after too many messages', async ({ page }) => {
    const visit = contact(page, language)
    await page.route(SUBMIT, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '120' }, json: { code: 'TOO_MANY_REQUESTS' } }),
    )
    await visit.open()
    await visit.fill()
    await visit.send.click()
    await expect(visit.summary).toContainText(formats(language).minutes(2))
    await expect(visit.name).toHaveValue('Nava Example')
  })

  once('by keyboard leads from the summary to the first field that is missing', async ({ page }) => {
    const visit = contact(page, language)
    await visit.open()
    await visit.send.focus()
    await page.keyboard.press('Enter')
    await expect(visit.summary).toBeFocused()
    await expect(visit.summary.getByRole('link')).toHaveText([
      form.fields.name.faults.REQUIRED,
      form.fields.email.faults.REQUIRED,
      form.fields.message.faults.REQUIRED,
    ])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(visit.name).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact page gives an address and a number instead of a form', async ({ page }) => {
    await page.goto(href('contact'))
    await expect(page.getByText(en.withoutScript.title)).toBeVisible()
    await expect(page.getByRole('button', { name: en.send })).toBeHidden()
  })
})
