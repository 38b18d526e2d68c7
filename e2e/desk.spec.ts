import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { cases as en } from '@rahnama/web/i18n/en/cases.ts'
import { desk as partsEn } from '@rahnama/web/i18n/en/desk.ts'
import { enquiries as formEn } from '@rahnama/web/i18n/en/enquiries.ts'
import { staffDrafts as draftsEn } from '@rahnama/web/i18n/en/staff-drafts.ts'
import { cases as fa } from '@rahnama/web/i18n/fa/cases.ts'
import { consultationsDesk } from '@rahnama/web/i18n/fa/consultations-desk.ts'
import { desk as partsFa } from '@rahnama/web/i18n/fa/desk.ts'
import { enquiries as formFa } from '@rahnama/web/i18n/fa/enquiries.ts'
import { staffDrafts as draftsFa } from '@rahnama/web/i18n/fa/staff-drafts.ts'
import { href } from '@rahnama/web/site-map.ts'
import type { Client } from 'pg'
import { colleagueOf, nameOf } from './colleague.ts'
import { EMAILS, expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: { desk: en, parts: partsEn, form: formEn, drafts: draftsEn },
  fa: { desk: fa, parts: partsFa, form: formFa, drafts: draftsFa },
}
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
      agreedTo: 1,
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
    box: page.getByRole('textbox', { name: enquiries.reply.fields.body.label }),
    async open() {
      await page.goto(`${href('deskEnquiries')}?language=${language}`)
      // A cold server wakes slowly.
      await expect(page.getByRole('table').last()).toBeVisible({ timeout: 20_000 })
    },
  }
}

