import { formats } from '@rahnama/contract/locale/locale.ts'
import { eligibility as eligibilityEn } from '@rahnama/contract/texts/en/eligibility.ts'
import { eligibility as eligibilityFa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { applications as en } from '@rahnama/web/i18n/en/applications.ts'
import { errors as errorsEn } from '@rahnama/web/i18n/en/errors.ts'
import { applications as fa } from '@rahnama/web/i18n/fa/applications.ts'
import { errors as errorsFa } from '@rahnama/web/i18n/fa/errors.ts'
import { href } from '@rahnama/web/site-map.ts'
import { mailTo } from './entrance.ts'
import { expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { TOLD } from './told-profile.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: { applications: en, programs: eligibilityEn.programs, errors: errorsEn },
  fa: { applications: fa, programs: eligibilityFa.programs, errors: errorsFa },
}

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ database }) => {
  // Everybody here comes from one address, which would soon be slowed.
  await database.query('delete from rate_limits')
})

inBothLanguages('an application', (language) => {
  const once = inOneLanguage(test, language)
  const { applications: texts, programs, errors } = TEXTS[language]
  const { name } = programs.FSW
  const format = formats(language)

  once(
    'is started, made ready, sent over a broken line, confirmed, withdrawn and taken back; one of somebody else is not found',
    async ({ page, outbox }) => {
      test.setTimeout(180_000)
      const somebodyElse = await newClient(page, language)
      const { application: theirs } = await somebodyElse.call<{ application: { id: string } }>(
        ...(['POST', '/api/applications', { program: 'PNP', knowing: true }] as const),
      )
      const me = await newClient(page, language)
      const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()

      await test.step('an empty list leads on', async () => {
        await page.goto(href('applications'))
        await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible()
        await page.getByRole('link', { name: texts.empty.choose }).click()
      })

      await test.step('started, it says whose turn it is and what is missing', async () => {
        await page.getByRole('button', { name: `${texts.startWith.act}: ${name}` }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(page.getByText(texts.turns.client)).toBeVisible()
        await expect(page.getByText(texts.reasons.gatherAndSend.what)).toBeVisible()
        await expect(page.getByRole('heading', { name: texts.one.missing.title })).toBeVisible()
        await expect(page.getByText(texts.one.missing.profileAt(format.percent(0)))).toBeVisible()
      })

      await test.step('what is done elsewhere is seen at once', async () => {
        await me.tellAll(TOLD)
        await me.explainDocuments('FSW')
        await expect(page.getByRole('heading', { name: texts.one.missing.ready })).toBeVisible({ timeout: 20_000 })
      })

      await test.step('a lost connection says so, and a second try sends it once', async () => {
        await page.getByRole('link', { name: texts.one.check }).click()
        await expect(page.getByRole('heading', { level: 1, name: texts.send.heading })).toBeVisible()
        await page.route('**/submit', (route) => route.abort())
        await press(texts.send.anyway)
        await expect(page.getByText(errors.codes.UNAVAILABLE)).toBeVisible()
        await page.unroute('**/submit')
        await press(texts.send.anyway)
        await expect(page.getByRole('heading', { level: 1, name: texts.confirmation.heading })).toBeVisible()
      })

      const reference =
        await test.step('the confirmation has reference and date, and stays when it is opened again', async () => {
          const shown = page.getByText(/^A-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
          await expect(shown).toBeVisible()
          await page.reload()
          await expect(shown).toBeVisible()
          await expect(page.getByText(texts.confirmation.next)).toBeVisible()
          return (await shown.textContent()) ?? ''
        })

      await test.step('a copy came by mail, in the same language', async () => {
        await expect.poll(async () => (await mailTo(me.email, outbox, 'action')).subject).toContain(reference)
        expect((await mailTo(me.email, outbox, 'action')).language).toBe(language)
      })

      await test.step('its page tells what happened', async () => {
        await page.getByRole('link', { name: texts.confirmation.open }).click()
        await expect(page.getByText(texts.turns.office)).toBeVisible()
        await expect(page.getByText(texts.one.events.submitted)).toBeVisible()
        await expect(page.getByText(texts.one.events.started)).toBeVisible()
      })

      await test.step('withdrawn with the keyboard, and taken back', async () => {
        await page.getByRole('button', { name: texts.one.withdraw.act }).press('Enter')
        const dialog = page.getByRole('dialog', { name: texts.one.withdraw.title(name) })
        await expect(dialog).toBeVisible()
        await dialog.getByRole('textbox').fill('We stay where we are.')
        await dialog.getByRole('button', { name: texts.one.withdraw.confirm }).press('Enter')
        await expect(page.getByText(texts.reasons.withdrawnByClient.what)).toBeVisible()
        await expect(page.getByText('We stay where we are.')).toBeVisible()
        await page.getByRole('button', { name: texts.one.withdraw.undo }).first().click()
        await expect(page.getByText(texts.reasons.awaitsReview.what)).toBeVisible()
      })

      await test.step('the list says it in a line', async () => {
        await travel(page, href('applications'))
        const row = page.getByRole('listitem').filter({ hasText: reference })
        await expect(row).toContainText(texts.turns.office)
        await expect(row).toContainText(texts.stages.submitted)
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(sideways).toBeLessThanOrEqual(0)
      })

      await travel(page, href('application', { id: theirs.id }))
      await expect(page.getByRole('heading', { level: 1, name: texts.one.notFound.title })).toBeVisible()
    },
  )
})
