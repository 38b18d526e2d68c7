import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { consultations as en } from '@rahnama/web/i18n/en/consultations.ts'
import { guestData as guestEn } from '@rahnama/web/i18n/en/guest-data.ts'
import { portal as portalEn } from '@rahnama/web/i18n/en/portal.ts'
import { consultations as fa } from '@rahnama/web/i18n/fa/consultations.ts'
import { guestData as guestFa } from '@rahnama/web/i18n/fa/guest-data.ts'
import { portal as portalFa } from '@rahnama/web/i18n/fa/portal.ts'
import { href, pathsOf } from '@rahnama/web/site-map.ts'
import { bookFrom, VISITOR } from './booked.ts'
import { callingAs } from './calling.ts'
import { EMAILS, expect, inPersian, localeOf, type Outbox } from './fixtures.ts'
import { ON_MONDAY, testOnMonday as test } from './server-on.ts'
import { travel } from './travel.ts'

test.describe.configure(ON_MONDAY)

const TEXTS = { en, fa }
const GUEST = { en: guestEn, fa: guestFa }
const PORTAL = { en: portalEn, fa: portalFa }
const [INITIAL = '', COMPREHENSIVE = '', FOLLOW_UP = ''] = pathsOf('booking')
/** As the site comes. */
const FIRST = { en: 'Free initial consultation', fa: 'مشاورهٔ اولیهٔ رایگان' }
const FRIDAY_BEFORE = '2027-03-12'
const MONDAY_AFTER = '2027-03-15'

/** Ten in the morning in Toronto on either day, as each city's clock shows it, worked out by hand from UTC-5 and UTC-4. */
const CITIES = [
  { zone: 'Asia/Tehran', language: 'fa', before: '18:30', after: '17:30' },
  { zone: 'Asia/Shanghai', language: 'en', before: '23:00', after: '22:00' },
] as const

// Everybody here comes from one address, which would soon be slowed and may keep few times at once.
test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
  await database.query('delete from consultations where held_until is not null')
})

function booking(page: Page, language: Language) {
  const texts = TEXTS[language]
  const { digits, date } = formats(language)
  const button = (name: string | RegExp) => page.locator('main').getByRole('button', { name })
  return {
    texts,
    digits,
    button,
    async chooseDay(day: string) {
      await button(date(day, 'long', { weekday: true })).click()
    },
    async chooseTime(time: string) {
      await button(new RegExp(`^${digits(time)} `)).click()
    },
    async fillDetails(email: string) {
      await page.getByRole('textbox', { name: texts.fields.name.label }).fill(VISITOR.name)
      await page.getByRole('textbox', { name: texts.fields.email.label }).fill(email)
      await page.getByRole('textbox', { name: texts.fields.topic.label }).fill(VISITOR.topic)
    },
    /** Books as a visitor and opens the link in the mail, which confirms nothing by itself. */
    async bookAndOpenLink(email: string, outbox: Outbox) {
      await button(texts.details.book).click()
      await expect(page.getByRole('heading', { name: texts.confirm.heading })).toBeFocused()
      await expect(page.getByText(email)).toBeVisible()
      const mail = await outbox.newestTo(email)
      const { pathname, search } = new URL(mail?.content.action?.url ?? '')
      await page.goto(`${pathname}${search}`)
      await expect(page.getByRole('heading', { level: 1, name: texts.appointment.unconfirmed })).toBeVisible()
    },
    async confirm() {
      await button(texts.appointment.confirm).click()
      await expect(page.getByRole('heading', { level: 1, name: texts.appointment.justBooked })).toBeVisible()
    },
  }
}

