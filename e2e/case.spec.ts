import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Application, ApplicationSummary } from '@rahnama/contract/applications.ts'
import type { CaseFile, CaseMove } from '@rahnama/contract/cases/cases.ts'
import type { Checklist } from '@rahnama/contract/documents.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { applications as applicationsEn } from '@rahnama/web/i18n/en/applications.ts'
import { documents as documentsEn } from '@rahnama/web/i18n/en/documents.ts'
import { profile as profileEn } from '@rahnama/web/i18n/en/profile.ts'
import { verification as verificationEn } from '@rahnama/web/i18n/en/verification.ts'
import { applications as applicationsFa } from '@rahnama/web/i18n/fa/applications.ts'
import { documents as documentsFa } from '@rahnama/web/i18n/fa/documents.ts'
import { profile as profileFa } from '@rahnama/web/i18n/fa/profile.ts'
import { verification as verificationFa } from '@rahnama/web/i18n/fa/verification.ts'
import { href } from '@rahnama/web/site-map.ts'
import type pg from 'pg'
import { expect, inBothLanguages, localeOf, type Outbox, SESSION_KEY, signIn, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { scan } from './scan.ts'
import { TOLD } from './told-profile.ts'

const TEXTS = {
  en: { applications: applicationsEn, documents: documentsEn, profile: profileEn, verification: verificationEn },
  fa: { applications: applicationsFa, documents: documentsFa, profile: profileFa, verification: verificationFa },
}

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ database }) => {
  // Everybody here comes from one address, which would soon be slowed.
  await database.query('delete from rate_limits')
})

/** A colleague at the office, in a browser of their own. */
async function atTheDesk(browser: Browser, baseURL: string, language: Language) {
  const session = await signIn(baseURL, 'case_review_agent')
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  const context = await browser.newContext({
    baseURL,
    locale: localeOf(language),
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session])
  const call = async <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, headers: { Authorization: `Bearer ${token}` }, data })
    expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([path, 200, ''])
    return (await answer.json()) as Answer
  }
  return { page, call, leave: () => context.close() }
}

/** Two quiet minutes end a sitting, and its mail leaves: nobody waits for them here. */
async function endSitting(database: pg.Client): Promise<void> {
  await database.query(`update document_decisions set carried_out_at = carried_out_at - interval '3 minutes'
    where carried_out_at is not null and told_at is null`)
  await database.query(`update pgboss.job set start_after = now()
    where name = 'tell-of-decisions' and state = 'created'`)
}

