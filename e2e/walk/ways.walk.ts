import { randomUUID } from 'node:crypto'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { eligibility as eligibilityEn } from '@rahnama/contract/texts/en/eligibility.ts'
import { report as reportEn } from '@rahnama/contract/texts/en/report.ts'
import { eligibility as eligibilityFa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { report as reportFa } from '@rahnama/contract/texts/fa/report.ts'
import { applications as applicationsEn } from '@rahnama/web/i18n/en/applications.ts'
import { consultations as consultationsEn } from '@rahnama/web/i18n/en/consultations.ts'
import { applications as applicationsFa } from '@rahnama/web/i18n/fa/applications.ts'
import { consultations as consultationsFa } from '@rahnama/web/i18n/fa/consultations.ts'
import { href, pathsOf } from '@rahnama/web/site-map.ts'
import { jobAbroad, single30 } from '../../contract/profile/people.test-data.ts'
import { checking } from '../checking.ts'
import { expect, test } from '../fixtures.ts'
import { newClient } from '../new-client.ts'
import { type Counted, counting } from './counting.ts'

const TEXTS = {
  en: { report: reportEn, booking: consultationsEn, applications: applicationsEn, programs: eligibilityEn.programs },
  fa: { report: reportFa, booking: consultationsFa, applications: applicationsFa, programs: eligibilityFa.programs },
}
const [INITIAL = ''] = pathsOf('booking')
const WIDTHS = [390, 1440] as const
/** Meets every requirement of the Federal Skilled Worker program today: a test of this year, and six years of work. */
const ELIGIBLE = {
  ...single30,
  ...jobAbroad('2020-01-01', '2025-12-31'),
  ...{ firstName: 'Nava', lastName: 'Example', totalWorkYears: 6 },
  'tests.test-one.takenOn': new Date().toISOString().slice(0, 8).concat('01'),
}
const LANGUAGES: readonly Language[] = ['fa', 'en']

test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

/** A row of the table that decision 57 keeps. */
function print(
  way: string,
  language: Language,
  width: number,
  { taps, fields, pages, screens, pixels }: Counted,
): void {
  process.stdout.write(
    `| ${way} | ${language} | ${width} | ${taps} | ${fields} | ${pages} | ${screens} | ${pixels} |\n`,
  )
}

for (const width of WIDTHS) {
  for (const language of LANGUAGES) {
    const texts = TEXTS[language]
    test.describe(`${language} at ${width}`, () => {
      test.use({ viewport: { width, height: width < 1000 ? 844 : 900 } })
      test.setTimeout(240_000)

      test('to a first result', async ({ page }) => {
        const count = await counting(page)
        await page.goto(`${href('landing')}?language=${language}`)
        await page
          .locator(`main a[href="${href('selfCheck')}"]`)
          .first()
          .click()
        await checking(page, language).answerAll({ sibling: 'no', from: 'here' })
        await expect(page.getByRole('region', { name: texts.report.answer.label })).toBeVisible()
        print('first result', language, width, await count())
      })

      test('to a booked call', async ({ page, outbox, database }) => {
        await database.query("delete from consultations where held_until is not null or state = 'unconfirmed'")
        const { booking } = texts
        const count = await counting(page)
        const button = (name: string) => page.locator('main').getByRole('button', { name })
        await page.goto(`${href('landing')}?language=${language}`)
        await page.locator(`main a[href="${INITIAL}"]`).first().click()
        if (width > 1000) await page.getByText(booking.time.views.list).click()
        await page.getByRole('region', { name: booking.time.views.list }).getByRole('button').first().click()
        await button(booking.time.continue).click()
        const email = `${randomUUID()}@example.com`
        await page.getByRole('textbox', { name: booking.fields.name.label }).fill('Nava Example')
        await page.getByRole('textbox', { name: booking.fields.email.label }).fill(email)
        await page.getByRole('textbox', { name: booking.fields.topic.label }).fill('Which program fits me?')
        await button(booking.details.book).click()
        await expect(page.getByRole('heading', { name: booking.confirm.heading })).toBeVisible()
        const mail = await outbox.newestTo(email)
        const { pathname, search } = new URL(mail?.content.action?.url ?? '')
        await page.goto(`${pathname}${search}`)
        await button(booking.appointment.confirm).click()
        await expect(page.getByRole('heading', { level: 1, name: booking.appointment.justBooked })).toBeVisible()
        const { rows } = await database.query('select state from consultations where email = $1', [email])
        expect(rows).toEqual([{ state: 'booked' }])
        print('booked call', language, width, await count())
      })

      test('from a told profile and given documents to a sent application', async ({ page, database }) => {
        const { applications, programs } = texts
        const me = await newClient(page, language)
        await me.tellAll(ELIGIBLE)
        await me.explainDocuments('FSW')
        const count = await counting(page)
        await page.goto(`${href('applicationNew')}?language=${language}`)
        await page.getByRole('button', { name: `${applications.startWith.act}: ${programs.FSW.name}` }).click()
        await page.getByRole('link', { name: applications.one.check }).click()
        await page.getByRole('button', { name: applications.send.act, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: applications.confirmation.heading })).toBeVisible()
        const { rows } = await database.query(
          'select submitted_at is not null as sent from applications join users on users.id = user_id where email = $1',
          [me.email],
        )
        expect(rows).toEqual([{ sent: true }])
        print('sent application', language, width, await count())
      })
    })
  }
}
