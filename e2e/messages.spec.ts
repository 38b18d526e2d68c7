import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { messageDesk as en } from '@rahnama/web/i18n/en/message-desk.ts'
import { messages as wordsEn } from '@rahnama/web/i18n/en/messages.ts'
import { messages as fa } from '@rahnama/web/i18n/fa/messages.ts'
import { portal as portalFa } from '@rahnama/web/i18n/fa/portal.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, SESSION_KEY, signIn, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { scan } from './scan.ts'

test.use({ locale: 'fa-IR', viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ database }) => {
  // Everybody here comes from one address, which would soon be slowed.
  await database.query('delete from rate_limits')
})

async function openStaff(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, locale: 'en-CA', viewport: { width: 1440, height: 900 } })
  const session = await signIn(baseURL, 'case_review_agent')
  await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])
  return page
}

const SUBJECT = 'تمکن مالی و نامهٔ بانک'
const QUESTION = 'سلام، نامهٔ بانک را به انگلیسی بفرستم یا فارسی؟'
const NOTE = 'Her bank letter of March was in the wrong name.'

test('a client in Persian and staff in English talk: read marks, a note, a saved reply and a file, without a reload', async ({
  page,
  browser,
  baseURL,
  database,
}) => {
  test.setTimeout(180_000)
  const client = await newClient(page, 'fa')
  const staff = await openStaff(browser, baseURL ?? '')
  const conversation = page.getByRole('region', { name: fa.thread.log })
  const theirs = staff.getByRole('region', { name: wordsEn.thread.log })
  const inbox = page.getByRole('navigation', { name: portalFa.navigation.label }).getByRole('link', {
    name: new RegExp(portalFa.navigation.messages),
  })

  // Nothing yet, and a draft that outlives a reload.
  await page.goto(`${href('messages')}?language=fa`)
  await expect(page.getByText(fa.empty.title)).toBeVisible()
  await page.getByRole('button', { name: fa.new }).click()
  await page.getByRole('radio', { name: fa.begin.kinds.immigration }).check()
  await page.getByRole('textbox', { name: fa.begin.subject }).fill(SUBJECT)
  const box = page.getByRole('textbox', { name: fa.compose.label })
  await box.fill(QUESTION)
  await page.getByRole('button', { name: fa.compose.attach }).click()
  await page.locator('input[type=file]').first().setInputFiles(scan('Bank letter'))
  await expect(page.getByRole('list', { name: fa.compose.attached })).toContainText('Bank letter.pdf')
  await page.reload()
  await expect(box).toHaveValue(QUESTION)
  await page.getByRole('button', { name: fa.begin.send }).click()
  await expect(conversation).toContainText(QUESTION)
  await expect(conversation).toContainText(fa.thread.states.sent)

  // The other side finds it by a word, with the file; that it was read is told.
  const canned = { name: { en: `Bank ${randomUUID().slice(0, 6)}`, fa: 'نامهٔ بانک' } }
  const body = { en: 'Dear {name}, by {date} please.', fa: '{نام} گرامی، لطفاً تا {تاریخ} به انگلیسی بفرستید.' }
  const saved = await staff.request.put(`/api/message-desk/canned-replies/${randomUUID()}`, {
    headers: { Authorization: `Bearer ${JSON.parse(await signIn(baseURL ?? '', 'admin')).access_token}` },
    data: { ...canned, body, version: 0 },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await staff.goto(`${href('messages')}?language=en`)
  await staff.getByRole('textbox', { name: en.search }).fill('نامه بانك')
  await staff
    .getByRole('list', { name: wordsEn.listLabel })
    .getByRole('link', { name: new RegExp(SUBJECT) })
    .first()
    .click()
  await expect(theirs).toContainText(QUESTION)
  await expect(theirs.getByRole('button', { name: wordsEn.thread.fileOpen(isolate('Bank letter.pdf')) })).toBeVisible()
  await expect(staff.getByText(en.reads.fa)).toBeVisible()
  await expect(conversation).toContainText(fa.thread.states.read)

  // A note is the team's: not on the client's screen, and not in anything they can ask for.
  await staff.getByRole('button', { name: en.acts.note }).click()
  await staff.getByRole('textbox', { name: en.note.label }).fill(NOTE)
  await staff.getByRole('button', { name: en.note.save }).click()
  await expect(theirs.getByRole('complementary', { name: en.note.badge })).toContainText(NOTE)

  // A saved reply in the client's language refuses to go with a blank in it.
  await staff.getByRole('combobox', { name: en.reply.saved }).selectOption({ label: canned.name.en })
  await expect(staff.getByRole('button', { name: en.reply.blanks(1, '1') })).toBeVisible()
  await staff.getByRole('button', { name: en.reply.blanks(1, '1') }).click()
  await staff.getByRole('textbox', { name: '{تاریخ}' }).fill('۲۰ آذر')
  await staff.getByRole('button', { name: en.reply.send(isolate(client.name)) }).click()
  await expect(theirs).toContainText('لطفاً تا ۲۰ آذر به انگلیسی بفرستید.')
  await expect(conversation).toContainText('لطفاً تا ۲۰ آذر به انگلیسی بفرستید.')
  await expect(conversation).not.toContainText(NOTE)
  await expect(theirs).toContainText(en.reply.read)
  const { threads } = await client.call<{ threads: { id: string }[] }>('GET', '/api/messages')
  const answers = await Promise.all([
    client.call('GET', `/api/messages/${threads[0]?.id}`),
    client.call('GET', `/api/messages?text=${encodeURIComponent('wrong name')}`),
  ])
  expect(JSON.stringify(answers)).not.toContain('wrong name')

  // Elsewhere in the portal the same number counts what is unread, and goes once it is read.
  await page.goto(href('home'))
  await staff.getByRole('textbox', { name: en.reply.label(isolate(client.name)) }).fill('One more thing, Mina.')
  await expect(staff.getByText(en.otherLanguage(isolate(client.name), en.languages.fa, en.languages.en))).toBeVisible()
  await staff.getByRole('button', { name: en.reply.send(isolate(client.name)) }).click()
  await expect(inbox).toContainText('۱')
  await inbox.click()
  await page.getByRole('tab', { name: new RegExp(fa.tabs.unread) }).click()
  await page.getByRole('list', { name: fa.listLabel }).getByRole('link').first().click()
  await expect(conversation).toContainText(fa.thread.newLine)
  await expect(inbox).not.toContainText('۱')

  // Written without a connection it waits, and arrives once when there is one.
  await page.context().setOffline(true)
  await box.fill('ممنونم، می‌فرستم.')
  await page.getByRole('button', { name: fa.compose.send, exact: true }).click()
  await expect(conversation).toContainText(fa.thread.states.waiting)
  await page.context().setOffline(false)
  await expect(theirs).toContainText('ممنونم، می‌فرستم.', { timeout: 20_000 })
  const { rows } = await database.query(
    'select count(*)::int as count from messages where thread_id = $1 and body = $2',
    [threads[0]?.id, 'ممنونم، می‌فرستم.'],
  )
  expect(rows).toEqual([{ count: 1 }])
  await staff.close()
})
