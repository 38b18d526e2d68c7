import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Application } from '@rahnama/contract/applications.ts'
import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { clientSentences as sentencesEn } from '@rahnama/contract/texts/en/client-sentences.ts'
import { clientSentences as sentencesFa } from '@rahnama/contract/texts/fa/client-sentences.ts'
import { caseFile as caseFileEn } from '@rahnama/web/i18n/en/case-file.ts'
import { caseWords as wordsEn } from '@rahnama/web/i18n/en/case-words.ts'
import { staffDrafts as draftsEn } from '@rahnama/web/i18n/en/staff-drafts.ts'
import { caseFile as caseFileFa } from '@rahnama/web/i18n/fa/case-file.ts'
import { caseWords as wordsFa } from '@rahnama/web/i18n/fa/case-words.ts'
import { staffDrafts as draftsFa } from '@rahnama/web/i18n/fa/staff-drafts.ts'
import { href } from '@rahnama/web/site-map.ts'
import type { Client } from 'pg'
import { colleagueOf, nameOf } from './colleague.ts'
import { EMAILS, expect, inBothLanguages, inOneLanguage, signIn, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { TOLD } from './told-profile.ts'

const TEXTS = {
  en: { texts: caseFileEn, words: wordsEn, sentences: sentencesEn, drafts: draftsEn },
  fa: { texts: caseFileFa, words: wordsFa, sentences: sentencesFa, drafts: draftsFa },
}
const NOTE = 'Called twice. آدرس جدید را پرسیدم.'

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ database }) => {
  // Everybody here comes from one address, which would soon be slowed.
  await database.query('delete from rate_limits')
})

