import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { cases as casesEn } from '@rahnama/web/i18n/en/cases.ts'
import { content as en } from '@rahnama/web/i18n/en/content.ts'
import { staffDrafts as draftsEn } from '@rahnama/web/i18n/en/staff-drafts.ts'
import { cases as casesFa } from '@rahnama/web/i18n/fa/cases.ts'
import { content as fa } from '@rahnama/web/i18n/fa/content.ts'
import { staffDrafts as draftsFa } from '@rahnama/web/i18n/fa/staff-drafts.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inBothLanguages, SESSION_KEY, test } from './fixtures.ts'
import { open, settle, travel } from './travel.ts'

const TEXTS = {
  en: { content: en, cases: casesEn, drafts: draftsEn },
  fa: { content: fa, cases: casesFa, drafts: draftsFa },
}
const LETTER: Record<Language, string> = { en: 'W', fa: 'س' }

/** A phone: nothing may be wider, whoever wrote it. */
test.use({ viewport: { width: 390, height: 844 } })

// Everybody here comes from one address, which would soon be slowed.
test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

inBothLanguages('400 letters without a space', (language) => {
  const { content, cases, drafts } = TEXTS[language]
  const line = LETTER[language].repeat(200)
  const passage = LETTER[language].repeat(400)

  test('fit into the lists, editors, dialogs and previews of the content, and into the enquiries, what is answered and the question before sending', async ({
    page,
    signInAs,
    database,
  }) => {
    test.slow()
    await signInAs('admin')
    await open(page, `${href('adminPages')}?language=${language}`)
    const blocks = [
      { type: 'hero', title: line, lead: passage, actions: [] },
      { type: 'prose', title: line, prose: `## ${passage}\n\n${passage}` },
    ]
    const body = { title: line, description: passage, blocks }
    const slug = `long-${language}`
    const id = await create(page, { kind: 'page', slug, facts: { isInFooter: false }, en: body, fa: body })

    await travel(page, `${href('adminPages')}?item=${id}`)
    // What stands beside the parts may be drawn before them.
    await expect(page.locator('main li summary:visible')).toHaveCount(blocks.length)
    // On a phone one language is in sight, so are its parts.
    for (const summary of await page.locator('main summary:visible').all()) await summary.click()
    await fits(page, 'the editor')
    const title = page.getByRole('textbox', { name: content.fields.title, exact: true }).nth(1)
    await title.fill(passage)
    await fits(page, 'the editor while a title is typed')
    await expect(page.getByText(drafts.changes.stored)).toBeVisible()
    await page.getByRole('button', { name: content.save }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await fits(page, 'the faults')
    await title.fill(`${line.slice(1)}?`)
    await save(page, id, { ...body, blocks: [{ ...blocks[0], title: `${line.slice(1)}!` }, blocks[1]] }, language)
    await page.getByRole('button', { name: content.save }).click()
    await expect(page.getByRole('dialog', { name: content.conflict.title })).toBeVisible()
    await fits(page, 'the dialog on a conflict')
    await page.getByRole('button', { name: content.conflict.cancel }).click()
    await page.goBack()
    const discard = page.getByRole('dialog').getByRole('button', { name: drafts.changes.discard })
    await expect(discard).toBeVisible()
    await fits(page, 'the question before leaving')
    await discard.click()
    // The way back is still being gone: another one begun now would be lost to it.
    await expect(page).not.toHaveURL(new RegExp(id))
    await settle(page)

    await travel(page, href('adminAbout'))
    await travel(page, href('adminPages'))
    await fits(page, 'the list')
    await travel(page, `${href('adminPages')}?item=${id}`)
    await page.getByRole('button', { name: content.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: content.remove }).click()
    await expect(page.getByText(content.removed, { exact: true })).toBeVisible()
    await travel(page, href('adminBin'))
    await fits(page, 'the bin')
    await page.getByRole('button', { name: content.bin.deleteNamed(line) }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await fits(page, 'the question before deleting')
    await database.query('delete from content_items where slug = $1', [slug])
    await page.keyboard.press('Escape')

    const email = `${randomUUID()}@example.com`
    const name = LETTER[language].repeat(60)
    const data = { name, email, message: passage, language, agreedTo: 1, idempotencyKey: randomUUID() }
    expect((await page.request.post('/api/enquiries', { data })).status()).toBe(200)
    await travel(page, href('deskEnquiries'))
    await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 20_000 })
    await fits(page, 'the list')
    await page.getByRole('link', { name }).first().click()
    const { reply } = cases.enquiries
    const box = page.getByRole('textbox', { name: reply.fields.body.label })
    await box.fill(passage)
    await fits(page, 'the enquiry and the preview of its answer')
    await page.keyboard.press('Escape')
    await fits(page, 'the question before closing')
    await page.getByRole('button', { name: drafts.leave.stay }).click()
    await page.getByRole('button', { name: reply.send }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await fits(page, 'the enquiry with its answer')
  })
})

/** Nothing on screen reaches beyond the sides of the window. */
async function fits(page: Page, place: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const isCut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > window.innerWidth + 1)
    }
    const found = [...document.querySelectorAll('body :not(thead, thead *, [role=tablist], [role=tablist] *)')].filter(
      (element) => element.checkVisibility() && isCut(element),
    )
    const widest = document.documentElement.scrollWidth
    return [...(widest > window.innerWidth ? [`page ${widest}`] : []), ...found.map(describe)].slice(0, 8)

    function describe(element: Element): string {
      const { left, right } = element.getBoundingClientRect()
      return `${element.tagName} .${element.className} ${Math.round(left)}-${Math.round(right)} ${element.textContent?.slice(0, 30)}`
    }
  })
  expect.soft(wide, place).toEqual([])
}

type Body = Record<string, unknown>

function create(page: Page, item: Body): Promise<string> {
  return send(page, 'POST', '/api/content-editing/items', item)
}

/** As a colleague would, over the newest version. */
async function save(page: Page, id: string, body: Body, part: Language): Promise<void> {
  await send(page, 'PUT', `/api/content-editing/items/${id}/${part}`, { version: 1, body })
}

async function send(page: Page, method: string, path: string, data: Body): Promise<string> {
  const token = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token, SESSION_KEY)
  const headers = { Authorization: `Bearer ${token}` }
  const response = await page.request.fetch(path, { method, headers, data })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { id: string }).id
}
