import type { Page } from '@playwright/test'
import { contentEditing } from '@rahnama/contract/content-editing.ts'
import { admin } from '@rahnama/web/i18n/en/admin.ts'
import { app } from '@rahnama/web/i18n/en/app.ts'
import { content } from '@rahnama/web/i18n/en/content.ts'
import { content as persian } from '@rahnama/web/i18n/fa/content.ts'
import { site as siteFa } from '@rahnama/web/i18n/fa/site.ts'
import { href, pathsOf } from '@rahnama/web/site-map.ts'
import { applicationStarted, expect, test } from './fixtures.ts'
import { travel } from './travel.ts'

const { languages, versions } = content
const CHANGED = 'این پاسخ را مدیر همین حالا نوشت.'

async function openQuestion(page: Page, question: string) {
  await page.goto(href('adminContact'))
  await page.getByRole('link', { name: question }).click()
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused()
}

function column(page: Page, language: 'en' | 'fa') {
  return page.getByRole('region', { name: languages[language], exact: true })
}

test('an admin changes a Persian answer and visitors read it at once', async ({ page, signInAs, browser, baseURL }) => {
  const readContact = async () => (await fetch(`${baseURL}${href('contact')}?language=fa`)).text()
  expect(await readContact()).not.toContain(CHANGED)
  await signInAs('admin')
  await openQuestion(page, 'Do I need IELTS?')
  const answer = column(page, 'fa').getByRole('textbox', { name: persian.fields.answer })
  const before = await answer.inputValue()
  await answer.fill(`${before}\n\n${CHANGED}`)
  await column(page, 'fa').getByText(persian.preview).click()
  await expect(column(page, 'fa').getByRole('paragraph').filter({ hasText: CHANGED })).toBeVisible()
  await page.getByRole('button', { name: content.save }).click()
  await expect(page.getByText(content.saved)).toBeVisible()
  await expect(column(page, 'fa')).toContainText(content.states.changed)
  await expect(column(page, 'en')).toContainText(content.states.stale)

  await column(page, 'fa')
    .getByRole('button', { name: content.publish(languages.fa), exact: true })
    .click()
  await expect(page.getByText(content.published(languages.fa))).toBeVisible()
  // That it takes less than a second is proven beside the server, where nothing else is running.
  await expect.poll(readContact, { timeout: 15_000 }).toContain(CHANGED)
  const visitor = await browser.newPage({ baseURL: baseURL ?? '', locale: 'fa-IR' })
  await visitor.goto(`${href('contact')}?language=fa`)
  await expect(visitor.getByText(CHANGED)).toBeAttached()
  await visitor.close()

  await page.getByText(versions.title, { exact: true }).click()
  const first = versions.name(languages.fa, '1')
  await page.getByRole('button', { name: versions.restoreNamed(first) }).click()
  await expect(page.getByText(versions.restored(first))).toBeVisible()
  await expect(answer).toHaveValue(before)
  await column(page, 'fa')
    .getByRole('button', { name: content.publish(languages.fa), exact: true })
    .click()
  await expect(column(page, 'fa')).toContainText(content.states.published)
})

test('what the owner writes on a consultation card is what visitors book by', async ({ page, signInAs, baseURL }) => {
  const fee = 'From 180 Canadian dollars'
  const read = async (path: string) => (await fetch(`${baseURL}${path}?language=en`)).text()
  const readContact = () => read(href('contact'))
  const readBooking = () => read(pathsOf('booking')[1] ?? '')
  expect(await readContact()).toContain('Fee varies')
  expect(await readBooking()).toContain('Fee varies')
  await signInAs('admin')
  await page.goto(href('adminContact'))
  await page.getByRole('main').getByRole('link', { name: 'Comprehensive consultation', exact: true }).click()
  await expect(page.getByText('It lasts 60 minutes')).toBeVisible()
  const english = column(page, 'en')
  await english.getByRole('textbox', { name: content.fields.fee }).fill(fee)
  await page.getByRole('button', { name: content.save }).click()
  await expect(page.getByText(content.saved)).toBeVisible()
  await english.getByRole('button', { name: content.publish(languages.en), exact: true }).click()
  await expect(page.getByText(content.published(languages.en))).toBeVisible()
  await expect.poll(readContact, { timeout: 15_000 }).toContain(fee)
  expect(await readContact()).not.toContain('Fee varies')
  expect(await readBooking()).toContain(`60 minutes · ${fee}`)
})

test('values stand in the order the owner gives them by keyboard', async ({ page, signInAs, baseURL }) => {
  const isExcellenceFirst = async () => {
    const html = await (await fetch(`${baseURL}${href('aboutUs')}?language=en`)).text()
    return html.indexOf('>Excellence<') < html.indexOf('>Client-focused<')
  }
  await signInAs('admin')
  await page.goto(href('adminAbout'))
  const down = page.getByRole('button', { name: content.list.down('Excellence') })
  const up = page.getByRole('button', { name: content.list.up('Excellence') })
  await expect(up).toBeDisabled()
  expect(await isExcellenceFirst()).toBe(true)
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeEnabled()
  await expect(down).toBeFocused()
  await expect.poll(isExcellenceFirst, { timeout: 15_000 }).toBe(false)
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeDisabled()
  await expect(down).toBeFocused()
  await expect.poll(isExcellenceFirst, { timeout: 15_000 }).toBe(true)
})