for (const { zone, language, before, after } of CITIES) {
  test.describe(`a consultation from ${zone} (${language})`, () => {
    test.use({ timezoneId: zone, locale: localeOf(language) })

    test('is booked, confirmed from its mailbox, moved over the change of clocks and cancelled', async ({
      page,
      outbox,
      database,
    }) => {
      test.slow()
      const { texts, digits, button, ...visit } = booking(page, language)
      const { appointment } = texts
      const ten = digits('10:00')
      await page.goto(`${INITIAL}?language=${language}`)
      await visit.chooseDay(FRIDAY_BEFORE)
      await visit.chooseTime(before)
      await button(texts.time.continue).click()
      await expect(page.getByRole('heading', { name: texts.steps.details })).toBeFocused()
      await expect(page.getByRole('timer')).toBeVisible()
      await page.reload()
      await expect(page.getByText(digits(before)).first()).toBeVisible()
      const email = `${randomUUID()}@example.com`
      await visit.fillDetails(email)
      await visit.bookAndOpenLink(email, outbox)
      const stateOf = async () =>
        (await database.query('select state from consultations where email = $1', [email])).rows[0]?.state
      expect(await stateOf()).toBe('unconfirmed')
      await visit.confirm()
      expect(await stateOf()).toBe('booked')
      await expect(page.locator('dl')).toContainText(digits(before))
      await expect(page.locator('dl')).toContainText(ten)
      const download = page.waitForEvent('download')
      await button(appointment.addToCalendar).click()
      const calendar = await readFile(await (await download).path(), 'utf8')
      expect(calendar).toContain('DTSTART:20270312T150000Z')
      await button(appointment.coming).click()
      await expect(page.getByText(appointment.isComing)).toBeVisible()

      await button(appointment.move).click()
      await visit.chooseDay(MONDAY_AFTER)
      await visit.chooseTime(after)
      await button(appointment.moveAct).click()
      await expect(page.getByRole('heading', { level: 1, name: appointment.moved })).toBeVisible()
      await expect(page.locator('dl')).toContainText(digits(after))
      await expect(page.locator('dl')).toContainText(ten)

      await button(appointment.cancel).click()
      await button(appointment.cancelAct).click()
      await expect(page.getByRole('heading', { level: 1, name: appointment.cancelled })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: appointment.cancelled })).toBeVisible()
    })
  })
}

