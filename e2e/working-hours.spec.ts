import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { formats, type Language, weekdayNames } from '@rahnama/contract/locale/locale.ts'
import { cases as casesEn } from '@rahnama/web/i18n/en/cases.ts'
import { consultations as bookingEn } from '@rahnama/web/i18n/en/consultations.ts'
import { consultationsDesk as deskEn } from '@rahnama/web/i18n/en/consultations-desk.ts'
import { cases as casesFa } from '@rahnama/web/i18n/fa/cases.ts'
import { consultations as bookingFa } from '@rahnama/web/i18n/fa/consultations.ts'
import { consultationsDesk as deskFa } from '@rahnama/web/i18n/fa/consultations-desk.ts'
import { href, pathsOf } from '@rahnama/web/site-map.ts'
import { bookFrom, VISITOR } from './booked.ts'
import { callingAs } from './calling.ts'
import { expect, inPersian, saveData } from './fixtures.ts'
import { ON_MONDAY, testOnMonday as test } from './server-on.ts'
import { travel } from './travel.ts'

test.describe.configure(ON_MONDAY)
/** Ten in Toronto, which is half past six in the evening in Tehran. */
const WEDNESDAY = '2027-03-10'
const THURSDAY = '2027-03-11'

const TEXTS = {
  en: { booking: bookingEn, desk: deskEn, cases: casesEn },
  fa: { booking: bookingFa, desk: deskFa, cases: casesFa },
}
/** As the site comes. */
const TITLES = {
  en: { initial: 'Free initial consultation', comprehensive: 'Comprehensive consultation' },
  fa: { initial: 'مشاورهٔ اولیهٔ رایگان', comprehensive: 'مشاورهٔ جامع' },
}
const [INITIAL = '', COMPREHENSIVE = ''] = pathsOf('booking')

function walk(page: Page, language: Language) {
  const { digits, date } = formats(language)
  const button = (name: string | RegExp) => page.locator('main').getByRole('button', { name })
  return {
    digits,
    button,
    day: (iso: string) => date(iso, 'long', { weekday: true }),
    openHours: () => page.goto(`${href('deskAppointments')}?appointments=hours&language=${language}`),
  }
}

/** With the hours a consultant starts from, as the page saves them. */
async function becomeBookable(request: APIRequestContext, session: string): Promise<void> {
  const { user } = JSON.parse(session) as { user: { id: string } }
  const call = callingAs(request, session)
  const { schedules } = await call(consultations.schedules, {})
  const mine = schedules.find(({ consultant }) => consultant.id === user.id)
  if (!mine) throw new Error('The agent has no schedule')
  const { version, schedule } = mine
  await call(consultations.updateSchedule, {
    ...{ consultantId: user.id, version, schedule: { ...schedule, isBookable: true } },
  })
}

// The journeys share a server, and each begins with an office that has no hours.
test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
  await database.query('delete from consultations')
  await database.query('delete from consultants')
})

