import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { caseWords as wordsEn } from '@rahnama/web/i18n/en/case-words.ts'
import { desk as en } from '@rahnama/web/i18n/en/desk.ts'
import { deskSearch as searchEn } from '@rahnama/web/i18n/en/desk-search.ts'
import { shortcuts as shortcutsEn } from '@rahnama/web/i18n/en/shortcuts.ts'
import { caseWords as wordsFa } from '@rahnama/web/i18n/fa/case-words.ts'
import { desk as fa } from '@rahnama/web/i18n/fa/desk.ts'
import { deskSearch as searchFa } from '@rahnama/web/i18n/fa/desk-search.ts'
import { shortcuts as shortcutsFa } from '@rahnama/web/i18n/fa/shortcuts.ts'
import { href } from '@rahnama/web/site-map.ts'
import { EMAILS, expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'
import { travel } from './travel.ts'

const TEXTS = {
  en: { desk: en, search: searchEn, words: wordsEn, shortcuts: shortcutsEn },
  fa: { desk: fa, search: searchFa, words: wordsFa, shortcuts: shortcutsFa },
}
/** Written in Latin, and as a Persian writes the same name. */
const PEOPLE: Record<Language, { latin: string; persian: string }> = {
  en: { latin: 'Behrouz Kermani', persian: 'بهروز کرمانی' },
  fa: { latin: 'Shirin Tabrizi', persian: 'شیرین تبریزی' },
}

// One after the other: they keep filters of one agent.
test.describe.configure({ mode: 'default' })

// Everybody here comes from one address, which would soon be slowed.
test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

// Others use this desk, too: only what was written here leaves it.
const written: string[] = []
const OF_ADDRESSES = `kind = 'enquiry' and id in (select id from enquiries where email = any($1))`
test.afterEach(async ({ database }) => {
  await database.query(`delete from desk_items where ${OF_ADDRESSES}`, [written.splice(0)])
})

async function writeToUs(page: Page, name: string, language: Language): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const data = { name, email, message: 'Which test do I need?', language, agreedTo: 1, idempotencyKey: randomUUID() }
  expect((await page.request.post('/api/enquiries', { data })).status()).toBe(200)
  written.push(email)
  return email
}

function queueOf(page: Page, language: Language) {
  const { queue } = TEXTS[language].desk
  return {
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    news: page.getByRole('button', { name: new RegExp(queue.news('.+')) }),
    async open(query: string) {
      await page.goto(`${href('cases')}?${query}&language=${language}`)
      // A cold server wakes slowly.
      await expect(page.getByRole('table')).toBeVisible({ timeout: 20_000 })
    },
    /** From another view, over another page of the desk: between two views nothing would be drawn anew. */
    async goTo(query: string) {
      await travel(page, href('deskEnquiries'))
      await travel(page, `${href('cases')}?${query}`)
      await expect(page.getByRole('table')).toBeVisible({ timeout: 20_000 })
    },
    /** By keyboard alone, until the row of this person has focus. */
    async moveTo(name: string) {
      const row = this.row(name)
      const link = row.getByRole('link')
      await expect(link).toBeVisible()
      const rows = await page.locator('a[data-row]').count()
      for (let step = 0; step < rows; step++) {
        await page.keyboard.press('KeyJ')
        if (await link.evaluate((element) => element === document.activeElement)) return
      }
      await expect(link).toBeFocused()
    },
  }
}

