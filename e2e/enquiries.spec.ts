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
import { travel } from './travel.ts'

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
    async open(service?: string) {
      await page.goto(`${href('contact')}?language=${language}${service ? `&service=${service}` : ''}`)
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

  test('says that it sends, thanks, is empty again, and leaves the reference and the day of our reply; the link of its email shows what we store, withdraws it, and opens nothing more', async ({
    page,
    database,
    outbox,
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

    await expect.poll(() => outbox.newestTo(visit.email)).toBeTruthy()
    const { pathname, search } = new URL((await outbox.newestTo(visit.email))?.content.otherAction?.url ?? '')
    await travel(page, `${pathname}${search}`)
    await expect(page.getByText(MESSAGE)).toBeVisible()
    await expect(page.getByText(visit.email)).toBeVisible()
    await page.getByRole('button', { name: guest.withdraw.enquiry }).click()
    await expect(page.getByText(guest.afterwards.enquiry)).toBeVisible()
    expect(await outbox.allTo(visit.email)).toEqual([])
    await page.reload()
    await expect(page.getByText(guest.unknown)).toBeVisible()
    await expect(page.getByText(MESSAGE)).toHaveCount(0)
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

  once(
    'keeps what was typed over a reload, a look around and whatever goes wrong, and sends it once',
    async ({ page, context, database }) => {
      test.slow()
      const { name, message, send, summary, toast, ...visit } = contact(page, language)
      /** Another message on the same visit. */
      const begin = async () => {
        await expect(message).toHaveValue('')
        const { email, fill } = contact(page, language)
        await fill()
        return async () => (await database.query('select 1 from enquiries where email = $1', [email])).rowCount
      }

      await test.step('it opens on the service a link names', async () => {
        await visit.open('canadianImmigration')
        const service = page.getByRole('combobox', { name: form.fields.serviceType.label })
        await expect(service).toHaveValue('canadianImmigration', { timeout: 20_000 })
      })

      await test.step('it is kept over a reload and a look around, until it is sent', async () => {
        // Whoever comes back to an address with a service finds that one.
        await travel(page, href('services'))
        await travel(page, href('contact'))
        const sent = await begin()
        await page.reload()
        await expect(message).toHaveValue(MESSAGE)
        await applicationStarted(page)
        await travel(page, href('services'))
        await page.goBack()
        await expect(name).toHaveValue('Nava Example')
        await expect(page.getByRole('combobox', { name: form.fields.serviceType.label })).toHaveValue('expressEntry')
        await expect(message).toHaveValue(MESSAGE)
        await send.click()
        await expect(toast).toBeVisible()
        expect(await sent()).toBe(1)
        await page.reload()
        await expect(send).toBeEnabled({ timeout: 20_000 })
        await expect(message).toHaveValue('')
      })

      await test.step('by keyboard the summary leads to the first field that is missing', async () => {
        await send.focus()
        await page.keyboard.press('Enter')
        await expect(summary).toBeFocused()
        await expect(summary.getByRole('link')).toHaveText([
          form.fields.name.faults.REQUIRED,
          form.fields.email.faults.REQUIRED,
          form.fields.message.faults.REQUIRED,
        ])
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(name).toBeFocused()
      })

      await test.step('a server that fails gets it the next time', async () => {
        const sent = await begin()
        await page.route(SUBMIT, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }))
        await send.click()
        await expect(summary).toBeFocused()
        await expect(summary).toContainText(errors.codes.INTERNAL)
        await expect(message).toHaveValue(MESSAGE)
        await page.unroute(SUBMIT)
        await send.click()
        await expect(toast).toBeVisible()
        expect(await sent()).toBe(1)
      })

      await test.step('without a connection it stays; an answer that got lost is not sent twice', async () => {
        const sent = await begin()
        await page.route(SUBMIT, async (route) => {
          await route.fetch()
          await route.abort()
        })
        await send.click()
        await expect(summary).toContainText(errors.codes.UNAVAILABLE)
        await page.unroute(SUBMIT)
        await context.setOffline(true)
        await send.click()
        await expect(summary).toContainText(errors.codes.UNAVAILABLE)
        await expect(message).toHaveValue(MESSAGE)
        await context.setOffline(false)
        await send.click()
        await expect(message).toHaveValue('')
        expect(await sent()).toBe(1)
      })

      await test.step('pressed twice, the button sends once', async () => {
        const sent = await begin()
        await send.dblclick()
        await expect(message).toHaveValue('')
        expect(await sent()).toBe(1)
      })

      await test.step('after too many messages it says when to try again', async () => {
        await begin()
        await page.route(SUBMIT, (route) =>
          route.fulfill({ status: 429, headers: { 'Retry-After': '120' }, json: { code: 'TOO_MANY_REQUESTS' } }),
        )
        await send.click()
        await expect(summary).toContainText(formats(language).minutes(2))
        await expect(name).toHaveValue('Nava Example')
      })
    },
  )
})
