import type { AdvisorSettings } from '@rahnama/contract/site-settings.ts'
import { advisor as advisorEn } from '@rahnama/web/i18n/en/advisor.ts'
import { advisorDesk as deskEn } from '@rahnama/web/i18n/en/advisor-desk.ts'
import { messages as messagesEn } from '@rahnama/web/i18n/en/messages.ts'
import { advisor as advisorFa } from '@rahnama/web/i18n/fa/advisor.ts'
import { advisorDesk as deskFa } from '@rahnama/web/i18n/fa/advisor-desk.ts'
import { messages as messagesFa } from '@rahnama/web/i18n/fa/messages.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inBothLanguages, SESSION_KEY, saveData, signIn, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: { advisor: advisorEn, desk: deskEn, messages: messagesEn },
  fa: { advisor: advisorFa, desk: deskFa, messages: messagesFa },
}

/** What is asked, and what its answer has to hold, from the tables of IRCC and our article. */
const ASKED = {
  en: {
    funds: 'How much money for 3 people?',
    amount: '23,360',
    bank: 'What must the bank letter say?',
    unknown: (parrot: string) => `Can my parrot ${parrot} fly with me?`,
  },
  fa: {
    funds: 'تمکن مالی برای ۳ نفر چقدره؟',
    amount: '۲۳٬۳۶۰',
    bank: 'نامه بانک چه باید داشته باشد؟',
    unknown: (parrot: string) => `طوطی‌ام ${parrot} می‌تواند با من پرواز کند؟`,
  },
}

/** The owner's switch is one for everybody: whoever asks holds it on, whoever switches waits for them. */
const SWITCH_LOCK = 760_016

inBothLanguages('the assistant', (language) => {
  const { advisor, desk, messages } = TEXTS[language]
  const asked = ASKED[language]

  test('answers with its sources, hands over to a person, and staff and owner have the last word', async ({
    page,
    browser,
    baseURL,
    database,
  }) => {
    // It waits for whoever else asks before it switches the assistant off.
    test.setTimeout(120_000)
    const client = await newClient(page, language)
    const { rows: people } = await database.query<{ id: string }>('select id from users where email = $1', [
      client.email,
    ])
    const userId = people[0]?.id
    // A name of its own tells this question from those of other runs.
    const unknown = asked.unknown(client.email.replace(/@.*|[^a-z]/g, ''))
    await database.query('select pg_advisory_lock_shared($1)', [SWITCH_LOCK])

    await test.step('a question is answered from a table, with source and day', async () => {
      await page.goto(`${href('advisor')}?language=${language}`)
      const field = page.getByRole('textbox', { name: advisor.form.label })
      await field.fill(asked.funds)
      await field.press('Enter')
      const turn = page.getByRole('listitem').filter({ hasText: asked.funds })
      await expect(turn.getByText(asked.amount).first()).toBeVisible()
      await turn.locator('summary').press('Enter')
      await expect(turn.getByText(/2025|۲۰۲۵/).first()).toBeVisible()
      await field.fill(asked.bank)
      await field.press('Enter')
      const read = page.getByRole('listitem').filter({ hasText: asked.bank })
      await expect(read.locator('a[href="/articles/proof-of-funds"]').first()).toBeVisible()
    })

    await test.step('what it does not know becomes a message to the office', async () => {
      const field = page.getByRole('textbox', { name: advisor.form.label })
      await field.fill(unknown)
      await field.press('Enter')
      const turn = page.getByRole('listitem').filter({ hasText: unknown })
      await turn.getByRole('link', { name: advisor.handOver.message }).click()
      await expect(page.getByRole('textbox', { name: messages.compose.label })).toHaveValue(
        new RegExp(unknown.slice(0, 8)),
      )
      await page.getByRole('button', { name: messages.begin.send }).click()
      await expect
        .poll(async () => {
          const { rows } = await database.query<{ body: string }>(
            'select body from messages join threads on threads.id = thread_id where client_id = $1',
            [userId],
          )
          return rows.map(({ body }) => body.includes(unknown))
        })
        .toEqual([true])
    })

    await database.query('select pg_advisory_unlock_shared($1)', [SWITCH_LOCK])
    const office = await browser.newContext({ baseURL: baseURL ?? '', locale: language === 'fa' ? 'fa-IR' : 'en-CA' })
    await saveData(office)
    const session = await signIn(baseURL ?? '', 'admin')
    await office.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])
    const staff = await office.newPage()

    await test.step('staff read it, judge a sentence, and correct it', async () => {
      await staff.goto(`${href('deskAdvisor')}?language=${language}`)
      const row = staff.getByRole('listitem').filter({ hasText: unknown })
      await row
        .getByRole('group', { name: desk.judge('').trim() })
        .first()
        .getByRole('button', { name: desk.judged.right, exact: true })
        .click()
      const words = `${unknown} ${client.email}`
      await row.getByRole('textbox', { name: desk.correction }).fill(words)
      await row
        .getByRole('group', { name: desk.rate, exact: true })
        .getByRole('button', { name: desk.ratings.incomplete })
        .click()
      await expect
        .poll(async () => {
          const { rows } = await database.query(
            'select rating, judgements from advisor_turns where user_id = $1 and correction = $2',
            [userId, words],
          )
          return rows
        })
        .toMatchObject([{ rating: 'incomplete', judgements: [{ of: 'sentence', isRight: true }] }])
      await travel(page, href('advisor'))
      await expect(page.getByText(words)).toBeVisible()
    })

    await test.step('switched off by the owner, it takes no question and keeps what was asked', async () => {
      await database.query('select pg_advisory_lock($1)', [SWITCH_LOCK])
      try {
        await travel(staff, href('adminAdvisor'))
        const box = staff.getByRole('checkbox', { name: desk.switch.label })
        const saved = async () => {
          const { rows } = await database.query<{ value: AdvisorSettings }>(
            "select value from site_settings where name = 'advisor'",
          )
          return rows[0]?.value.isOn
        }
        await box.click()
        await expect(box).not.toBeChecked()
        await expect.poll(saved).toBe(false)
        await page.reload()
        await expect(page.getByText(advisor.off.title)).toBeVisible()
        await expect(page.getByText(asked.funds).first()).toBeVisible()
        await expect(page.getByRole('textbox', { name: advisor.form.label })).toHaveCount(0)
        await box.click()
        await expect(box).toBeChecked()
        await expect.poll(saved).toBe(true)
      } finally {
        await database.query(
          `update site_settings set value = value || '{"isOn": true}', version = version + 1
           where name = 'advisor' and value->>'isOn' = 'false'`,
        )
        await database.query('select pg_advisory_unlock($1)', [SWITCH_LOCK])
      }
    })
    await office.close()
  })
})