inPersian('booking', (language) => {
  test.use({ timezoneId: 'Asia/Tehran' })

  test('asks a stranger kindly not to begin with a follow-up; the first one is chosen by keyboard, in any zone or from a list; what was typed and the time are kept through a reload and a walk, and one that was not confirmed within the hour is over for its link and its page', async ({
    page,
    outbox,
    database,
  }) => {
    test.slow()
    const { texts, digits, button, ...visit } = booking(page, language)

    await test.step('a follow-up asks to sign in or to begin with the first one', async () => {
      await page.goto(`${FOLLOW_UP}?language=${language}`)
      await expect(page.getByText(texts.obstacles.signInFirst.title)).toBeVisible()
      await page.getByRole('link', { name: texts.title(FIRST[language]) }).click()
      await page.waitForURL((url) => url.pathname === INITIAL)
    })

    await test.step('days are reached by keyboard', async () => {
      const day = page.getByRole('grid').locator('[tabindex="0"]')
      await day.focus()
      const first = (await day.getAttribute('data-day')) ?? ''
      await page.keyboard.press('ArrowDown')
      await expect(day).toBeFocused()
      expect(Date.parse((await day.getAttribute('data-day')) ?? '') - Date.parse(first)).toBe(7 * 86_400_000)
      await page.keyboard.press(language === 'fa' ? 'ArrowLeft' : 'ArrowRight')
      await expect(day).toBeFocused()
      expect(Date.parse((await day.getAttribute('data-day')) ?? '') - Date.parse(first)).toBe(8 * 86_400_000)
    })

    await test.step('the plain list serves as well', async () => {
      await page.getByText(texts.time.views.list).click()
      const rows = page.getByRole('region', { name: texts.time.views.list }).getByRole('button')
      await expect(rows).toHaveCount(10)
      await rows.nth(9).click()
      await expect(button(texts.time.continue)).toBeEnabled()
    })

    await test.step('the chosen instant stays when the zone changes, and is drawn on the day it falls there', async () => {
      await page.getByText(texts.time.views.calendar).click()
      await visit.chooseDay(FRIDAY_BEFORE)
      await visit.chooseTime('20:30')
      await page.locator('summary').filter({ hasText: texts.time.anyConsultant }).click()
      const zone = page.getByRole('combobox', { name: texts.time.zone })
      await zone.fill('Auckland')
      await page.getByRole('option').first().click()
      // Noon in Toronto on Friday is six in the morning of Saturday in Auckland, which is at UTC+13.
      await expect(button(new RegExp(`^${digits('06:00')} `))).toHaveAttribute('aria-pressed', 'true')
      const saturday = formats(language).date('2027-03-13', 'long', { weekday: true })
      await expect(button(new RegExp(`^${saturday}`))).toHaveAttribute('aria-pressed', 'true')
    })

    const typed = page.getByRole('textbox', { name: texts.fields.email.label })
    await test.step('what was typed and the time are kept', async () => {
      await button(texts.time.continue).click()
      const email = `${randomUUID()}@example.com`
      await visit.fillDetails(email)
      await page.reload()
      await expect(typed).toHaveValue(email)

      await travel(page, href('contact'))
      await travel(page, INITIAL)
      await expect(page.getByText(texts.hold.yours)).toBeVisible()
      await button(texts.hold.goOn).click()
      await expect(typed).toHaveValue(email)

      await travel(page, href('contact'))
      await travel(page, INITIAL)
      await button(texts.hold.giveBack).click()
      await expect(page.getByText(texts.hold.yours)).toBeHidden()
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email)
    })

    await test.step('not confirmed within the hour it is over', async () => {
      await travel(page, href('contact'))
      await travel(page, INITIAL)
      await page.getByText(texts.time.views.list).click()
      await page.getByRole('region', { name: texts.time.views.list }).getByRole('button').nth(6).click()
      await button(texts.time.continue).click()
      const email = `${randomUUID()}@example.com`
      await visit.fillDetails(email)
      const waiting = page.url()
      await visit.bookAndOpenLink(email, outbox)
      await database.query("update consultations set held_until = now() - interval '1 year' where email = $1", [email])
      await button(texts.appointment.confirm).click()
      await expect(page.getByRole('heading', { level: 1, name: texts.appointment.lapsed })).toBeVisible()
      await page.goto(waiting.replace('step=details', 'step=confirm'))
      await expect(page.getByText(texts.confirm.over)).toBeVisible()
      await button(texts.confirm.chooseAgain).click()
      await expect(page.getByRole('grid')).toBeVisible()
      await expect(page.getByText(texts.hold.yours)).toBeHidden()
    })

    await test.step('a link that was cut off says so', async () => {
      await travel(page, '/appointments/not-a-token')
      await expect(page.getByRole('heading', { level: 1, name: texts.appointment.notFound })).toBeVisible()
    })
  })

  test('answers a reminder by one tap on the page it opens, and not by opening it; the first one is refused the second time to whoever opens its mail; a guest reads and withdraws theirs by a link, which ends', async ({
    page,
    outbox,
    database,
    request,
  }) => {
    test.slow()
    const { texts, button } = booking(page, language)
    const { appointment } = texts

    await test.step('a reminder is answered by one tap', async () => {
      const { email, path, confirm } = await bookFrom(request, MONDAY_AFTER, { language, outbox })
      await confirm()
      const isComing = async () =>
        (await database.query('select is_coming from consultations where email = $1', [email])).rows[0]?.is_coming

      await page.goto(`${path}?act=coming&language=${language}`)
      await expect(page.getByRole('heading', { level: 1, name: appointment.areYouComing })).toBeVisible()
      await expect(button(appointment.coming)).toBeFocused()
      expect(await isComing()).toBe(false)
      await page.keyboard.press('Enter')
      await expect(page.getByText(appointment.isComing)).toBeVisible()
      expect(await isComing()).toBe(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: appointment.title })).toBeVisible()
    })

    await test.step('the first one is refused the second time, and other ways are shown', async () => {
      const { email, confirm } = await bookFrom(request, MONDAY_AFTER, { language, outbox })
      await confirm()
      const { link } = await bookFrom(request, MONDAY_AFTER, { language, outbox, email })
      await travel(page, href('contact'))
      await travel(page, link)
      await expect(page.getByRole('heading', { level: 1, name: texts.appointment.unconfirmed })).toBeVisible()
      await button(texts.appointment.confirm).click()
      await expect(page.getByText(texts.obstacles.alreadyUsed.title)).toBeVisible()
    })

    await test.step('withdrawn without an account it is cancelled, its time is free again, and the link ends', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const guest = GUEST[language]
      const { email, slot, confirm } = await bookFrom(request, MONDAY_AFTER, { language, outbox })
      await confirm()
      const stateOf = async () =>
        (await database.query('select state from consultations where email = $1', [email])).rows[0]?.state
      const isFree = async () => {
        const day = (days: number) => new Date(Date.parse(slot.startsAt) + days * 86_400_000).toISOString()
        const span = { type: 'initial', from: day(-1), to: day(1) } as const
        const { slots } = await callingAs(request)(consultations.slots, span)
        return slots.some(
          ({ startsAt, consultantId }) => startsAt === slot.startsAt && consultantId === slot.consultantId,
        )
      }
      expect(await stateOf()).toBe('booked')
      expect(await isFree()).toBe(false)

      const { pathname, search } = new URL((await outbox.newestTo(email))?.content.otherAction?.url ?? '')
      await travel(page, `${pathname}${search}`)
      await expect(page.getByText(VISITOR.topic)).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      await page.getByRole('button', { name: guest.withdraw.booking }).click()
      await expect(page.getByText(guest.afterwards.booking)).toBeVisible()
      expect(await stateOf()).toBe('cancelled')
      expect(await isFree()).toBe(true)
      await page.reload()
      await expect(page.getByText(guest.withdrawnAt)).toBeVisible()
      await expect(page.getByRole('button', { name: guest.withdraw.booking })).toHaveCount(0)
    })
  })
})