async function stateOf(database: pg.Client, versionId: string): Promise<unknown> {
  const { rows } = await database.query('select state from document_versions where id = $1', [versionId])
  return rows[0]?.state
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

/** The newest mail to somebody, as one text. */
async function mailed(outbox: Outbox, address: string): Promise<string> {
  const mail = await outbox.newestTo(address)
  return mail ? `${mail.subject} ${JSON.stringify(mail.content)}` : ''
}

inBothLanguages('a case', (language) => {
  const { applications: texts, documents, profile, verification } = TEXTS[language]
  const format = formats(language)
  const passport = documents.names.passport

  test('goes from sent to decided: a document sent back and replaced, a question asked and answered, seen live', async ({
    page,
    browser,
    baseURL,
    database,
    outbox,
  }) => {
    test.setTimeout(300_000)
    const me = await newClient(page, language)
    const desk = await atTheDesk(browser, baseURL ?? '', language)
    const agent = desk.page
    const toVerify = (folio: string) =>
      desk.call<{ next: { folio: string; versionId: string } }>('POST', '/api/desk/documents/next', {
        ...{ view: 'all', folio },
      })
    const inPanel = (name: string) => page.getByRole('region', { name, exact: true })

    const { id, reference: folio } =
      await test.step('the client prepares it with a passport, and sends it', async () => {
        const { application } = await me.call<{ application: Application }>('POST', '/api/applications', {
          program: 'FSW',
        })
        await me.tellAll(TOLD)
        await me.explainDocuments('FSW')
        await page.goto(`${href('application', { id: application.id })}#document-passport-profile`)
        await page.locator('#document-passport-profile input[type=file]').first().setInputFiles(scan('Passport'))
        await expect(page.getByText(documents.attached(passport))).toBeVisible({ timeout: 30_000 })
        await me.call('POST', `/api/applications/${application.id}/submit`, { idempotencyKey: randomUUID() })
        return application
      })

    await test.step('it says without a reload whose turn it is, who looks after it and by which day we read it', async () => {
      await expect(turnOf(page, texts.one.whoseTurn)).toContainText(texts.turns.office)
      const { dueOn, consultant } = await me.call<Application>('GET', `/api/applications/${id}`)
      expect(consultant).not.toBeNull()
      await expect(inPanel(texts.one.whoseTurn)).toContainText(consultant?.name ?? '')
      await expect(inPanel(texts.one.whoseTurn)).toContainText(format.date(dueOn ?? '', 'long', { weekday: true }))
      await expect.poll(() => mailed(outbox, me.email)).toContain(folio)
    })

    const first = await test.step('the desk has it, and a colleague makes it theirs', async () => {
      const { rows } = await desk.call<{ rows: { folio: string; documentsToVerify: number }[] }>(
        'GET',
        '/api/desk?view=all&limit=100',
      )
      expect(rows.find((row) => row.folio === folio)).toMatchObject({ documentsToVerify: 1 })
      await desk.call('POST', `/api/cases/${folio}/claim`, {})
      return (await toVerify(folio)).next
    })

    await test.step('the passport is sent back by keyboard, with a reason, a sentence and a remark', async () => {
      await agent.goto(href('verifyDocument', first))
      await expect(agent.getByRole('img', { name: new RegExp(passport) })).toHaveAttribute('data-drawn', '', {
        timeout: 60_000,
      })
      await expect(agent.getByText('Nava', { exact: true })).toBeVisible()
      await agent.keyboard.press('b')
      const reasons = agent.getByRole('group', { name: verification.sendBack.fields.reason.label })
      await expect(reasons.getByRole('radio').first()).toBeFocused()
      await agent.keyboard.press('Space')
      await agent.keyboard.press('Tab')
      await agent.keyboard.type('Page two is dark.')
      await agent.keyboard.press('Tab')
      await agent.keyboard.type('Looks like a photocopy.')
      await agent.keyboard.press('Control+Enter')
      await expect(agent.getByText(verification.decided.sentBack(passport))).toBeVisible()
      // Nobody hears of it while it can be undone.
      expect(await stateOf(database, first.versionId)).toBe('inReview')
    })

    await test.step('the client sees why, live, and gets one mail; the remark is not in it', async () => {
      const sentBack = inPanel(texts.one.sentBack.title(1, format.number(1)))
      await expect(sentBack).toContainText(documents.reasons.unreadable, { timeout: 40_000 })
      await expect(sentBack).toContainText('Page two is dark.')
      await expect(sentBack).toContainText(documents.remedies.newPicture.what)
      expect(await page.content()).not.toContain('photocopy')
      await endSitting(database)
      await expect.poll(() => mailed(outbox, me.email), { timeout: 30_000 }).toContain('Page two is dark.')
      expect(await mailed(outbox, me.email)).not.toContain('photocopy')
      await expect(turnOf(page, texts.one.whoseTurn)).toContainText(texts.turns.client)
    })

    await test.step('the client replaces it, and it is our turn again', async () => {
      const sentBack = inPanel(texts.one.sentBack.title(1, format.number(1)))
      await sentBack.locator('input[type=file]').first().setInputFiles(scan('Passport again'))
      await expect(page.getByText(texts.turns.office)).toBeVisible({ timeout: 30_000 })
      await expect(sentBack).toBeHidden()
    })

    const second = (await toVerify(folio)).next
    await test.step('accepted by keyboard alone: undone once, then for good', async () => {
      expect(second.versionId).not.toBe(first.versionId)
      await agent.goto(href('verifyDocument', second))
      await expect(agent.getByRole('link', { name: format.code(folio) })).toBeVisible()
      await agent.keyboard.press('a')
      await expect(agent.getByText(verification.decided.accepted(passport))).toBeVisible()
      await agent.keyboard.press('u')
      await expect(agent.getByText(verification.decided.undone(passport))).toBeVisible()
      const { rows } = await database.query('select from document_decisions where version_id = $1', [second.versionId])
      expect(rows).toHaveLength(0)
      await expect(agent).toHaveURL((url) => url.pathname === href('verifyDocument', second))
      await expect(agent.getByText(verification.decided.accepted(passport))).toBeHidden()
      // The address changes before the screen, and a key means what the screen shows.
      await expect(agent.getByRole('link', { name: format.code(folio) })).toBeVisible()
      await agent.keyboard.press('a')
      await expect(agent.getByText(verification.decided.accepted(passport))).toBeVisible()
      await expect.poll(() => stateOf(database, second.versionId), { timeout: 40_000 }).toBe('accepted')
      await expect(page.locator('#document-passport-profile > summary')).toContainText(documents.states.accepted)
    })

    await test.step('a question about an answer reaches the client where it is answered, and by mail', async () => {
      const { label } = profile.form.fields.firstName
      await agent.goto(href('verifyDocument', second))
      await agent.getByRole('button', { name: verification.answers.askFor(label), exact: true }).click()
      await agent.getByRole('button', { name: verification.ask.templates.differs.name }).click()
      const question = verification.ask.templates.differs.text(label, passport)
      await expect(agent.getByRole('textbox', { name: verification.ask.fields.text.label })).toHaveValue(question)
      await agent.getByRole('button', { name: verification.ask.send }).click()
      await expect(agent.getByText(verification.ask.sent)).toBeVisible()
      const panel = inPanel(texts.one.questions.title(1, format.number(1)))
      await expect(panel).toContainText(question)
      await expect(panel).toContainText('Nava')
      await expect.poll(() => mailed(outbox, me.email)).toContain(question)
      await expect(turnOf(page, texts.one.whoseTurn)).toContainText(texts.turns.client)
    })

    await test.step('the answer survives a reload before it is sent, and is seen at the desk at once', async () => {
      const answer = page.getByRole('textbox', { name: texts.one.questions.answer })
      await answer.fill('It is the short form of Navabeh.')
      await expect.poll(() => page.evaluate(draftKeys)).toContainEqual(expect.stringContaining('/question-'))
      await page.reload()
      await expect(answer).toHaveValue('It is the short form of Navabeh.')
      await page.getByRole('button', { name: texts.one.questions.send, exact: true }).click()
      await expect(turnOf(page, texts.one.whoseTurn)).toContainText(texts.turns.office)
      await expect(agent.getByText('It is the short form of Navabeh.')).toBeVisible()
    })

    const move = async (change: Partial<CaseMove>) => {
      const { version } = await desk.call<CaseFile>('GET', `/api/cases/${folio}`)
      const still = { turn: 'office', dueOn: null, sentence: null, endTasks: [] }
      await desk.call('POST', `/api/cases/${folio}/move`, { version, ...still, ...change })
    }

    await test.step('filed: the client reads our sentence, the number and the day in both calendars', async () => {
      const sentence = { en: 'Everything is with the authority now.', fa: 'همه چیز نزد مرجع رسمی است.' }
      await move({ stage: 'inReview', reason: 'underReview' })
      await move({ stage: 'filed', turn: 'government', reason: 'awaitsDecision', sentence })
      const { version } = await desk.call<CaseFile>('GET', `/api/cases/${folio}`)
      const none = { biometricsBy: null, biometricsOn: null, medicalBy: null, medicalOn: null, decidedOn: null }
      const dates = { authorityNumber: 'E000123456', filedOn: '2026-11-16', ...none }
      await desk.call('PUT', `/api/cases/${folio}/dates`, { version, dates })
      await expect(turnOf(page, texts.one.whoseTurn)).toContainText(texts.turns.government)
      await expect(inPanel(texts.one.timeline)).toContainText(sentence[language])
      await expect(inPanel(texts.one.authority.title)).toContainText('E000123456')
      await expect(inPanel(texts.one.authority.title)).toContainText(
        formats(language, { calendar: 'jalali' }).date('2026-11-16'),
      )
      await expect(inPanel(texts.one.authority.title)).toContainText(
        formats(language, { calendar: 'gregorian' }).date('2026-11-16'),
      )
      await expect.poll(() => mailed(outbox, me.email)).toContain(sentence[language])
    })

    await test.step('decided: the client hears it on the page and by mail', async () => {
      await move({ stage: 'decided', turn: 'nobody', reason: 'approved' })
      await expect(page.getByText(texts.reasons.approved.what).first()).toBeVisible()
      await expect.poll(() => mailed(outbox, me.email)).toContain(texts.reasons.approved.what)
      const { applications } = await me.call<{ applications: ApplicationSummary[] }>('GET', '/api/applications')
      expect(applications).toMatchObject([{ id, stage: 'decided' }])
      const { entries } = await me.call<Checklist>('GET', '/api/documents/checklists/FSW')
      expect(entries.find(({ kind }) => kind === 'passport')?.document.state).toBe('accepted')
    })
    await desk.leave()
  })
})

/** Whose turn the client's own page says it is: the same words stand elsewhere as the name of a stage. */
function turnOf(page: Page, heading: string) {
  return page.getByRole('region', { name: heading, exact: true }).getByRole('paragraph').first()
}