test('a new page is public at its address; whoever reads the other language is told that it is missing there', async ({
  page,
  signInAs,
  browser,
  baseURL,
}) => {
  await signInAs('admin')
  await page.goto(href('adminPages'))
  await page.getByRole('link', { name: content.kinds.page.add }).click()
  await page.getByRole('textbox', { name: content.fields.slug }).fill('winter-hours')
  const english = column(page, 'en')
  const titles = english.getByRole('textbox', { name: content.fields.title, exact: true })
  await titles.first().fill('Winter hours')
  await titles.last().fill('Winter hours')
  await english.getByRole('textbox', { name: content.fields.lead }).fill('Shorter days, the same people.')
  await english.getByRole('textbox', { name: content.fields.description }).fill('When we are here in winter.')
  await english.getByRole('combobox', { name: content.fields.type }).selectOption('prose')
  await english.getByRole('button', { name: content.list.add(content.fields.blocks) }).click()
  await english
    .getByRole('textbox', { name: content.fields.prose, exact: true })
    .fill('From December on we open at ten.')
  await page.getByRole('button', { name: content.create }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Winter hours' })).toBeFocused()
  await english.getByRole('button', { name: content.publish(languages.en), exact: true }).click()
  await expect(page.getByText(content.published(languages.en))).toBeVisible()

  const visitor = await browser.newPage({ baseURL: baseURL ?? '', locale: 'fa-IR' })
  await visitor.goto('/pages/winter-hours?language=en')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Winter hours' })).toBeVisible()
  await expect(visitor.getByText(siteFa.content.notTranslated)).toHaveCount(0)
  await visitor.goto('/pages/winter-hours?language=fa')
  await expect(visitor.getByText(siteFa.content.notTranslated)).toBeVisible()
  await expect(visitor.locator('main [lang="en"][dir="ltr"]').getByText('From December on')).toBeVisible()
  await visitor.close()
})

test('a colleague who saved first is shown, and nothing typed is lost', async ({ page, signInAs }) => {
  await signInAs('admin')
  await openQuestion(page, 'Can I study in China without speaking Chinese?')
  const mine = column(page, 'en').getByRole('textbox', { name: content.fields.answer })
  await mine.fill('What I typed.')
  await saveElsewhere(page, 'What a colleague typed.')
  await page.getByRole('button', { name: content.save }).click()
  const dialog = page.getByRole('dialog', { name: content.conflict.title })
  await expect(dialog).toContainText('What I typed.')
  await expect(dialog).toContainText('What a colleague typed.')
  await dialog.getByRole('button', { name: content.conflict.keepMine }).click()
  await expect(page.getByText(content.saved)).toBeVisible()
  await page.reload()
  await expect(mine).toHaveValue('What I typed.')
})

test('unsaved words survive a change of language and are not left by accident', async ({ page, signInAs }) => {
  await signInAs('admin')
  await openQuestion(page, 'Do I need IELTS?')
  const question = column(page, 'en').getByRole('textbox', { name: content.fields.question })
  await question.fill('')
  await page.getByRole('button', { name: content.save }).click()
  await expect(page.getByRole('alert').first()).toContainText(content.fields.question)
  await question.fill('Not saved yet')
  await page.getByRole('link', { name: admin.pages.adminContact.heading }).first().click()
  await page
    .getByRole('dialog', { name: content.leave.title })
    .getByRole('button', { name: content.leave.stay })
    .click()
  await expect(question).toHaveValue('Not saved yet')
  await page.getByRole('link', { name: app.language.switchLabel }).click()
  const inPersian = page.getByRole('region', { name: persian.languages.en, exact: true })
  await expect(inPersian.getByRole('textbox', { name: content.fields.question })).toHaveValue('Not saved yet')
})

test('every kind of content opens in its editor', async ({ page, signInAs }) => {
  await signInAs('admin')
  for (const route of ['adminLanding', 'adminAbout', 'adminServices', 'adminArticles', 'adminPages'] as const) {
    await page.goto(href(route))
    const tables = page
      .getByRole('main')
      .getByRole('table')
      .filter({ has: page.getByRole('link') })
    await expect(tables.first()).toBeVisible()
    const items = await tables.evaluateAll((all) => all.map((table) => table.querySelector('a')?.getAttribute('href')))
    for (const item of items) {
      await travel(page, item ?? '')
      await expect(column(page, 'fa').getByRole('textbox').first()).not.toHaveValue('')
    }
  }
})

test('a student has no way in', async ({ page, signInAs, baseURL, sessions }) => {
  await signInAs('student')
  await page.goto(href('adminContact'))
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await applicationStarted(page)
  const { access_token: token } = JSON.parse(sessions.get('student') ?? '{}') as { access_token?: string }
  const refused = await fetch(`${baseURL}${contentEditing.list.path}?kind=faq`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(refused.status).toBe(403)
})

/** The same item saved by another window of the office. */
async function saveElsewhere(page: Page, answer: string) {
  const id = new URL(page.url()).searchParams.get('item') ?? ''
  const status = await page.evaluate(
    async ({ path, body }) => {
      const { access_token: token } = JSON.parse(localStorage.getItem('rahnama-session') ?? '{}')
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const read = await fetch(path, { headers })
      const item = await read.json()
      const saved = await fetch(`${path}/en`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ version: item.parts.en.version, body: { ...item.bodies.en, answer: body } }),
      })
      return saved.status
    },
    { path: `/api/content-editing/items/${id}`, body: answer },
  )
  expect(status).toBe(200)
}
