import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { formats, LANGUAGE_KEY } from '@rahnama/contract/locale/locale.ts'
import type { MailChoices } from '@rahnama/contract/mail-choices.ts'
import { EVENTS_PATH } from '@rahnama/contract/signals.ts'
import { bell as bellEn } from '@rahnama/web/i18n/en/bell.ts'
import { unsubscribe as unsubscribeEn } from '@rahnama/web/i18n/en/unsubscribe.ts'
import { bell as bellFa } from '@rahnama/web/i18n/fa/bell.ts'
import { unsubscribe as unsubscribeFa } from '@rahnama/web/i18n/fa/unsubscribe.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inPersian, signIn, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { TOLD } from './told-profile.ts'

const TEXTS = { en: { bell: bellEn, unsubscribe: unsubscribeEn }, fa: { bell: bellFa, unsubscribe: unsubscribeFa } }

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ database }) => {
  // Everybody here comes from one address, which would soon be slowed.
  await database.query('delete from rate_limits')
})

/** What a colleague does at their own desk. */
async function asAgent(page: Page, baseURL: string) {
  const { access_token: token } = JSON.parse(await signIn(baseURL, 'case_review_agent')) as { access_token: string }
  return async <Answer>(method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, headers: { Authorization: `Bearer ${token}` }, data })
    expect([path, answer.status()], await answer.text()).toEqual([path, 200])
    return (await answer.json()) as Answer
  }
}

inPersian('being told', (language) => {
  const { bell: texts, unsubscribe } = TEXTS[language]
  const { number } = formats(language)
  const bellIn = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: new RegExp(`^${texts.open}`) })
  const unreadName = (count: number) => new RegExp(`^${texts.openUnread(number(count))}`)

  test('eight tabs of one browser are all alive over one connection: a decision rings on every one, is read in all of them at once, and its mail stops by its link', async ({
    page,
    context,
    baseURL,
    outbox,
  }) => {
    test.setTimeout(240_000)
    const me = await newClient(page, language)
    const folio = await me.sendApplication('FSW', TOLD)
    const id = randomUUID()
    const first = { id, messageId: randomUUID(), kind: 'general', subject: 'Hello', body: 'Hello' }
    await me.call('POST', '/api/messages', first)
    const agent = await asAgent(page, baseURL ?? '')
    const unread = async () => (await me.call<{ unread: number }>('GET', '/api/notices/summary')).unread
    const asked: Request[] = []
    const over = new Set<Request>()
    const isStream = (request: Request) => new URL(request.url()).pathname === EVENTS_PATH
    context.on('request', (request) => isStream(request) && asked.push(request))
    context.on('requestfinished', (request) => over.add(request))
    context.on('requestfailed', (request) => over.add(request))
    // The streams of a tab go with it, and nobody says so.
    const open = () => asked.filter((each) => !over.has(each) && !each.frame().page().isClosed()).length
    const tabs: Page[] = []
    for (const name of ['home', 'settings', ...Array.from({ length: 6 }, () => 'notices' as const)] as const) {
      const tab = await context.newPage()
      tabs.push(tab)
      await tab.goto(`${href(name)}?${LANGUAGE_KEY}=${language}`)
      await expect(bellIn(tab)).toHaveAccessibleName(texts.open)
    }
    await expect.poll(open).toBe(1)

    await test.step('a decision rings in all and is read in all', async () => {
      const { version } = await agent<{ version: number }>('GET', `/api/cases/${folio}`)
      const move = { stage: 'inReview', turn: 'office', reason: 'underReview', dueOn: null, sentence: null }
      await agent('POST', `/api/cases/${folio}/move`, { version, ...move })
      for (const tab of tabs) await expect(bellIn(tab)).toHaveAccessibleName(unreadName(1))

      const [home] = tabs as [Page]
      await bellIn(home).click()
      const sheet = home.getByRole('dialog', { name: texts.title })
      await expect(sheet.getByRole('link', { name: new RegExp(folio) })).toBeVisible()
      await sheet.getByRole('button', { name: texts.markRead, exact: true }).click()
      for (const tab of tabs.slice(1)) await expect(bellIn(tab)).toHaveAccessibleName(texts.open)
      expect(await unread()).toBe(0)
      await home.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    })

    const answer = (seen: number) =>
      agent('POST', `/api/message-desk/threads/${id}/reply`, { messageId: randomUUID(), body: 'Answer', seen })
    await answer(1)
    for (const tab of tabs) await expect(bellIn(tab)).toHaveAccessibleName(unreadName(1))

    // The tab that listens closes: another goes on, and nothing is lost meanwhile.
    const [listening, ...left] = tabs
    await listening?.close()
    await me.call('POST', `/api/messages/${id}/seen`, { position: 2 })
    for (const tab of left) await expect(bellIn(tab)).toHaveAccessibleName(texts.open)
    await expect.poll(open).toBe(1)

    await test.step('the link at the end of its mail asks before it acts', async () => {
      const mails = await outbox.allTo(me.email)
      const link = mails.find(({ content }) => JSON.stringify(content).includes(folio) && content.unsubscribe)?.content
      await page.goto(new URL(link?.unsubscribe ?? '').pathname)
      const stop = page.getByRole('button', { name: unsubscribe.stop })
      await expect(stop).toBeVisible()
      const pace = async () => (await me.call<MailChoices>('GET', '/api/mail-choices')).paces.caseUpdates
      expect(await pace()).toBe('immediately')
      await stop.click()
      await expect(page.getByRole('button', { name: unsubscribe.again })).toBeVisible()
      expect(await pace()).toBe('never')
    })
  })
})
