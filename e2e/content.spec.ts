import type { Page } from '@playwright/test'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { admin } from '@rahnama/web/i18n/en/admin.ts'
import { app } from '@rahnama/web/i18n/en/app.ts'
import { content } from '@rahnama/web/i18n/en/content.ts'
import { fees } from '@rahnama/web/i18n/en/fees.ts'
import { site as siteEn } from '@rahnama/web/i18n/en/site.ts'
import { staffDrafts } from '@rahnama/web/i18n/en/staff-drafts.ts'
import { admin as adminFa } from '@rahnama/web/i18n/fa/admin.ts'
import { content as persian } from '@rahnama/web/i18n/fa/content.ts'
import { site as siteFa } from '@rahnama/web/i18n/fa/site.ts'
import { staffDrafts as draftsFa } from '@rahnama/web/i18n/fa/staff-drafts.ts'
import { href, pathsOf } from '@rahnama/web/site-map.ts'
import type { Client } from 'pg'
import { EMAILS, expect, inBothLanguages, inPersian, SESSION_KEY, saveData, signIn, test } from './fixtures.ts'
import { travel } from './travel.ts'

const { languages } = content
const TEXTS = { en: { content, admin, site: siteEn }, fa: { content: persian, admin: adminFa, site: siteFa } }
const CHANGED = 'این پاسخ را مدیر همین حالا نوشت.'

async function openQuestion(page: Page, question: string) {
  await page.goto(href('adminContact'))
  await page.getByRole('link', { name: question }).click()
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused()
}

function column(page: Page, language: 'en' | 'fa') {
  return page.getByRole('region', { name: languages[language], exact: true })
}

inPersian('an owner', () => {
  const { versions, states } = persian
  const written = persian.languages.fa

  test('changes an answer, and visitors read it at once', async ({ page, signInAs, baseURL }) => {
    const readContact = async () => (await fetch(`${baseURL}${href('contact')}?language=fa`)).text()
    expect(await readContact()).not.toContain(CHANGED)
    await signInAs('admin')
    await openQuestion(page, 'آیا حتماً باید IELTS داشته باشم؟')
    const column = (language: 'en' | 'fa') =>
      page.getByRole('region', { name: persian.languages[language], exact: true })
    const answer = column('fa').getByRole('textbox', { name: persian.fields.answer })
    const before = await answer.inputValue()
    await answer.fill(`${before}\n\n${CHANGED}`)
    await column('fa').getByText(persian.preview).click()
    await expect(column('fa').getByRole('paragraph').filter({ hasText: CHANGED })).toBeVisible()
    await page.getByRole('button', { name: persian.save }).click()
    await expect(page.getByText(persian.saved)).toBeVisible()
    await expect(column('fa')).toContainText(states.changed)
    await expect(column('en')).toContainText(states.stale)

    await page.getByRole('button', { name: persian.publish(written), exact: true }).click()
    await expect(page.getByText(persian.published(written))).toBeVisible()
    // That it takes less than a second is proven beside the server, where nothing else is running.
    await expect.poll(readContact, { timeout: 15_000 }).toContain(CHANGED)

    await page.getByText(versions.title, { exact: true }).click()
    const first = versions.name(written, '۱')
    await page.getByRole('button', { name: versions.compareNamed(first) }).click()
    const compared = page.getByRole('dialog', { name: versions.compareTitle(first) })
    await expect(compared).toContainText(CHANGED)
    await compared.getByRole('button', { name: versions.restore, exact: true }).click()
    await expect(page.getByText(versions.restored(first))).toBeVisible()
    await expect(answer).toHaveValue(before)
    await page.getByRole('button', { name: persian.publish(written), exact: true }).click()
    await expect(column('fa')).toContainText(states.published)
  })
})

