import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { mediaLink } from '@rahnama/contract/media/media.ts'
import { visits as visitsEn } from '@rahnama/contract/texts/en/visits.ts'
import { visits as visitsFa } from '@rahnama/contract/texts/fa/visits.ts'
import { backups as backupsEn } from '@rahnama/web/i18n/en/backups.ts'
import { content as contentEn } from '@rahnama/web/i18n/en/content.ts'
import { mailbox as mailboxEn } from '@rahnama/web/i18n/en/mailbox.ts'
import { many as manyEn } from '@rahnama/web/i18n/en/many.ts'
import { media as mediaEn } from '@rahnama/web/i18n/en/media.ts'
import { overview as overviewEn } from '@rahnama/web/i18n/en/overview.ts'
import { siteSettings as settingsEn } from '@rahnama/web/i18n/en/site-settings.ts'
import { system as systemEn } from '@rahnama/web/i18n/en/system.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { users as usersEn } from '@rahnama/web/i18n/en/users.ts'
import { backups as backupsFa } from '@rahnama/web/i18n/fa/backups.ts'
import { content as contentFa } from '@rahnama/web/i18n/fa/content.ts'
import { mailbox as mailboxFa } from '@rahnama/web/i18n/fa/mailbox.ts'
import { many as manyFa } from '@rahnama/web/i18n/fa/many.ts'
import { media as mediaFa } from '@rahnama/web/i18n/fa/media.ts'
import { overview as overviewFa } from '@rahnama/web/i18n/fa/overview.ts'
import { siteSettings as settingsFa } from '@rahnama/web/i18n/fa/site-settings.ts'
import { system as systemFa } from '@rahnama/web/i18n/fa/system.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { users as usersFa } from '@rahnama/web/i18n/fa/users.ts'
import { href } from '@rahnama/web/site-map.ts'
import { colleagueOf } from './colleague.ts'
import { FIRST_PASSWORD, newPerson } from './entrance.ts'
import { expect, inBothLanguages } from './fixtures.ts'
import { OWNER_ALONE, testAlone as test } from './server-on.ts'
import { open as load, travel } from './travel.ts'

const TEXTS = {
  en: {
    ...{ backups: backupsEn, content: contentEn, mailbox: mailboxEn, many: manyEn, media: mediaEn, ui: uiEn },
    ...{ overview: overviewEn, settings: settingsEn, system: systemEn, users: usersEn, visits: visitsEn },
  },
  fa: {
    ...{ backups: backupsFa, content: contentFa, mailbox: mailboxFa, many: manyFa, media: mediaFa, ui: uiFa },
    ...{ overview: overviewFa, settings: settingsFa, system: systemFa, users: usersFa, visits: visitsFa },
  },
}