inPersian('booking at the public address', (language) => {
  test.use({ timezoneId: 'Asia/Tehran' })
  const { navigation } = PORTAL[language]

  test('leads whoever signs in on the way to the portal, with the time they keep and what they typed; a client books there, filled in and without a link; staff stay', async ({
    page,
    signInAs,
    database,
  }) => {
    test.slow()
    const { texts, button } = booking(page, language)
    await page.goto(`${COMPREHENSIVE}?language=${language}`)
    await page.getByText(texts.time.views.list).click()
    await page.getByRole('region', { name: texts.time.views.list }).getByRole('button').nth(7).click()
    await button(texts.time.continue).click()
    const topic = randomUUID()
    const box = (name: 'name' | 'email' | 'phone' | 'topic') =>
      page.getByRole('textbox', { name: texts.fields[name].label })
    await box('topic').fill(topic)
    const kept = await database.query("select starts_at from consultations where state = 'held'")
    expect(kept.rows).toHaveLength(1)

    await signInAs('student')
    await page.goto(`${COMPREHENSIVE}?step=details`)
    await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible({ timeout: 20_000 })
    expect(new URL(page.url()).pathname).toBe(href('portalBooking', { type: 'comprehensive' }))
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(box('email')).toHaveValue(EMAILS.student)
    await expect(box('topic')).toHaveValue(topic)
    await button(texts.details.book).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.appointment.justBooked })).toBeVisible()
    const booked = await database.query('select starts_at, state, email from consultations where topic = $1', [topic])
    expect(booked.rows).toEqual([{ ...kept.rows[0], state: 'booked', email: EMAILS.student }])

    await test.step('whoever begins in the portal stays there', async () => {
      await travel(page, href('portalBooking', { type: 'comprehensive' }))
      await expect(page.getByRole('heading', { level: 1, name: texts.portal.title })).toBeVisible()
      await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible()
      await page.getByText(texts.time.views.list).click()
      await page.getByRole('region', { name: texts.time.views.list }).getByRole('button').nth(5).click()
      await button(texts.time.continue).click()
      await expect(box('email')).toHaveValue(EMAILS.student)
      await expect(box('name')).toHaveValue('Parnian Nemooneh')
      await expect(box('phone')).toHaveAttribute('type', 'tel')
      const second = randomUUID()
      await box('topic').fill(second)
      await button(texts.details.book).click()
      await expect(page.getByRole('heading', { level: 1, name: texts.appointment.justBooked })).toBeVisible()
      await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible()
      const { rows } = await database.query('select state, email from consultations where topic = $1', [second])
      expect(rows).toEqual([{ state: 'booked', email: EMAILS.student }])
    })

    await test.step('staff, who book there for somebody on the phone, stay where they are', async () => {
      await signInAs('case_review_agent')
      await page.goto(`${COMPREHENSIVE}?language=${language}`)
      await expect(page.getByText(texts.time.views.list)).toBeVisible({ timeout: 20_000 })
      expect(new URL(page.url()).pathname).toBe(COMPREHENSIVE)
    })
  })
})
