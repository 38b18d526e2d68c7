import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Application, ApplicationSummary } from '@rahnama/contract/applications.ts'
import type { Checklist } from '@rahnama/contract/documents.ts'
import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { clientSentences as sentencesEn } from '@rahnama/contract/texts/en/client-sentences.ts'
import { clientSentences as sentencesFa } from '@rahnama/contract/texts/fa/client-sentences.ts'
import { applications as applicationsEn } from '@rahnama/web/i18n/en/applications.ts'
import { caseFile as caseFileEn } from '@rahnama/web/i18n/en/case-file.ts'
import { caseWords as wordsEn } from '@rahnama/web/i18n/en/case-words.ts'
import { desk as deskEn } from '@rahnama/web/i18n/en/desk.ts'
import { deskSearch as searchEn } from '@rahnama/web/i18n/en/desk-search.ts'
import { documents as documentsEn } from '@rahnama/web/i18n/en/documents.ts'
import { profile as profileEn } from '@rahnama/web/i18n/en/profile.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { verification as verificationEn } from '@rahnama/web/i18n/en/verification.ts'
import { applications as applicationsFa } from '@rahnama/web/i18n/fa/applications.ts'
import { caseFile as caseFileFa } from '@rahnama/web/i18n/fa/case-file.ts'
import { caseWords as wordsFa } from '@rahnama/web/i18n/fa/case-words.ts'
import { desk as deskFa } from '@rahnama/web/i18n/fa/desk.ts'
import { deskSearch as searchFa } from '@rahnama/web/i18n/fa/desk-search.ts'
import { documents as documentsFa } from '@rahnama/web/i18n/fa/documents.ts'
import { profile as profileFa } from '@rahnama/web/i18n/fa/profile.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { verification as verificationFa } from '@rahnama/web/i18n/fa/verification.ts'
import { href } from '@rahnama/web/site-map.ts'
import type pg from 'pg'
import { colleagueOf } from './colleague.ts'
import { endSitting, letUndoPass } from './deciding.ts'
import { EMAILS, expect, inBothLanguages, type Outbox, signIn, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { scan } from './scan.ts'
import { TOLD } from './told-profile.ts'

const TEXTS = {
  en: {
    applications: applicationsEn,
    caseFile: caseFileEn,
    desk: deskEn,
    documents: documentsEn,
    profile: profileEn,
    search: searchEn,
    sentences: sentencesEn,
    ui: uiEn,
    verification: verificationEn,
    words: wordsEn,
  },
  fa: {
    applications: applicationsFa,
    caseFile: caseFileFa,
    desk: deskFa,
    documents: documentsFa,
    profile: profileFa,
    search: searchFa,
    sentences: sentencesFa,
    ui: uiFa,
    verification: verificationFa,
    words: wordsFa,
  },
}

/** One day, as each reader's own calendar says it. */
const FILED_ON = '2026-11-16'
const FILED_PARTS: Record<Language, readonly [day: string, month: string, year: string]> = {
  en: ['16', '11', '2026'],
  fa: ['۲۵', '۸', '۱۴۰۵'],
}
const NUMBER = 'E000123456'
/** The first reason of the list that comes with the program. */
const NOT_READABLE: Record<Language, string> = { en: 'We cannot read it.', fa: 'خوانا نیست.' }

const SYLLABLES = [
  ['ba', 'با'],
  ['da', 'دا'],
  ['ka', 'کا'],
  ['la', 'لا'],
  ['ma', 'ما'],
  ['na', 'نا'],
  ['ra', 'را'],
  ['sa', 'سا'],
] as const

/** A family name nobody else here has, as a passport writes it and as a Persian would type it. */
function newFamilyName(): { latin: string; persian: string } {
  const drawn = Array.from(randomBytes(5), (byte) => SYLLABLES[byte % SYLLABLES.length] ?? SYLLABLES[0])
  const latin = drawn.map(([each]) => each).join('')
  return {
    latin: `${latin[0]?.toUpperCase()}${latin.slice(1)}n`,
    persian: `${drawn.map(([, each]) => each).join('')}ن`,
  }
}

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ database }) => {
  // Everybody here comes from one address, which would soon be slowed.
  await database.query('delete from rate_limits')
})