inBothLanguages('the queue', (language) => {
  const once = inOneLanguage(test, language)
  const { desk, search, shortcuts } = TEXTS[language]
  const { number } = formats(language)
  const one = [number(1), true] as const

  once(
    'shows new work live without moving a row, gives it to somebody by keyboard alone, puts a row away with a reason, and keeps a filter under a name',
    async ({ page, signInAs, database }) => {
      test.slow()
      await signInAs('case_review_agent')
      const [first, second] = [`Aa ${randomUUID().slice(0, 8)}`, `Bb ${randomUUID().slice(0, 8)}`]
      await writeToUs(page, first, language)
      const queue = queueOf(page, language)
      await queue.open('view=unassigned&kind=enquiry')
      await expect(queue.row(first)).toBeVisible()

      const email = await writeToUs(page, second, language)
      await expect(queue.news).toBeVisible({ timeout: 15_000 })
      await expect(queue.row(second)).toHaveCount(0)
      await queue.news.click()
      await expect(queue.row(second)).toContainText(desk.queue.nobody)

      await queue.moveTo(second)
      await page.keyboard.press('KeyX')
      await expect(page.getByText(desk.bulk.selected(number(1)))).toBeVisible()
      await page.keyboard.press('KeyA')
      const dialog = page.getByRole('dialog', { name: desk.assign.title(...one) })
      await expect(dialog.getByRole('radio', { checked: true })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('radio', { checked: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      const ownerOf = async () => {
        const { rows } = await database.query<{ email: string }>(
          'select users.email from enquiries join users on users.id = assignee_id where enquiries.email = $1',
          [email],
        )
        return rows.map((row) => row.email)
      }
      expect(await ownerOf()).toEqual([EMAILS.case_review_agent])
      await expect(queue.row(second)).toHaveCount(0)

      await page.getByRole('button', { name: desk.bulk.undo }).click()
      await expect(page.getByText(desk.bulk.undone(...one))).toBeVisible()
      expect(await ownerOf()).toEqual([])
      await expect(queue.row(second)).toBeVisible()

      await test.step('a row that is put away comes back when it is asked for', async () => {
        const reasons = async () => {
          const snoozed = `select snooze_reason from desk_items where ${OF_ADDRESSES} and snoozed_until is not null`
          return (await database.query(snoozed, [[email]])).rows
        }
        await queue.moveTo(second)
        await page.keyboard.press('KeyZ')
        await page.getByRole('button', { name: desk.snooze.act(...one) }).click()
        await expect(page.getByRole('alert')).toContainText(desk.snooze.fields.reason.faults.REQUIRED)
        await page.getByRole('textbox', { name: desk.snooze.fields.reason.label }).fill('Bank closed')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(queue.row(second)).toHaveCount(0)
        expect(await reasons()).toEqual([{ snooze_reason: 'Bank closed' }])
        await queue.goTo('view=snoozed')
        await expect(queue.row(second)).toContainText('Bank closed')
        await queue.moveTo(second)
        await page.keyboard.press('KeyZ')
        await expect(queue.row(second)).toHaveCount(0)
        expect(await reasons()).toEqual([])
      })

      await test.step('a filter is kept under a name through a reload', async () => {
        await queue.goTo('view=all')
        await page.getByRole('combobox', { name: desk.filters.names.kind }).selectOption('appointment')
        await expect(page).toHaveURL(/kind=appointment/)
        const name = `مشاوره‌های دفتر ${randomUUID().slice(0, 8)}`
        await page.getByRole('button', { name: desk.saved.open }).click()
        await page.getByRole('menuitem', { name: desk.saved.save }).click()
        await page.getByRole('textbox', { name: desk.saved.fields.name.label }).fill(name)
        await page.getByRole('button', { name: desk.saved.act }).click()
        await expect(page.getByRole('dialog')).toBeHidden()

        await queue.open('view=client')
        await page.getByRole('button', { name: desk.saved.open }).click()
        await page.getByRole('menuitem', { name }).click()
        await expect(page).toHaveURL(/view=all&kind=appointment/)
        // Others save filters, too: only this one is forgotten.
        const { rows } = await database.query('delete from desk_views where name = $1 returning filter', [name])
        expect(rows).toEqual([{ filter: { view: 'all', kind: 'appointment' } }])
      })
    },
  )

  test('finds a person written in Latin by their name in Persian, and opens what was found', async ({
    page,
    signInAs,
  }) => {
    await signInAs('case_review_agent')
    const { latin, persian } = PEOPLE[language]
    await writeToUs(page, latin, 'en')
    const queue = queueOf(page, language)
    await queue.open('view=all')
    await expect(page.getByRole('button', { name: search.button })).toBeVisible()
    await page.keyboard.press('Slash')
    const box = page.getByRole('combobox', { name: search.label })
    await expect(box).toBeFocused()
    await box.fill('qqqqq')
    await expect(page.getByText(search.none)).toBeVisible()
    await box.fill(persian)
    const option = page.getByRole('option').filter({ hasText: latin }).first()
    await expect(option).toContainText(search.matches.soundsLike)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agent-dashboard\/enquiries\?enquiry=/)
    await expect(page.getByRole('dialog')).toContainText('Which test do I need?')
    // It works from every page of the staff, and in a field, too.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Control+KeyK')
    await expect(box).toBeFocused()
  })

  once('lists its keys, and lets the owner open its settings', async ({ page, signInAs }) => {
    await signInAs('admin')
    const queue = queueOf(page, language)
    await queue.open('view=all')
    await expect(page.getByRole('button', { name: search.button })).toBeVisible()
    await page.keyboard.press('Shift+Slash')
    const help = page.getByRole('dialog', { name: shortcuts.title })
    await expect(help).toContainText(desk.queue.keys.snooze)
    await expect(help).toContainText(search.open)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: desk.settings.open }).click()
    await expect(page.getByRole('radio', { name: desk.settings.all })).toBeChecked()
  })
})