inBothLanguages('the desk', (language) => {
  const once = inOneLanguage(test, language)
  const { desk: texts, parts, form, drafts } = TEXTS[language]
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
    // The reply may be seen live before its own answer came: until then the words are a draft, and leaving asks.
    await expect(desk.sheet.getByRole('textbox', { name: body.label })).toHaveValue('')

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
    'two who have the same message open see each other’s acts, and the client gets one reply unless both insist; a screen that has not heard is refused by the server, with what happened',
    async ({ page, signInAs, browser, baseURL, database }) => {
      test.slow()
      const [sender, another] = [await writeToUs(page, language), await writeToUs(page, language)]
      const { reply, stopped } = { reply: enquiries.reply, stopped: enquiries.reply.stopped }
      await signInAs('case_review_agent')
      const other = await colleagueOf(browser, baseURL ?? '', language)
      const [mine, theirs] = [deskOf(page, language), deskOf(other, language)]
      for (const desk of [mine, theirs]) {
        await desk.open()
        await desk.row(sender.name).getByRole('link').click()
        await expect(desk.sheet).toContainText(MESSAGE[language])
      }
      const agent = await nameOf(database, EMAILS.case_review_agent)
      const stop = other.getByRole('dialog', { name: stopped.title })

      await mine.sheet.getByRole('button', { name: enquiries.take, exact: true }).click()
      await expect(theirs.sheet).toContainText(enquiries.takenBy(isolate(agent)), { timeout: 15_000 })
      await expect(theirs.sheet.getByRole('button', { name: enquiries.takeOver })).toBeVisible()
      await theirs.box.fill('I would say so.')
      await mine.box.fill(REPLY[language])
      await mine.sheet.getByRole('button', { name: reply.send }).click()
      await expect(mine.sheet.getByRole('heading', { name: enquiries.details.replies })).toBeVisible()
      await expect(theirs.sheet.getByText(reply.stopped.newer)).toBeVisible({ timeout: 15_000 })
      expect(await repliesTo(database, sender.email)).toEqual([REPLY[language]])

      await theirs.sheet.getByRole('button', { name: reply.send }).click()
      await expect(stop).toContainText(REPLY[language].split('\n\n')[0] ?? '')
      await expect(stop).toContainText('I would say so.')
      await stop.getByRole('button', { name: stopped.edit }).click()
      await expect(theirs.box).toHaveValue('I would say so.')
      expect(await repliesTo(database, sender.email)).toHaveLength(1)

      await mine.box.fill('One thing more.')
      // By keyboard: the notice of the reply before lies over the button for a while.
      await mine.sheet.getByRole('button', { name: reply.send }).press('Enter')
      await expect(mine.sheet.getByRole('article')).toHaveCount(2)
      await expect(theirs.sheet.getByRole('article')).toHaveCount(2, { timeout: 15_000 })
      await theirs.sheet.getByRole('button', { name: reply.send }).click()
      await stop.getByRole('button', { name: stopped.sendAnyway }).click()
      await expect(stop).toBeHidden()
      await expect
        .poll(() => repliesTo(database, sender.email))
        .toEqual([REPLY[language], 'One thing more.', 'I would say so.'])

      await test.step('a screen that has not heard', async () => {
        await page.keyboard.press('Escape')
        await expect(mine.sheet).toBeHidden()
        await other.route('**/api/events', (route) => route.abort())
        await theirs.open()
        for (const desk of [mine, theirs]) {
          await desk.row(another.name).getByRole('link').click()
          await expect(desk.sheet).toContainText(MESSAGE[language])
        }
        await theirs.box.fill('I would say so.')
        await mine.sheet.getByRole('button', { name: enquiries.take, exact: true }).click()
        await expect(mine.sheet.getByRole('button', { name: enquiries.release })).toBeVisible()
        await theirs.sheet.getByRole('button', { name: enquiries.take, exact: true }).click()
        await expect(theirs.sheet.getByRole('alert')).toContainText(agent)
        await theirs.sheet.getByRole('button', { name: reply.send }).click()
        await expect(stop).toContainText(agent)
        await stop.getByRole('button', { name: stopped.discard }).click()
        await expect(theirs.box).toHaveValue('')
        expect(await repliesTo(database, another.email)).toEqual([])
        const { rows } = await database.query(
          `select name from enquiries where email = $1 and assignee_id = (select id from users where email = $2)`,
          [another.email, EMAILS.case_review_agent],
        )
        expect(rows).toHaveLength(1)
      })
      await other.close()
    },
  )

  once(
    'says when its list does not come and tries again, shows whose message waits too long in words, and closes what needs no reply; a reply and working hours that are not sent are kept, and leaving them asks',
    async ({ page, signInAs, browser, baseURL, database }) => {
      test.slow()
      const [sender, another] = [await writeToUs(page, language), await writeToUs(page, language)]
      await database.query(`update enquiries set due_at = now() - interval '1 day' where email = $1`, [sender.email])
      await signInAs('case_review_agent')
      const desk = deskOf(page, language)
      const row = desk.row(sender.name)
      const others = page.getByRole('navigation', { name: parts.nav })

      await test.step('a list that does not come says so and is tried again; the way to the others stays', async () => {
        await page.route('**/api/enquiries?**', (route) => route.fulfill({ status: 400, json: { code: 'INTERNAL' } }))
        await page.goto(`${href('deskEnquiries')}?language=${language}`)
        await expect(desk.enquiries.getByRole('alert')).toBeVisible({ timeout: 20_000 })
        await page.unroute('**/api/enquiries?**')
        await desk.enquiries.getByRole('button').click()
        await expect(desk.enquiries.getByRole('table')).toBeVisible()
        await others.getByRole('link', { name: parts.tabs.deskAppointments }).click()
        await expect(desk.appointments).toContainText(appointments.spans.next)
        await others.getByRole('link', { name: parts.tabs.deskEnquiries }).click()
      })

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

      await test.step('a reply is kept through Escape, a reload and another sign-in, and closing asks', async () => {
        await desk.enquiries.getByRole('tab').first().click()
        const open = () => desk.row(another.name).getByRole('link').click()
        await open()
        await desk.box.fill(REPLY[language])
        await expect(page.getByText(drafts.reply.stored)).toBeVisible()
        await page.keyboard.press('Escape')
        const ask = page.getByRole('dialog', { name: drafts.reply.leave.title })
        await ask.getByRole('button', { name: drafts.leave.stay }).click()
        await expect(desk.box).toHaveValue(REPLY[language])
        await page.keyboard.press('Escape')
        await ask.getByRole('button', { name: drafts.reply.leave.leave }).click()
        await expect(desk.box).toBeHidden()
        await open()
        await expect(desk.box).toHaveValue(REPLY[language])
        const address = page.url()
        await page.reload()
        await expect(desk.box).toHaveValue(REPLY[language])

        const again = await colleagueOf(browser, baseURL ?? '', language, 'case_review_agent')
        await again.goto(address)
        const box = deskOf(again, language).box
        await expect(box).toHaveValue(REPLY[language])
        await again.getByRole('button', { name: drafts.reply.discard }).click()
        await expect(box).toHaveValue('')
        await again.close()
        await page.reload()
        await expect(desk.sheet).toContainText(MESSAGE[language])
        await expect(desk.box).toHaveValue('')
        await page.keyboard.press('Escape')
        await expect(desk.sheet).toBeHidden()
      })

      await test.step('working hours are kept through a reload and a walk, and leaving them asks', async () => {
        const hours = `${href('deskAppointments')}?appointments=hours`
        const link = desk.appointments.getByRole('textbox', { name: consultationsDesk.hours.fields.meetingUrl.label })
        await travel(page, hours)
        await link.fill('https://meet.example/later')
        await expect(page.getByText(drafts.changes.stored)).toBeVisible()
        await desk.appointments.getByRole('tab').first().click()
        const ask = page.getByRole('dialog', { name: drafts.changes.leave.title })
        await ask.getByRole('button', { name: drafts.changes.leave.leave }).click()
        await expect(link).toBeHidden()
        await page.goto(hours)
        await expect(link).toHaveValue('https://meet.example/later')
        await others.getByRole('link', { name: parts.tabs.deskEnquiries }).click()
        await ask.getByRole('button', { name: drafts.changes.leave.leave }).click()
        await expect(desk.enquiries).toBeVisible()
        await page.goBack()
        await expect(link).toHaveValue('https://meet.example/later')
        await page.getByRole('button', { name: drafts.changes.discard }).click()
        await expect(link).not.toHaveValue('https://meet.example/later')
      })
    },
  )
})

/** The bodies of the replies that went out by mail, oldest first; the acknowledgement is not one. */
async function repliesTo(database: Client, email: string): Promise<string[]> {
  const { rows } = await database.query<{ paragraphs: string[] }>(
    `select content->'paragraphs' as paragraphs from mails where recipient = $1 order by created_at offset 1`,
    [email],
  )
  return rows.map(({ paragraphs }) => paragraphs.slice(0, -1).join('\n\n'))
}

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