inBothLanguages('a case', (language) => {
  const { texts, words, sentences, drafts } = TEXTS[language]
  const once = inOneLanguage(test, language)

  test('has two agents on it: they see each other, one claims it, and what is typed stays', async ({
    page,
    signInAs,
    browser,
    baseURL,
    database,
  }) => {
    test.setTimeout(120_000)
    const { folio } = await sentCase(page, database, language)
    await signInAs('case_review_agent')
    const other = await colleagueOf(browser, baseURL ?? '', language)
    const [agent, admin] = await Promise.all(
      [EMAILS.case_review_agent, EMAILS.admin].map((email) => nameOf(database, email)),
    )
    const address = `${href('caseFile', { folio })}?language=${language}`
    await page.goto(address)
    await other.goto(address)
    const present = page.getByRole('list', { name: texts.presence.label })
    await expect(present).toContainText(admin ?? '', { timeout: 20_000 })

    const box = page.getByRole('textbox', { name: texts.notes.fields.text.label })
    await box.fill(NOTE)
    const there = other.getByRole('list', { name: texts.presence.label })
    await expect(there).toContainText(texts.presence.writingNote, { timeout: 20_000 })

    await other.keyboard.press('KeyC')
    await expect(other.getByText(texts.owner.claimed)).toBeVisible()
    await expect(page.getByText(admin ?? '', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: texts.owner.claim, exact: true })).toBeHidden()
    await expect(box).toHaveValue(NOTE)
    expect(await ownerOf(database, folio)).toBe(EMAILS.admin)

    await expect(page.getByText(drafts.changes.stored)).toBeVisible()
    await page.reload()
    await expect(box).toHaveValue(NOTE)
    await page.getByRole('button', { name: texts.notes.save }).click()
    await expect(box).toHaveValue('')
    const team = other.getByRole('complementary', { name: texts.team.heading })
    await expect(team).toContainText(NOTE, { timeout: 20_000 })
    await expect(team).toContainText(agent ?? '')
    await other.close()
  })

  once(
    'claimed or moved by somebody else a moment ago says so to whoever acts, with all they typed, and nothing changes unseen',
    async ({ page, signInAs, browser, baseURL, database }) => {
      test.setTimeout(120_000)
      const { folio } = await sentCase(page, database, language)
      await signInAs('case_review_agent')
      const deaf = await colleagueOf(browser, baseURL ?? '', language)
      await deaf.route('**/api/events', (route) => route.abort())
      const claim = (of: Page) => of.getByRole('button', { name: texts.owner.claim, exact: true })

      await test.step('claimed, it says by whom', async () => {
        for (const each of [page, deaf]) {
          await each.goto(`${href('caseFile', { folio })}?language=${language}`)
          await expect(claim(each)).toBeVisible()
        }
        await claim(page).click()
        await expect(page.getByText(texts.owner.claimed)).toBeVisible()
        await claim(deaf).click()
        const agent = await nameOf(database, EMAILS.case_review_agent)
        await expect(deaf.getByText(texts.owner.taken(isolate(agent)))).toBeVisible()
        expect(await ownerOf(database, folio)).toBe(EMAILS.case_review_agent)
      })

      await test.step('moved meanwhile, it shows both sides', async () => {
        await deaf.getByRole('button', { name: texts.acts.move, exact: true }).click()
        const dialog = deaf.getByRole('dialog', { name: texts.moving.title })
        await dialog.getByLabel(texts.moving.stage).selectOption({ label: words.stages.needsMore })
        await dialog.getByLabel(texts.moving.why).selectOption({ label: words.reasons.signatureAsked })
        const sentence = { en: 'Please sign.', fa: 'لطفاً امضا کنید.' }
        await dialog.getByLabel(texts.moving.inLanguage.en).fill(sentence.en)
        await dialog.getByLabel(texts.moving.inLanguage.fa).fill(sentence.fa)

        await moveByApi(page, folio, { stage: 'inReview', turn: 'office', reason: 'underReview' })
        await dialog.getByRole('button', { name: texts.moving.act }).click()
        const conflict = dialog.getByRole('status').filter({ hasText: texts.moving.conflict.title })
        await expect(conflict).toContainText(words.stages.inReview)
        await expect(conflict).toContainText(words.stages.needsMore)
        await expect(dialog.getByLabel(texts.moving.inLanguage.en)).toHaveValue(sentence.en)
        expect(await stageOf(database, folio)).toBe('inReview')
        await conflict.getByRole('button', { name: texts.moving.conflict.goOn }).click()
        await expect(dialog).toBeHidden()
        expect(await stageOf(database, folio)).toBe('needsMore')
      })
      await deaf.close()
    },
  )

  once(
    'is closed after a refusal only with its grounds, what we learnt and no blank, and its client gets the mail',
    async ({ page, signInAs, outbox, database }) => {
      test.setTimeout(120_000)
      const { folio, email } = await sentCase(page, database, language)
      await signInAs('case_review_agent')
      await moveByApi(page, folio, { stage: 'inReview', turn: 'office', reason: 'underReview' })
      await moveByApi(page, folio, { stage: 'filed', turn: 'government', reason: 'awaitsDecision' })
      await page.goto(`${href('caseFile', { folio })}?language=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Nava Example')
      await page.keyboard.press('KeyM')
      const dialog = page.getByRole('dialog', { name: texts.moving.title })
      await dialog.getByLabel(texts.moving.stage).selectOption({ label: words.stages.decided })
      await dialog.getByLabel(texts.moving.why).selectOption({ label: words.reasons.refused })
      await dialog.getByLabel(texts.moving.template).selectOption({ label: sentences.refused.name })
      const { number } = formats(language)
      await dialog.getByRole('button', { name: texts.moving.blanks(number(2), false) }).click()
      await expect(dialog.getByText(texts.moving.groundsMissing)).toBeVisible()
      await expect(dialog.getByText(texts.moving.lessonMissing)).toBeVisible()
      expect(await stageOf(database, folio)).toBe('filed')

      await dialog.getByLabel('{reason}').fill('funds')
      await dialog.getByLabel('{دلیل}').fill('تمکن مالی')
      await dialog.getByRole('checkbox', { name: words.grounds.funds }).check()
      await dialog.getByLabel(texts.moving.lesson).fill('Show six months of statements.')
      const mail = page.frameLocator(`iframe[title="${texts.moving.preview}"]`)
      await expect(mail.getByText(language === 'fa' ? 'تمکن مالی' : 'funds')).toBeVisible({ timeout: 15_000 })
      await dialog.getByRole('button', { name: texts.moving.close }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(words.grounds.funds)).toBeVisible()
      await expect(page.getByText(texts.standing.closedHint)).toBeVisible()
      await expect(page.getByRole('button', { name: texts.acts.move, exact: true })).toBeHidden()

      const { rows } = await database.query(
        `select refusal_grounds as grounds, lesson from cases join applications on id = application_id
       where reference = $1`,
        [folio],
      )
      expect(rows).toEqual([{ grounds: ['funds'], lesson: 'Show six months of statements.' }])
      const newest = await outbox.newestTo(email)
      expect(newest?.language).toBe(language)
      expect(newest?.content.quote?.text).toContain(language === 'fa' ? 'تمکن مالی' : 'given is funds')

      await test.step('reopened, it is ours again under a new promise, the client is told, and how it ended is kept', async () => {
        const { reopen, sentence } = texts.afterClosing
        await page.getByRole('button', { name: reopen.open, exact: true }).click()
        const reopening = page.getByRole('dialog', { name: reopen.title })
        await reopening.getByRole('button', { name: reopen.act }).click()
        await expect(reopening.getByText(reopen.reason.faults.REQUIRED).first()).toBeVisible()
        await reopening.getByLabel(reopen.reason.label).fill('The bank corrected its letter.')
        await reopening.getByLabel(sentence.fields.en.label).fill('We ask the authority to look again.')
        await reopening.getByLabel(sentence.fields.fa.label).fill('از مرجع رسمی می‌خواهیم دوباره بررسی کند.')
        await reopening.getByRole('button', { name: reopen.act }).click()
        await expect(reopening).toBeHidden()
        await expect(page.getByText(texts.standing.closedHint)).toBeHidden()
        await expect(page.getByText(texts.promise.states.running)).toBeVisible()
        await page.getByRole('link', { name: texts.parts.timeline, exact: true }).click()
        await expect(page.getByText('Show six months of statements.')).toBeVisible()
        await expect(page.getByText('The bank corrected its letter.')).toBeVisible()
        const told = language === 'fa' ? 'دوباره بررسی کند' : 'look again'
        const quotes = (await outbox.allTo(email)).map(({ content }) => content.quote?.text)
        expect(quotes).toContainEqual(expect.stringContaining(told))
      })
    },
  )
})

type Sent = { folio: string; email: string }

/** An application that somebody has just sent, of nobody yet. The page is left as a visitor's. */
async function sentCase(page: Page, database: Client, language: Language): Promise<Sent> {
  const me = await newClient(page, language)
  await me.tellAll(TOLD)
  await me.explainDocuments('FSW')
  const started = await me.call<{ application: Application }>('POST', '/api/applications', {
    program: 'FSW',
    knowing: true,
  })
  const { id, reference } = started.application
  const sent = { idempotencyKey: randomUUID(), knowing: true }
  const answer = await me.call<{ result: string }>('POST', `/api/applications/${id}/submit`, sent)
  expect(answer.result).toBe('submitted')
  await database.query('update cases set owner_id = null where application_id = $1', [id])
  await database.query(`update desk_items set owner_id = null where kind = 'case' and id = $1`, [id])
  return { folio: reference, email: me.email }
}

/** As an agent does it in another window. */
async function moveByApi(page: Page, folio: string, standing: { stage: string; turn: string; reason: string }) {
  const session = await signIn(new URL(page.url()).origin, 'case_review_agent')
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  const headers = { Authorization: `Bearer ${token}` }
  const { version } = await (await page.request.get(`/api/cases/${folio}`, { headers })).json()
  const data = { version, ...standing, dueOn: null, sentence: null }
  const moved = await page.request.post(`/api/cases/${folio}/move`, { headers, data })
  expect(moved.status(), await moved.text()).toBe(200)
}

async function ownerOf(database: Client, folio: string): Promise<string | undefined> {
  const { rows } = await database.query<{ email: string }>(
    `select email from cases join applications on applications.id = application_id join users on users.id = owner_id
     where reference = $1`,
    [folio],
  )
  return rows[0]?.email
}

async function stageOf(database: Client, folio: string): Promise<string | undefined> {
  const { rows } = await database.query<{ stage: string }>('select stage from applications where reference = $1', [
    folio,
  ])
  return rows[0]?.stage
}