inPersian('an office without working hours', (language) => {
  test.use({ timezoneId: 'Asia/Tehran' })
  const { booking, desk, cases } = TEXTS[language]

  test('shows its staff who waits for a time and gets its hours from them, and a visitor can book', async ({
    page,
    signInAs,
  }) => {
    test.slow()
    const { button, digits, ...visit } = walk(page, language)
    await page.goto(`${INITIAL}?language=${language}`)
    // A cold server wakes slowly.
    await expect(page.getByRole('heading', { name: booking.none.title })).toBeVisible({ timeout: 20_000 })
    const name = `Nava ${randomUUID().slice(0, 8)}`
    const tell = (field: 'name' | 'email' | 'topic', words: string) =>
      page.getByRole('textbox', { name: booking.fields[field].label }).fill(words)
    await tell('name', name)
    await tell('email', `${randomUUID()}@example.com`)
    await button(booking.none.join).click()
    await expect(page.getByText(booking.none.joined)).toBeVisible()

    await signInAs('case_review_agent')
    await page.goto(`${href('deskAppointments')}?language=${language}`)
    await expect(page.getByText(desk.nobody.title)).toBeVisible({ timeout: 20_000 })
    await page.getByRole('tab', { name: desk.views.waiting }).click()
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText(TITLES[language].initial)
    await expect(row).toContainText(cases.languages[language])
    await page.getByRole('tab').first().click()
    await button(desk.nobody.act).click()
    const wednesday = weekdayNames(language)[3] ?? ''
    const { hours } = desk
    await page.getByRole('checkbox', { name: hours.bookable.label }).check()
    const from = page.getByLabel(hours.from(wednesday))
    const to = page.getByLabel(hours.to(wednesday))
    await to.first().fill('08:00')
    await button(hours.save).click()
    await expect(page.getByRole('alert').first()).toContainText(hours.fields.spans.faults.INVALID)
    await from.first().fill('10:00')
    await to.first().fill('11:00')
    await button(hours.removeOn(wednesday, digits('13:30'), digits('18:00'))).click()
    await page.getByRole('checkbox', { name: TITLES[language].comprehensive }).uncheck()
    await button(hours.save).click()
    await expect(page.getByText(hours.saved)).toBeVisible()
    await page.reload()
    await expect(to.first()).toHaveValue('11:00')

    await travel(page, INITIAL)
    await button(visit.day(WEDNESDAY)).click()
    const times = page.getByRole('region', { name: booking.time.timesOn(visit.day(WEDNESDAY)) }).getByRole('button')
    await expect(times).toHaveCount(2)
    await button(new RegExp(`^${digits('18:30')} `)).click()
    await button(booking.time.continue).click()
    await tell('name', VISITOR.name)
    await tell('email', `${randomUUID()}@example.com`)
    await tell('topic', VISITOR.topic)
    await button(booking.details.book).click()
    await expect(page.getByRole('heading', { level: 1, name: booking.appointment.justBooked })).toBeVisible()
    await travel(page, COMPREHENSIVE)
    await expect(page.getByRole('heading', { name: booking.none.title })).toBeVisible()
  })

  test('names whom a day off hits; moving them is told by mail and on their page', async ({
    page,
    browser,
    baseURL,
    signInAs,
    sessions,
    request,
    outbox,
  }) => {
    test.slow()
    const { button, digits, ...visit } = walk(page, language)
    await signInAs('case_review_agent')
    await becomeBookable(request, sessions.get('case_review_agent') ?? '')
    const { email, path: appointment, confirm } = await bookFrom(request, WEDNESDAY, { language, outbox })
    await confirm()
    await visit.openHours()
    const first = page.getByRole('group', { name: desk.daysOff.fields.from.label })
    await first.getByText(language === 'fa' ? 'میلادی' : 'Gregorian').click()
    for (const [place, part] of ['10', '3', '2027'].entries()) await first.getByRole('textbox').nth(place).fill(part)
    await button(desk.daysOff.add).click()
    await expect(page.getByText(desk.daysOff.hit(1, digits('1')))).toBeVisible()
    await page.getByRole('link', { name: VISITOR.name }).click()

    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: desk.move.open }).click()
    await expect(sheet.getByRole('heading', { name: desk.move.heading })).toBeFocused()
    await sheet.getByRole('button', { name: visit.day(THURSDAY) }).click()
    await sheet.getByRole('button', { name: new RegExp(`^${digits('19:00')} `) }).click()
    await sheet.getByRole('button', { name: desk.move.act }).click()
    await expect(page.getByText(desk.move.done)).toBeVisible()
    await expect(sheet).toContainText(digits('10:30'))
    await page.keyboard.press('Escape')
    await expect(page.getByText(desk.daysOff.hit(1, digits('1')))).toBeHidden()

    const mail = await outbox.newestTo(email)
    expect(mail?.content.facts?.map(({ value }) => value).join('\n')).toContain(digits('19:00'))
    expect(mail?.content.action?.url).toContain(appointment)
    // In a browser of their own: the one at the office has just been told a day of the other calendar.
    const client = await browser.newPage({ ...(baseURL && { baseURL }), timezoneId: 'Asia/Tehran' })
    await saveData(client.context())
    await client.goto(`${appointment}?language=${language}`)
    await expect(client.locator('dl')).toContainText(digits('19:00'))
    await expect(client.locator('dl')).toContainText(visit.day(THURSDAY))
    await client.context().close()
  })
})