/** Whoever was given a case is ill: an admin puts it back where anybody can claim it. */
async function putBack(page: Page, baseURL: string, folio: string): Promise<void> {
  const { access_token: token } = JSON.parse(await signIn(baseURL, 'admin')) as { access_token: string }
  const headers = { Authorization: `Bearer ${token}` }
  const released = await page.request.post(`/api/cases/${folio}/release`, { headers, data: { reason: 'Ill.' } })
  expect(released.status(), await released.text()).toBe(200)
}

async function stateOf(database: pg.Client, versionId: string): Promise<unknown> {
  const { rows } = await database.query('select state from document_versions where id = $1', [versionId])
  return rows[0]?.state
}

async function ownerOf(database: pg.Client, folio: string) {
  const { rows } = await database.query<{ email: string; name: string }>(
    `select email, full_name as name from applications join cases on application_id = applications.id join users on users.id = owner_id
     where reference = $1`,
    [folio],
  )
  return rows[0]
}

/** What this browser keeps of what was typed and not sent; runs in the page. */
function draftKeys(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('rahnama-drafts')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result.map(String))
      }
    }
  })
}

/** Every mail to somebody in their language, each as one text: another may have left since the one that is looked for. */
async function mailed(outbox: Outbox, address: string, language: Language): Promise<string[]> {
  const mails = await outbox.allTo(address)
  return mails
    .filter((mail) => mail.language === language)
    .map((mail) => `${mail.subject} ${JSON.stringify(mail.content)}`)
}

