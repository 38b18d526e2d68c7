import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { messageDesk as deskEn } from '@rahnama/web/i18n/en/message-desk.ts'
import { messages as messagesEn } from '@rahnama/web/i18n/en/messages.ts'
import { portal as portalEn } from '@rahnama/web/i18n/en/portal.ts'
import { messageDesk as deskFa } from '@rahnama/web/i18n/fa/message-desk.ts'
import { messages as messagesFa } from '@rahnama/web/i18n/fa/messages.ts'
import { portal as portalFa } from '@rahnama/web/i18n/fa/portal.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inBothLanguages, localeOf, SESSION_KEY, saveData, signIn, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { scan } from './scan.ts'
import { TOLD } from './told-profile.ts'

const TEXTS = {
  en: { words: messagesEn, desk: deskEn, portal: portalEn },
  fa: { words: messagesFa, desk: deskFa, portal: portalFa },
}
const OTHER = { en: 'fa', fa: 'en' } as const
const SAID = {
  en: { question: 'Should the bank letter be in English?', thanks: 'Thank you, I will send it.', filled: 'by Friday' },
  fa: {
    question: 'نامهٔ بانک را به انگلیسی بفرستم یا فارسی؟',
    thanks: 'ممنونم، می‌فرستم.',
    filled: 'تا جمعه',
  },
}
const NOTE = 'Her bank letter of March was in the wrong name.'

test.use({ viewport: { width: 1440, height: 900 }, fetchesAhead: true })

test.beforeEach(async ({ database }) => {
  // Everybody here comes from one address, which would soon be slowed.
  await database.query('delete from rate_limits')
})

/** Somebody at the office, who reads in another language than the client. */
async function openStaff(browser: Browser, baseURL: string, language: Language) {
  const page = await browser.newPage({ baseURL, locale: localeOf(language), viewport: { width: 1440, height: 900 } })
  await saveData(page.context())
  const session = await signIn(baseURL, 'case_review_agent')
  await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  return { page, headers: { Authorization: `Bearer ${token}` } }
}

const inConversation = (page: Page, label: string) => page.getByRole('region', { name: label })

/** Most of the window is for what was written, and the field to answer in stands wholly below it. */
async function expectRoom(page: Page, conversation: Locator, field: Locator) {
  const height = page.viewportSize()?.height ?? 0
  const room = await conversation.boundingBox()
  expect(room?.height).toBeGreaterThanOrEqual(0.55 * height)
  const below = await field.boundingBox()
  expect(below?.y).toBeGreaterThanOrEqual((room?.y ?? 0) + (room?.height ?? 0))
  await expect(field).toBeInViewport({ ratio: 1 })
}