test('what the owner writes on a consultation card, and charges for it, is what visitors book by; every kind of content opens in its editor, and values stand in the order the owner gives them by keyboard', async ({
  page,
  signInAs,
  baseURL,
}) => {
  test.slow()
  const title = 'Comprehensive review'
  const read = async (path: string) => (await fetch(`${baseURL}${path}?language=en`)).text()
  const readContact = () => read(href('contact'))
  const readBooking = () => read(pathsOf('booking')[1] ?? '')
  expect(await readBooking()).toContain('60 minutes · CA$180 (sample amount)')
  await signInAs('admin')
  await page.goto(href('adminContact'))
  await page.getByRole('main').getByRole('link', { name: 'Comprehensive consultation', exact: true }).click()
  await expect(page.getByRole('textbox', { name: content.fields.minutes })).toHaveValue('60')
  const english = column(page, 'en')
  await english.getByRole('textbox', { name: content.fields.title }).fill(title)
  await page.getByRole('button', { name: content.save }).click()
  await expect(page.getByText(content.saved)).toBeVisible()
  await page.getByRole('button', { name: content.publish(languages.en), exact: true }).click()
  await expect(page.getByText(content.published(languages.en))).toBeVisible()
  await expect.poll(readContact, { timeout: 15_000 }).toContain(title)

  await travel(page, href('adminFees'))
  await page.getByRole('link', { name: title }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: fees.owner.form.cad.label }).fill('195')
  await sheet.getByRole('button', { name: fees.owner.form.save }).click()
  await expect(sheet.getByRole('heading', { name: fees.owner.earlier })).toBeVisible()
  await expect.poll(readContact, { timeout: 15_000 }).toContain('CA$195')
  expect(await readContact()).not.toContain('CA$180')
  expect(await readBooking()).toContain('60 minutes · CA$195')

  for (const route of ['adminLanding', 'adminAbout', 'adminServices', 'adminArticles', 'adminPages'] as const) {
    await travel(page, href(route))
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

  const isExcellenceFirst = async () => {
    const html = await (await fetch(`${baseURL}${href('aboutUs')}?language=en`)).text()
    return html.indexOf('>Excellence<') < html.indexOf('>Client-focused<')
  }
  await travel(page, href('adminAbout'))
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

const PAGE = {
  en: { title: 'Winter hours', lead: 'Shorter days, the same people.', prose: 'From December on we open at ten.' },
  fa: { title: 'ساعت‌های زمستان', lead: 'روزهای کوتاه‌تر، همان همکاران.', prose: 'از دی ساعت ده باز می‌کنیم.' },
} as const
const OTHER = { en: 'fa', fa: 'en' } as const

inBothLanguages('a new page', (language) => {
  const texts = TEXTS[language].content
  const { title, lead, prose } = PAGE[language]
  const other = OTHER[language]

  test('is public at its address; whoever reads the other language is told that it is missing there', async ({
    page,
    signInAs,
  }) => {
    const path = href('contentPage', { slug: `winter-hours-${language}` })
    await signInAs('admin')
    await page.goto(href('adminPages'))
    await page.getByRole('link', { name: texts.kinds.page.add }).click()
    await page.getByRole('textbox', { name: texts.fields.slug }).fill(`winter-hours-${language}`)
    const written = page.getByRole('region', { name: texts.languages[language], exact: true })
    const titles = written.getByRole('textbox', { name: texts.fields.title, exact: true })
    await titles.first().fill(title)
    await titles.last().fill(title)
    await written.getByRole('textbox', { name: texts.fields.lead }).fill(lead)
    await written.getByRole('textbox', { name: texts.fields.description }).fill(lead)
    await written.getByRole('combobox', { name: texts.fields.type }).selectOption('prose')
    await written.getByRole('button', { name: texts.list.add(texts.fields.blocks) }).click()
    await written.getByRole('textbox', { name: texts.fields.prose, exact: true }).fill(prose)
    await page.getByRole('button', { name: texts.create }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await page.getByRole('button', { name: texts.publish(texts.languages[language]), exact: true }).click()
    await expect(page.getByText(texts.published(texts.languages[language]))).toBeVisible()

    const readIn = async (reader: Language) => {
      const html = await (await page.request.get(`${path}?language=${reader}`)).text()
      const missing = TEXTS[reader].site.content.notTranslated
      return page.evaluate(
        ([html = '', missing = '', language = '']) => {
          const { body } = new DOMParser().parseFromString(html, 'text/html')
          const own = [...body.querySelectorAll(`main [lang="${language}"][dir]`)].map((each) => each.textContent)
          return {
            heading: body.querySelector('main h1')?.textContent,
            isMissing: body.querySelector('main')?.textContent.includes(missing),
            inItsLanguage: own.join(' '),
          }
        },
        [html, missing, language],
      )
    }
    expect(await readIn(language)).toMatchObject({ heading: title, isMissing: false })
    expect(await readIn(other)).toMatchObject({ isMissing: true, inItsLanguage: expect.stringContaining(prose) })
  })
})

test('where a colleague saved first, both are shown and one is chosen; what they saved elsewhere is not undone, and is said before', async ({
  page,
  signInAs,
  database,
}) => {
  test.slow()
  await signInAs('admin')
  await test.step('the same place', async () => {
    await openQuestion(page, 'Can I study in China without speaking Chinese?')
    const mine = column(page, 'en').getByRole('textbox', { name: content.fields.answer })
    await mine.fill('What I typed.')
    await saveElsewhere(page, 'en', { answer: 'What a colleague typed.' })
    await page.getByRole('button', { name: content.save }).click()
    const dialog = page.getByRole('dialog', { name: content.conflict.title })
    await expect(dialog.getByRole('group')).toHaveCount(1)
    await expect(dialog).toContainText('What I typed.')
    await expect(dialog).toContainText('What a colleague typed.')
    const save = dialog.getByRole('button', { name: content.conflict.save, exact: true })
    await expect(save).toBeDisabled()
    await dialog.getByRole('radio', { name: content.conflict.mine }).check()
    await save.click()
    await expect(page.getByText(content.saved)).toBeVisible()
    await page.reload()
    await expect(mine).toHaveValue('What I typed.')
  })

  await test.step('another one', async () => {
    await travel(page, `${href('adminLanding')}?item=${await idOf(database, 'claim', 'experience')}`)
    const shared = page.getByRole('region', { name: content.facts })
    const owner = shared.getByRole('textbox', { name: content.fields.owner })
    await owner.fill('Sample Owner')
    await saveElsewhere(page, 'facts', { reviewBy: '2031-01-02' })
    // It is heard live: nobody reloads an editor.
    await expect(page.getByRole('status').filter({ hasText: 'saved a newer version' })).toBeVisible({ timeout: 15_000 })
    await expect(owner).toHaveValue('Sample Owner')
    await page.getByRole('button', { name: content.save }).click()
    await expect(page.getByText(content.saved)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const id = new URL(page.url()).searchParams.get('item')
    const { rows } = await database.query(
      `select body from content_versions where item_id = $1 and part = 'facts' order by number desc limit 1`,
      [id],
    )
    expect(rows[0]?.body).toMatchObject({ owner: 'Sample Owner', reviewBy: '2031-01-02' })
  })
})

test('what is typed waits as a draft through leaving, a reload, another sign-in and a change of language, and is not left by accident', async ({
  page,
  signInAs,
  browser,
  baseURL,
  database,
}) => {
  test.slow()
  await signInAs('admin')
  await test.step('it waits until it is discarded', async () => {
    const address = `${href('adminContact')}?item=${await idOf(database, 'faq', 'processing-times')}`
    await page.goto(address)
    const question = column(page, 'en').getByRole('textbox', { name: content.fields.question })
    const before = await question.inputValue()
    await question.fill('What does it cost?')
    await expect(page.getByText(staffDrafts.changes.stored)).toBeVisible()
    await page.getByRole('link', { name: admin.pages.adminContact.heading }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: staffDrafts.changes.leave.leave }).click()
    await expect(page.getByRole('heading', { level: 1, name: admin.pages.adminContact.heading })).toBeVisible()
    await page.goto(address)
    await expect(question).toHaveValue('What does it cost?')

    const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
    await saveData(elsewhere.context())
    const session = await signIn(baseURL ?? '', 'admin')
    await elsewhere.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [SESSION_KEY, session],
    )
    await elsewhere.goto(address)
    await expect(column(elsewhere, 'en').getByRole('textbox', { name: content.fields.question })).toHaveValue(
      'What does it cost?',
    )
    await elsewhere.getByRole('button', { name: staffDrafts.changes.discard }).click()
    await expect(elsewhere.getByRole('button', { name: staffDrafts.changes.discard })).toBeHidden()
    await elsewhere.close()
    await page.reload()
    await expect(question).toHaveValue(before)
  })

  await test.step('it survives a change of language, and leaving asks', async () => {
    // Not a question of another journey: one admin has one draft of it.
    await travel(page, href('adminContact'))
    await travel(page, `${href('adminContact')}?item=${await idOf(database, 'faq', 'guarantee')}`)
    const question = column(page, 'en').getByRole('textbox', { name: content.fields.question })
    await question.fill('')
    await page.getByRole('button', { name: content.publish(languages.en), exact: true }).click()
    await page.getByRole('alert').first().getByRole('link', { name: content.fields.question }).click()
    await expect(question).toBeFocused()
    await question.fill('Not saved yet')
    await page.getByRole('link', { name: admin.pages.adminContact.heading }).first().click()
    await page
      .getByRole('dialog', { name: staffDrafts.changes.leave.title })
      .getByRole('button', { name: staffDrafts.leave.stay })
      .click()
    await expect(question).toHaveValue('Not saved yet')
    await page.getByRole('link', { name: app.language.switchLabel }).click()
    const inPersian = page.getByRole('region', { name: persian.languages.en, exact: true })
    await expect(inPersian.getByRole('textbox', { name: content.fields.question })).toHaveValue('Not saved yet')
    await page.getByRole('button', { name: draftsFa.changes.discard }).click()
    await expect(inPersian.getByRole('textbox', { name: content.fields.question })).not.toHaveValue('Not saved yet')
  })
})

inPersian('the bin', (language) => {
  const { content: texts, admin: pages } = TEXTS[language]
  const { bin } = texts

  test('holds what was removed, who removed it and for how long, gives it back and lets it go for ever', async ({
    page,
    signInAs,
    database,
  }) => {
    const slug = `binned-${language}`
    const title = `Slow and steady ${language}`
    await signInAs('admin')
    await page.goto(`${href('adminAbout')}?new=value&language=${language}`)
    await page.getByRole('textbox', { name: texts.fields.slug }).fill(slug)
    const written = page.getByRole('region', { name: texts.languages[language], exact: true })
    await written.getByRole('textbox', { name: texts.fields.title, exact: true }).fill(title)
    await written.getByRole('textbox', { name: texts.fields.text, exact: true }).fill('As it is.')
    await page.getByRole('button', { name: texts.create }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    const removeIt = async () => {
      await page.getByRole('button', { name: texts.remove }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts.remove }).click()
      // The notice of an earlier removal may still stand.
      await expect(page.getByText(texts.removed, { exact: true }).last()).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: bin.open, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: pages.pages.adminBin.heading })).toBeVisible()
    }
    const row = page.getByRole('row').filter({ hasText: title })
    const stored = async () => {
      const { rows } = await database.query<{ removed: boolean }>(
        'select removed_at is not null as removed from content_items where slug = $1',
        [slug],
      )
      return rows.map(({ removed }) => removed)
    }

    await removeIt()
    await expect(row).toContainText(texts.kinds.value.one)
    await expect(row).toContainText(bin.days(30, formats(language).number(30)))
    const { rows: owners } = await database.query(`select full_name from users where email = $1`, [EMAILS.admin])
    await expect(row).toContainText(owners[0]?.full_name)
    expect(await stored()).toEqual([true])
    await row.getByRole('button', { name: bin.putBackNamed(title) }).click()
    await expect(page.getByText(texts.putBackDone)).toBeVisible()
    await expect(row).toBeHidden()
    expect(await stored()).toEqual([false])

    await travel(page, href('adminAbout'))
    await page.getByRole('link', { name: title }).click()
    await removeIt()
    await row.getByRole('button', { name: bin.deleteNamed(title) }).click()
    await page.getByRole('dialog').getByRole('button', { name: bin.delete, exact: true }).click()
    await expect(page.getByText(bin.deleted, { exact: true })).toBeVisible()
    await expect(row).toBeHidden()
    expect(await stored()).toEqual([])
  })
})

async function idOf(database: Client, kind: string, slug: string): Promise<string> {
  const found = await database.query<{ id: string }>('select id from content_items where kind = $1 and slug = $2', [
    kind,
    slug,
  ])
  return found.rows[0]?.id ?? ''
}

/** The same item saved by another window of the office. */
async function saveElsewhere(page: Page, part: 'facts' | 'en', changes: Record<string, string>) {
  const id = new URL(page.url()).searchParams.get('item') ?? ''
  const status = await page.evaluate(
    async ({ path, named, changed }) => {
      const { access_token: token } = JSON.parse(localStorage.getItem('rahnama-session') ?? '{}')
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const read = await fetch(path, { headers })
      const item = await read.json()
      const saved = await fetch(`${path}/${named}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ version: item.parts[named].version, body: { ...item.bodies[named], ...changed } }),
      })
      return saved.status
    },
    { path: `/api/content-editing/items/${id}`, named: part, changed: changes },
  )
  expect(status).toBe(200)
}