/** Whatever shows or sends what it was told is written a second time with this behind it. */
const MARK = { en: 'Maple', fa: 'افرا' }
const SEEN = 987_654
const PDF = Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`)

// What one journey sets for everybody, the other would see.
test.describe.configure(OWNER_ALONE)

inBothLanguages('each page of the owner', (language) => {
  const texts = TEXTS[language]
  const { number } = formats(language)
  const mark = MARK[language]
  let owner: Page

  test.beforeAll(async ({ browser, ownServer, database }) => {
    await database.query('delete from rate_limits')
    owner = await colleagueOf(browser, ownServer.address, language)
  })
  test.afterAll(() => owner.context().close())

  /** The owner comes once, and goes on by links. */
  const open = (path: string) => (owner.url() === 'about:blank' ? load(owner, path) : travel(owner, path))
  const said = (text: string) => expect(owner.getByText(text).first()).toBeVisible()
  const register = async () => {
    const { email, name } = newPerson()
    const data = { email, password: FIRST_PASSWORD, data: { full_name: name, language, agreed_to: 1 } }
    return { email, status: (await owner.request.post('/auth/v1/signup', { data })).status() }
  }

  test('what was given up and what was never backed up stand in the overview until the owner has seen to it', async ({
    database,
  }) => {
    test.setTimeout(120_000)
    await database.query('delete from backups')
    await database.query(`
      insert into pgboss.job (name, data, state, completed_on, output)
      select 'empty-media-bin', '{}', 'failed', now(), '{"name": "Error"}' from generate_series(1, 2)`)
    const { waiting } = texts.overview
    const jobs = owner.getByRole('link', { name: waiting.failedJobs(2, number(2)) })
    await open(href('admin'))
    await expect(owner.getByRole('link', { name: waiting.noBackup })).toBeVisible()
    await jobs.click()
    await owner.getByRole('checkbox', { name: texts.ui.dataTable.selectAll }).check()
    const bar = owner.getByRole('region', { name: texts.many.label })
    await bar.getByRole('button', { name: texts.system.analytics.jobs.retry }).click()
    await said(texts.system.analytics.jobs.retriedMany(2, number(2)))
    const failed = `select count(*)::int as count from pgboss.job where name = 'empty-media-bin' and state <> 'completed'`
    await expect.poll(async () => (await database.query(failed)).rows[0]?.count).toBe(0)

    await open(href('adminBackup'))
    await owner.getByRole('button', { name: texts.backups.make }).click()
    const row = owner.getByRole('table', { name: texts.backups.list }).getByRole('row').nth(1)
    await expect(row).toContainText(texts.backups.states.made, { timeout: 60_000 })
    const { rows } = await database.query('select state from backups')
    expect(rows).toEqual([{ state: 'made' }])
    await open(href('adminDashboard'))
    await expect(owner.getByRole('link', { name: waiting.unprovenBackup })).toBeVisible()
    await expect(owner.getByRole('link', { name: waiting.noBackup })).toHaveCount(0)
    await expect(jobs).toHaveCount(0)
  })

  test('the firm is called as the owner types it, an email says it in the owner’s words, and nobody registers uninvited', async ({
    database,
  }) => {
    test.setTimeout(120_000)
    await open(href('adminGeneralSettings'))
    const { fields } = texts.settings.general
    const name = owner.getByRole('textbox', { name: fields[`name.${language}`].label, exact: true })
    const before = await name.inputValue()
    await name.fill(`${before} ${mark}`)
    await owner.getByRole('button', { name: texts.settings.save, exact: true }).first().click()
    await said(texts.settings.saved)
    const landing = async () => (await owner.request.get(`/?language=${language}`)).text()
    await expect.poll(landing).toContain(`${before} ${mark}`)

    const first = await register()
    const subjectTo = async (email: string) =>
      (await database.query<{ subject: string }>('select subject from mails where recipient = $1', [email])).rows[0]
        ?.subject ?? ''
    await expect.poll(() => subjectTo(first.email)).not.toBe('')
    const sent = await database.query<{ name: string }>(
      `select content ->> 'name' as name from mails where recipient = $1`,
      [first.email],
    )
    await open(href('adminEmail'))
    await owner.getByRole('tab', { name: texts.mailbox.samples }).click()
    await owner.getByRole('combobox', { name: texts.mailbox.mail }).selectOption(`${sent.rows[0]?.name}/1`)
    const subject = owner.getByRole('textbox', { name: texts.mailbox.sentences.places.subject, exact: true })
    await subject.fill(`${await subject.inputValue()} ${mark}`)
    await owner.getByRole('button', { name: texts.mailbox.sentences.save }).click()
    await said(texts.mailbox.sentences.saved)
    const second = await register()
    await expect.poll(() => subjectTo(second.email)).toMatch(new RegExp(`${mark}$`))

    await open(href('adminSecurity'))
    const { security } = texts.settings
    const save = owner.getByRole('button', { name: texts.settings.save, exact: true }).first()
    for (const [choice, status] of [
      [security.byInvitation, 422],
      [security.open, 200],
    ] as const) {
      await owner.getByRole('radio', { name: choice }).check()
      const answered = owner.waitForResponse((answer) => answer.url().endsWith('/api/site-settings/security'))
      await save.click()
      expect((await answered).status()).toBe(200)
      await expect.poll(async () => (await register()).status).toBe(status)
    }
  })

  test('a service reads as the owner words it, files are had until they are removed together, and come back together', async ({
    database,
  }) => {
    test.setTimeout(120_000)
    const { rows } = await database.query<{ id: string }>(
      `select id from content_items where kind = 'service' order by id limit 1`,
    )
    await open(`${href('adminServices')}?item=${rows[0]?.id}`)
    const column = owner.getByRole('region', { name: texts.content.languages[language], exact: true })
    const title = column.getByRole('textbox', { name: texts.content.fields.title, exact: true }).first()
    const worded = `${await title.inputValue()} ${mark}`
    await title.fill(worded)
    await owner.getByRole('button', { name: texts.content.save }).click()
    await said(texts.content.saved)
    await owner
      .getByRole('button', { name: texts.content.publish(texts.content.languages[language]), exact: true })
      .click()
    await said(texts.content.published(texts.content.languages[language]))
    const services = async () => (await owner.request.get(`${href('services')}?language=${language}`)).text()
    await expect.poll(services).toContain(worded)

    await open(href('adminUpload'))
    const input = owner.getByRole('group', { name: texts.media.uploads.file.label }).locator('input[type=file]').first()
    const names = ['one', 'two'].map((each) => `${mark}-${each}-${Date.now()}`)
    await input.setInputFiles(names.map((each) => ({ name: `${each}.pdf`, mimeType: 'application/pdf', buffer: PDF })))
    for (const each of names)
      await expect(owner.getByRole('listitem').filter({ hasText: each }).getByRole('link')).toBeVisible()
    const links = async () =>
      (
        await database.query<{ id: string }>(
          `select id from media where kind = 'file' and name = any($1) order by name`,
          [names],
        )
      ).rows.map(({ id }) => mediaLink(id))
    const statuses = async () =>
      Promise.all((await links()).map(async (link) => (await owner.request.get(link)).status()))
    expect(await statuses()).toEqual([200, 200])
    await open(href('adminFiles'))
    for (const each of names) await owner.getByRole('checkbox', { name: texts.ui.dataTable.select(each) }).check()
    const bar = owner.getByRole('region', { name: texts.many.label })
    await bar.getByRole('button', { name: texts.media.remove, exact: true }).click()
    await said(texts.media.many.removed(2, number(2)))
    expect(await statuses()).toEqual([404, 404])
    await owner.getByRole('button', { name: texts.many.undo }).click()
    for (const name of names)
      await expect(owner.getByRole('checkbox', { name: texts.ui.dataTable.select(name) })).toBeVisible()
    // They come back one by one.
    await expect.poll(statuses).toEqual([200, 200])
  })

  test('figures are those of the database, on the page and in the file; several people get their mail with one press', async ({
    database,
    outbox,
  }) => {
    await database.query(
      `insert into visit_counts (hour, event, page, language, source, device, events)
       values (date_trunc('hour', now() - interval '1 day'), 'pageSeen', '/terms', $1, 'direct', 'phone', $2)`,
      [language, SEEN],
    )
    await open(href('adminUserAnalytics'))
    const { rows: seen } = await database.query<{ seen: number }>(
      `select sum(events)::int as seen from visit_counts
       where event = 'pageSeen' and page = '/terms' and hour > now() - interval '30 days'`,
    )
    const count = seen[0]?.seen ?? 0
    const pages = owner.getByRole('table', { name: texts.visits.pages.title })
    await expect(pages.getByRole('row').filter({ hasText: '/terms' })).toContainText(number(count))
    const downloaded = owner.waitForEvent('download')
    await owner.getByRole('button', { name: texts.visits.file }).click()
    const file = await readFile((await (await downloaded).path()) ?? '', 'utf8')
    expect(file).toContain(String(count))

    await open(href('adminDatabase'))
    const { rows: applied } = await database.query<{ count: number }>('select count(*)::int as count from migrations')
    await said(texts.system.database.migrations.applied(number(applied[0]?.count ?? 0)))

    const people = [await register(), await register()]
    await database.query('update users set email_confirmed_at = now() where email = $1', [people[0]?.email])
    await open(href('adminUsers'))
    const boxes: Locator[] = []
    for (const { email } of people) boxes.push(owner.getByRole('row').filter({ hasText: email }).getByRole('checkbox'))
    for (const box of boxes) await box.check()
    const mails = await Promise.all(people.map(async ({ email }) => (await outbox.allTo(email)).length))
    const { resendConfirmation } = texts.users.acts
    const bar = owner.getByRole('region', { name: texts.many.label })
    await bar.getByRole('button', { name: resendConfirmation.act }).click()
    await owner
      .getByRole('dialog', { name: resendConfirmation.many.title(2, number(2)) })
      .getByRole('button', { name: resendConfirmation.act })
      .click()
    await said(texts.many.outcome(number(1), number(1)))
    await said(resendConfirmation.many.confirmed)
    const written = () => Promise.all(people.map(async ({ email }) => (await outbox.allTo(email)).length))
    await expect.poll(written).toEqual([mails[0], (mails[1] ?? 0) + 1])
    await expect(boxes[0] as Locator).toBeChecked()
    await expect(boxes[1] as Locator).not.toBeChecked()
  })
})
