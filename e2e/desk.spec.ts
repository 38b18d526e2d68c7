import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { cases as en } from '@rahnama/web/i18n/en/cases.ts'
import { enquiries as formEn } from '@rahnama/web/i18n/en/enquiries.ts'
import { cases as fa } from '@rahnama/web/i18n/fa/cases.ts'
import { enquiries as formFa } from '@rahnama/web/i18n/fa/enquiries.ts'
import { href } from '@rahnama/web/site-map.ts'
import type { Client } from 'pg'
import { expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'

const TEXTS = { en: { desk: en, form: formEn }, fa: { desk: fa, form: formFa } }
const MESSAGE: Record<Language, string> = {
  en: 'Does a degree from 2009 still count?',
  fa: 'آیا مدرک سال ۱۳۸۸ هنوز پذیرفته می‌شود؟',
}
const REPLY: Record<Language, string> = {
  en: 'Yes, a degree does not expire.\n\nIts assessment does, after five years.',
  fa: 'بله، مدرک تحصیلی تاریخ انقضا ندارد.\n\nارزیابی آن پس از پنج سال منقضی می‌شود.',
}
const MINUTES_PER_HOUR = 60

// Everybody here comes from one address, which would soon be slowed.
test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

async function writeToUs(page: Page, language: Language) {
  const sender = { name: `Nava ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.com` }
  const response = await page.request.post('/api/enquiries', {
    data: {
      ...sender,
      serviceType: 'expressEntry',
      message: MESSAGE[language],
      language,
      idempotencyKey: randomUUID(),
    },
  })
  expect(response.status()).toBe(200)
  return sender
}

function deskOf(page: Page, language: Language) {
  const { enquiries, appointments } = TEXTS[language].desk
  const panel = page.getByRole('region', { name: enquiries.title })
  return {
    enquiries: panel,
    appointments: page.getByRole('region', { name: appointments.title }),
    row: (name: string) => panel.getByRole('row').filter({ hasText: name }),
    sheet: page.getByRole('dialog'),
    async open() {
      await page.goto(`${href('cases')}?language=${language}`)
      // A cold server wakes slowly.
      await expect(page.getByRole('table').last()).toBeVisible({ timeout: 20_000 })
    },
  }
}

inBothLanguages('the desk', (language) => {
  const once = inOneLanguage(test, language)
  const { desk: texts, form } = TEXTS[language]
  const { enquiries, appointments } = texts

  test('brings a message to staff, who answer it by mail; its reply time is kept', async ({
    page,
    signInAs,
    database,
    outbox,
  }) => {
    await signInAs('case_review_agent')
    const desk = deskOf(page, language)
    await desk.open()
    const sender = await writeToUs(page, language)
    // It comes by itself: nobody reloads a desk.
    const row = desk.row(sender.name)
    await expect(row).toContainText(form.services.expressEntry, { timeout: 15_000 })
    await expect(row).toContainText(texts.languages[language])
    await expect(row).toContainText(enquiries.nobody)

    await row.getByRole('link').click()
    await expect(desk.sheet).toContainText(MESSAGE[language])
    await desk.sheet.getByRole('button', { name: enquiries.take }).click()
    await expect(desk.sheet.getByRole('button', { name: enquiries.release })).toBeVisible()

    const { body } = enquiries.reply.fields
    await desk.sheet.getByRole('button', { name: enquiries.reply.send }).click()
    await expect(desk.sheet.getByRole('alert')).toContainText(body.faults.REQUIRED)
    await desk.sheet.getByRole('textbox', { name: body.label }).fill(REPLY[language])
    const preview = desk.sheet.getByRole('region', { name: enquiries.reply.preview })
    await expect(preview.getByText(REPLY[language].split('\n\n')[1] ?? '')).toBeVisible()
    await moveBackAWeek(database, sender.email)
    await desk.sheet.getByRole('button', { name: enquiries.reply.send }).click()
    await expect(desk.sheet.getByRole('heading', { name: enquiries.details.replies })).toBeVisible()

    const mail = await outbox.newestTo(sender.email)
    expect(mail?.language).toBe(language)
    expect(mail?.content.paragraphs.slice(0, 2)).toEqual(REPLY[language].split('\n\n'))

    await page.keyboard.press('Escape')
    await expect(desk.sheet).toBeHidden()
    await expect(row).toBeHidden()
    await desk.enquiries.getByRole('tab', { name: enquiries.queues.answered }).click()
    const hours = Math.floor((await replyMinutes(database, sender.email)) / MINUTES_PER_HOUR)
    expect(hours).toBeGreaterThan(0)
    await expect(row).toContainText(formats(language).hours(hours))
  })

  once(
    'shows whose message waits too long in words, and closes what needs no reply',
    async ({ page, signInAs, database }) => {
      const sender = await writeToUs(page, language)
      await database.query(`update enquiries set due_at = now() - interval '1 day' where email = $1`, [sender.email])
      await signInAs('case_review_agent')
      const desk = deskOf(page, language)
      await desk.open()
      const row = desk.row(sender.name)
      await expect(row).toContainText(enquiries.overdue)
      await row.getByRole('link').press('Enter')
      await expect(desk.sheet).toContainText(MESSAGE[language])
      await page.keyboard.press('Escape')
      await expect(row.getByRole('link')).toBeFocused()
      await page.keyboard.press('Enter')
      await desk.sheet.getByRole('button', { name: enquiries.close }).click()
      await expect(desk.sheet).toContainText(texts.enquiryStates.closed)
      await page.goBack()
      await expect(desk.sheet).toBeHidden()
      await desk.enquiries.getByRole('tab', { name: enquiries.queues.closed }).click()
      await expect(row).toContainText(enquiries.noReplyTime)
    },
  )

  once('one panel fails alone and is tried again', async ({ page, signInAs }) => {
    await signInAs('case_review_agent')
    const desk = deskOf(page, language)
    await page.route('**/api/enquiries?**', (route) => route.fulfill({ status: 400, json: { code: 'INTERNAL' } }))
    await desk.open()
    await expect(desk.appointments.getByRole('table')).toBeVisible()
    await expect(desk.enquiries.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    await page.unroute('**/api/enquiries?**')
    await desk.enquiries.getByRole('button').click()
    await expect(desk.enquiries.getByRole('table')).toBeVisible()
    await expect(desk.appointments).toContainText(appointments.spans.next)
  })
})

/** A week has office hours in it, on whatever day the journey is walked. */
async function moveBackAWeek(database: Client, email: string): Promise<void> {
  await database.query(`update enquiries set received_at = received_at - interval '7 days' where email = $1`, [email])
}

async function replyMinutes(database: Client, email: string): Promise<number> {
  const { rows } = await database.query<{ minutes: number }>(
    'select reply_minutes as minutes from enquiries where email = $1',
    [email],
  )
  return rows[0]?.minutes ?? Number.NaN
}