inBothLanguages('a case', (language) => {
  const texts = TEXTS[language]
  const { applications, caseFile, desk, documents, profile, search, sentences, ui, verification, words } = texts
  const format = formats(language)
  const passport = documents.names.passport

  test('goes from sent to decided on both screens: sent back, replaced, asked, answered, filed and decided', async ({
    page,
    browser,
    baseURL,
    database,
    outbox,
  }) => {
    test.setTimeout(300_000)
    const me = await newClient(page, language)
    const agent = await colleagueOf(browser, baseURL ?? '', language, 'case_review_agent')
    const inPanel = (name: string) => page.getByRole('region', { name, exact: true })
    const expectMail = (words: string) =>
      expect.poll(() => mailed(outbox, me.email, language)).toContainEqual(expect.stringContaining(words))
    const verified = agent
      .getByRole('region', { name: caseFile.summary.score })
      .locator('div', { hasText: caseFile.summary.readings.verified })
    const turn = inPanel(applications.one.whoseTurn).getByRole('paragraph').first()
    const moving = agent.getByRole('dialog', { name: caseFile.moving.title })
    const preview = agent.frameLocator(`iframe[title="${caseFile.moving.preview}"]`)
    const verifyByKey = async () => {
      await agent.keyboard.press('KeyV')
      await expect(agent.getByRole('heading', { level: 1, name: passport })).toBeVisible()
      return new URL(agent.url()).pathname.split('/').at(-1) ?? ''
    }
    const family = newFamilyName()
    const fullName = `Nava ${family.latin}`
    /** From any page of the desk, by keyboard alone. */
    const openCaseBy = async (typed: string) => {
      await agent.keyboard.press('Slash')
      const box = agent.getByRole('combobox', { name: search.label })
      await expect(box).toBeFocused()
      await agent.keyboard.insertText(typed)
      const found = agent.getByRole('option', { selected: true })
      await expect(found).toContainText(fullName)
      await agent.keyboard.press('Enter')
      await expect(agent.getByRole('heading', { level: 1 })).toContainText(fullName)
    }

    await agent.goto(`${href('cases')}?view=all&kind=case&stage=submitted`)
    await expect(agent.getByRole('table')).toBeVisible()

    const { id, reference: folio } =
      await test.step('the client prepares it with a passport, checks it and sends it', async () => {
        const { application } = await me.call<{ application: Application }>('POST', '/api/applications', {
          program: 'FSW',
        })
        await me.tellAll({ ...TOLD, lastName: family.latin })
        await me.explainDocuments('FSW')
        await page.goto(`${href('application', { id: application.id })}#document-passport-profile`)
        await page.locator('#document-passport-profile input[type=file]').first().setInputFiles(scan('Passport'))
        await expect(page.getByText(documents.attached(passport))).toBeVisible()
        await page.getByRole('link', { name: applications.one.check }).click()
        await page.getByRole('button', { name: applications.send.anyway, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: applications.confirmation.heading })).toBeVisible()
        await page.getByRole('link', { name: applications.confirmation.open }).click()
        return application
      })

    await test.step('it says whose turn it is, who looks after it and by which day we read it', async () => {
      await expect(turn).toContainText(applications.turns.office)
      const { dueOn, consultant } = await me.call<Application>('GET', `/api/applications/${id}`)
      expect(consultant).not.toBeNull()
      await expect(inPanel(applications.one.whoseTurn)).toContainText(consultant?.name ?? '')
      await expect(inPanel(applications.one.whoseTurn)).toContainText(
        format.date(dueOn ?? '', 'long', { weekday: true }),
      )
      await expectMail(folio)
    })

    await test.step('it appears on the desk without a reload, and a colleague makes it theirs', async () => {
      const row = agent.getByRole('row').filter({ hasText: folio })
      await agent.getByRole('button', { name: new RegExp(desk.queue.news('.+')) }).click()
      await expect(row.getByText(desk.queue.toVerify(format.number(1), true))).toBeAttached()
      await putBack(page, baseURL ?? '', folio)
      await expect(row).toContainText(desk.queue.nobody)
      await row.getByRole('link').click()
      await expect(agent.getByRole('heading', { level: 1 })).toContainText(fullName)
      await agent.keyboard.press('KeyC')
      await expect(agent.getByText(caseFile.owner.claimed)).toBeVisible()
      const owner = await ownerOf(database, folio)
      expect(owner?.email).toBe(EMAILS.case_review_agent)
      await expect(inPanel(applications.one.whoseTurn)).toContainText(owner?.name ?? '')
      // Nothing is accepted yet, so that nothing counts.
      await expect(verified).toContainText(format.number(0))
    })

    const first = await verifyByKey()
    await test.step('the passport is sent back by keyboard, with a reason, a sentence and a remark', async () => {
      await expect(agent.getByRole('img', { name: new RegExp(passport) })).toHaveAttribute('data-drawn', '')
      await expect(agent.getByText('Nava', { exact: true })).toBeVisible()
      await agent.keyboard.press('KeyB')
      const reasons = agent.getByRole('group', { name: verification.sendBack.fields.reason.label })
      await expect(reasons.getByRole('radio').first()).toBeFocused()
      await agent.keyboard.press('Space')
      await agent.keyboard.press('Tab')
      await agent.keyboard.type('Page two is dark.')
      await agent.keyboard.press('Tab')
      await agent.keyboard.type('Looks like a photocopy.')
      await agent.keyboard.press('Control+Enter')
      await expect(agent.getByText(verification.decided.sentBack(passport))).toBeVisible()
      // Once the next document stands there, nobody types any more.
      await expect(reasons).toBeHidden()
      await expect(agent).not.toHaveURL(new RegExp(first))
      // Nobody hears of it while it can be undone.
      expect(await stateOf(database, first)).toBe('inReview')
      // Their passport is in Latin, and whoever looks for them types as they speak.
      await openCaseBy(`نوا ${family.persian}`)
    })

    const sentBack = inPanel(applications.one.sentBack.title(1, format.number(1)))
    await test.step('the client sees why, live, and gets one mail; the remark is not in it', async () => {
      await letUndoPass(database, first)
      await expect(sentBack).toContainText(NOT_READABLE[language])
      await expect(sentBack).toContainText('Page two is dark.')
      await expect(sentBack).toContainText(documents.remedies.newPicture.what)
      expect(await page.content()).not.toContain('photocopy')
      await endSitting(database, first)
      await expectMail('Page two is dark.')
      expect((await mailed(outbox, me.email, language)).join()).not.toContain('photocopy')
      await expect(turn).toContainText(applications.turns.client)
      await expect(agent.getByText(words.reasons.documentSentBack)).toBeVisible()
    })

    await test.step('the client replaces it, and it is our turn again', async () => {
      await sentBack.locator('input[type=file]').first().setInputFiles(scan('Passport again'))
      await expect(turn).toContainText(applications.turns.office)
      await expect(sentBack).toBeHidden()
      await expect(agent.getByText(words.turns.office, { exact: true })).toBeVisible()
    })

    const second = await verifyByKey()
    await test.step('accepted by keyboard alone: undone once, then for good', async () => {
      expect(second).not.toBe(first)
      await agent.keyboard.press('KeyA')
      await expect(agent.getByText(verification.decided.accepted(passport))).toBeVisible()
      await expect(agent).not.toHaveURL(new RegExp(second))
      await agent.keyboard.press('KeyU')
      await expect(agent.getByText(verification.decided.undone(passport))).toBeVisible()
      const { rows } = await database.query('select from document_decisions where version_id = $1', [second])
      expect(rows).toHaveLength(0)
      await expect(agent).toHaveURL((url) => url.pathname.endsWith(second))
      await expect(agent.getByText(verification.decided.accepted(passport))).toBeHidden()
      // Their own name beside it: it is this document that is back, and not only its address.
      await expect(agent.getByText('Nava', { exact: true })).toBeVisible()
      await agent.keyboard.press('KeyA')
      await expect(agent.getByText(verification.decided.accepted(passport))).toBeVisible()
      await expect(agent).not.toHaveURL(new RegExp(second))
      await openCaseBy(folio)
    })

    await test.step('the client’s list and the score as verified change live', async () => {
      await expect(verified).toContainText(format.number(0))
      await letUndoPass(database, second)
      await expect.poll(() => stateOf(database, second)).toBe('accepted')
      await expect(page.locator('#document-passport-profile > summary')).toContainText(documents.states.accepted)
      // The passport proves the age: 30 years, single, are 105 points (IRCC, CRS criteria, core factors).
      await expect(verified).toContainText(format.number(105))
    })

    const question = language === 'fa' ? 'نام کامل شما چیست؟' : 'What is your full first name?'
    await test.step('a question about an answer reaches the client where it is answered, and by mail', async () => {
      await agent.getByRole('link', { name: caseFile.parts.answers, exact: true }).click()
      const { label } = profile.form.fields.firstName
      await agent
        .getByRole('button', { name: caseFile.answers.askNamed(isolate(label)) })
        .first()
        .click()
      await agent.getByRole('textbox', { name: caseFile.questions.fields.text.label }).fill(question)
      await agent.getByRole('button', { name: caseFile.questions.dialog.act }).click()
      await expect(agent.getByText(caseFile.questions.dialog.sent)).toBeVisible()
      const panel = inPanel(applications.one.questions.title(1, format.number(1)))
      await expect(panel).toContainText(question)
      await expect(panel).toContainText('Nava')
      await expectMail(question)
      await expect(turn).toContainText(applications.turns.client)
    })

    await test.step('the answer survives a reload before it is sent, and is read at the desk at once', async () => {
      await agent.getByRole('link', { name: caseFile.parts.questions, exact: true }).click()
      await expect(agent.getByText(caseFile.questions.waiting, { exact: true })).toBeVisible()
      const answer = page.getByRole('textbox', { name: applications.one.questions.answer })
      await answer.fill('It is the short form of Navabeh.')
      await expect.poll(() => page.evaluate(draftKeys)).toContainEqual(expect.stringContaining('/question-'))
      await page.reload()
      await expect(answer).toHaveValue('It is the short form of Navabeh.')
      await page.getByRole('button', { name: applications.one.questions.send, exact: true }).click()
      await expect(turn).toContainText(applications.turns.office)
      await expect(agent.getByText('It is the short form of Navabeh.')).toBeVisible()
      await agent.getByRole('button', { name: caseFile.questions.markRead }).click()
      await expect(agent.getByText(caseFile.questions.read, { exact: true })).toBeVisible()
    })

    await test.step('filed: the client reads our sentence, the number and the day in both calendars', async () => {
      await agent.getByRole('link', { name: caseFile.parts.summary, exact: true }).click()
      await agent.getByRole('button', { name: caseFile.dates.edit, exact: true }).click()
      const dates = agent.getByRole('dialog', { name: caseFile.dates.editTitle })
      await dates.getByRole('textbox', { name: caseFile.dates.names.authorityNumber }).fill(NUMBER)
      const filedOn = dates.getByRole('group', { name: caseFile.dates.names.filedOn })
      for (const [at, part] of [ui.dateField.day, ui.dateField.month, ui.dateField.year].entries()) {
        await filedOn.getByRole('textbox', { name: part, exact: true }).fill(FILED_PARTS[language][at] ?? '')
      }
      await dates.getByRole('button', { name: caseFile.dates.save, exact: true }).click()
      await expect(dates).toBeHidden()
      const authority = inPanel(applications.one.authority.title)
      await expect(authority).toContainText(NUMBER)
      for (const calendar of ['jalali', 'gregorian'] as const) {
        await expect(authority).toContainText(formats(language, { calendar }).date(FILED_ON))
      }

      await agent.keyboard.press('KeyM')
      await moving.getByLabel(caseFile.moving.stage).selectOption({ label: words.stages.inReview })
      await moving.getByLabel(caseFile.moving.why).selectOption({ label: words.reasons.formsPrepared })
      await expect(preview.getByText(applications.reasons.formsPrepared.what).first()).toBeVisible()
      await moving.getByRole('button', { name: caseFile.moving.act }).press('Enter')
      await expect(moving).toBeHidden()
      await expect(page.getByText(applications.reasons.formsPrepared.what).first()).toBeVisible()
      await expectMail(applications.reasons.formsPrepared.what)

      await agent.keyboard.press('KeyM')
      await moving.getByLabel(caseFile.moving.stage).selectOption({ label: words.stages.filed })
      await moving.getByLabel(caseFile.moving.why).selectOption({ label: words.reasons.awaitsDecision })
      await moving.getByLabel(caseFile.moving.template).selectOption({ label: sentences.filed.name })
      await expect(preview.getByText(NUMBER)).toBeVisible()
      await moving.getByRole('button', { name: caseFile.moving.act }).press('Enter')
      await expect(moving).toBeHidden()
      await expect(turn).toContainText(applications.turns.government)
      // What the case knows stands in the sentence by itself.
      await expect(inPanel(applications.one.timeline)).toContainText(NUMBER)
      await expectMail(NUMBER)
    })

    await test.step('decided: the client hears it on the page and by mail', async () => {
      await agent.keyboard.press('KeyM')
      await moving.getByLabel(caseFile.moving.stage).selectOption({ label: words.stages.decided })
      await moving.getByLabel(caseFile.moving.why).selectOption({ label: words.reasons.approved })
      await expect(preview.getByText(applications.reasons.approved.what).first()).toBeVisible()
      await moving.getByRole('button', { name: caseFile.moving.close }).press('Enter')
      await expect(moving).toBeHidden()
      await expect(agent.getByText(caseFile.standing.closedHint)).toBeVisible()
      await expect(page.getByText(applications.reasons.approved.what).first()).toBeVisible()
      await expectMail(applications.reasons.approved.what)
      const all = await me.call<{ applications: ApplicationSummary[] }>('GET', '/api/applications')
      expect(all.applications).toMatchObject([{ id, stage: 'decided' }])
      const { entries } = await me.call<Checklist>('GET', '/api/documents/checklists/FSW')
      expect(entries.find(({ kind }) => kind === 'passport')?.document.state).toBe('accepted')
    })
    await agent.close()
  })
})