inBothLanguages('a conversation', (language) => {
  const { words, portal } = TEXTS[language]
  const { words: theirWords, desk } = TEXTS[OTHER[language]]
  const { question, thanks, filled } = SAID[language]
  const { number } = formats(language)

  test('goes on live between a client and the office in the other language, with a file, a note and read marks, and loses nothing without a connection', async ({
    page,
    browser,
    baseURL,
    database,
  }) => {
    test.setTimeout(90_000)
    const me = await newClient(page, language)
    const folio = await me.sendApplication('FSW', TOLD)
    // It takes two lines, whatever letters are drawn.
    const subject = `${question} ${randomUUID()}`
    const { page: staff, headers } = await openStaff(browser, baseURL ?? '', OTHER[language])
    const saved = { en: `Letter ${randomUUID().slice(0, 6)}`, fa: `نامه ${randomUUID().slice(0, 6)}` }
    const body = { en: 'Dear {name}, in English please, {day}.', fa: '{نام} گرامی، لطفاً به انگلیسی، {روز}.' }
    const kept = await staff.request.put(`/api/message-desk/canned-replies/${randomUUID()}`, {
      headers,
      data: { name: saved, body, version: 0 },
    })
    expect(kept.status(), await kept.text()).toBe(200)
    await staff.goto(`${href('messages')}?view=all`)
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()

    // What is typed and attached is still there after a reload.
    await page.goto(`${href('messages')}?new`)
    await page.getByRole('textbox', { name: words.begin.subject }).fill(subject)
    const box = page.getByRole('textbox', { name: words.compose.label })
    await box.fill(question)
    await page.getByRole('button', { name: words.compose.attach }).click()
    await page.locator('input[type=file]').first().setInputFiles(scan('Bank letter'))
    const attached = page.getByRole('list', { name: words.compose.attached })
    await expect(attached).toContainText('Bank letter.pdf')
    await expect(page.getByText(words.compose.stored)).toBeVisible()
    await page.reload()
    await expect(box).toHaveValue(question)
    await expect(attached).toContainText('Bank letter.pdf')
    await page.getByRole('button', { name: words.begin.send }).click()
    const mine = inConversation(page, words.thread.log)
    await expect(mine).toContainText(question)
    await expect(mine).toContainText(words.thread.states.sent)
    await expectRoom(page, mine, page.getByRole('button', { name: words.compose.send, exact: true }))

    // It appears in the office's inbox by itself; that it was read is told back.
    const row = staff
      .getByRole('list', { name: theirWords.listLabel })
      .getByRole('link', { name: new RegExp(subject.slice(-8)) })
    await row.click()
    const theirs = inConversation(staff, theirWords.thread.log)
    await expect(theirs).toContainText(question)
    await expect(
      theirs.getByRole('button', { name: theirWords.thread.fileOpen(isolate('Bank letter.pdf')) }),
    ).toBeVisible()
    await expect(staff.getByText(desk.reads[language])).toBeVisible()
    await expectRoom(staff, theirs, staff.getByRole('button', { name: new RegExp(desk.reply.send('.*')) }))
    await expect(mine).toContainText(words.thread.states.read)

    // The same conversation stands where the case is. A note there is the team's alone.
    await staff.getByRole('link', { name: new RegExp(folio) }).click()
    // The inbox that is left has a row of the same name.
    await expect(staff.getByRole('heading', { level: 1 })).toContainText('Nava Example')
    await row.click()
    await staff.getByRole('button', { name: desk.acts.note }).click()
    await staff.getByRole('textbox', { name: desk.note.label }).fill(NOTE)
    await staff.getByRole('button', { name: desk.note.save }).click()
    await expect(theirs.getByRole('complementary', { name: desk.note.badge })).toContainText(NOTE)

    // A saved reply comes in the client's language and does not leave with a blank in it.
    await staff.getByRole('combobox', { name: desk.reply.saved }).selectOption({ label: saved[OTHER[language]] })
    const one = formats(OTHER[language]).number(1)
    await staff.getByRole('button', { name: desk.reply.blanks(1, one) }).click()
    await staff.getByRole('textbox', { name: language === 'en' ? '{day}' : '{روز}' }).fill(filled)
    await staff.getByRole('button', { name: new RegExp(desk.reply.send('.*')) }).click()
    const answered = language === 'en' ? `in English please, ${filled}.` : `لطفاً به انگلیسی، ${filled}.`
    await expect(mine).toContainText(answered)
    await expect(theirs).toContainText(desk.reply.read)
    await expect(mine).not.toContainText(NOTE)

    // Nothing a client can ask for has the note in it.
    const { threads } = await me.call<{ threads: { id: string }[] }>('GET', '/api/messages')
    const id = threads[0]?.id ?? ''
    const askable = ['/api/messages', `/api/messages/${id}`, '/api/messages?text=wrong%20name', '/api/notices']
    for (const path of askable) expect(JSON.stringify(await me.call('GET', path)), path).not.toContain('wrong name')

    // On another page the number of what is unread comes and goes by itself.
    const navigation = page.getByRole('navigation', { name: portal.navigation.label })
    await navigation.getByRole('link', { name: portal.navigation.home, exact: true }).click()
    await expect(mine).toBeHidden()
    const answer = staff.getByRole('textbox', { name: new RegExp(desk.reply.label('.*')) })
    await answer.fill('And signed, please.')
    await staff.getByRole('button', { name: new RegExp(desk.reply.send('.*')) }).click()
    // Undone before it is read, it is in the field again and nowhere else.
    await staff.getByRole('button', { name: desk.undo.act }).click()
    await expect(answer).toHaveValue('And signed, please.')
    expect(await me.call('GET', '/api/messages/counts')).toEqual({ unread: 0 })
    await staff.getByRole('button', { name: new RegExp(desk.reply.send('.*')) }).click()
    const inbox = navigation.getByRole('link', { name: new RegExp(portal.navigation.messages) })
    await expect(inbox).toContainText(number(1))
    expect(await me.call('GET', '/api/messages/counts')).toEqual({ unread: 1 })
    await inbox.click()
    await page
      .getByRole('list', { name: words.listLabel })
      .getByRole('link', { name: new RegExp(subject.slice(-8)) })
      .click()
    await expect(mine).toContainText(words.thread.newLine)
    await expect(inbox).not.toContainText(number(1))
    expect(await me.call('GET', '/api/messages/counts')).toEqual({ unread: 0 })
    expect(await me.call('GET', '/api/notices/summary')).toMatchObject({ unread: 0 })

    // On paper stands all of it, and nothing to press.
    await page.emulateMedia({ media: 'print' })
    await expect(box).toBeHidden()
    await expect(mine).toBeVisible()
    expect(await mine.evaluate((log) => log.scrollHeight - log.clientHeight)).toBeLessThan(2)
    await page.emulateMedia({ media: null })

    // Written without a connection it waits, and arrives once when there is one.
    await page.context().setOffline(true)
    await box.fill(thanks)
    await box.press('Control+Enter')
    await expect(mine).toContainText(words.thread.states.waiting)
    await page.context().setOffline(false)
    await expect(theirs).toContainText(thanks)
    const { rows } = await database.query(
      'select count(*)::int as count from messages where thread_id = $1 and body = $2',
      [id, thanks],
    )
    expect(rows).toEqual([{ count: 1 }])
    await staff.close()
  })
})
