import { randomUUID } from 'node:crypto'
import type { Application } from '@rahnama/contract/applications.ts'
import { sendBackColumns } from '@rahnama/contract/texts/en/send-back-columns.ts'
import { sendBackReasons as reasons } from '@rahnama/web/i18n/en/send-back-reasons.ts'
import { verification } from '@rahnama/web/i18n/en/verification.ts'
import { applications } from '@rahnama/web/i18n/fa/applications.ts'
import { documents } from '@rahnama/web/i18n/fa/documents.ts'
import { href } from '@rahnama/web/site-map.ts'
import { colleagueOf } from './colleague.ts'
import { endSitting, letUndoPass } from './deciding.ts'
import { expect, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { scan } from './scan.ts'
import { TOLD } from './told-profile.ts'
import { travel } from './travel.ts'

const NAME = 'Corners cut off'
const SAID = 'گوشه‌های مدرک در عکس نیست. لطفاً کل صفحه را نشان دهید.'
const SAID_LATER = 'لطفاً هر چهار گوشهٔ مدرک را در عکس بیاورید.'

test.use({ viewport: { width: 390, height: 844 }, locale: 'fa-IR' })

test('a reason in the owner’s words reaches a client in Persian, and reads the same after the owner words it otherwise', async ({
  page,
  browser,
  baseURL,
  database,
  outbox,
}) => {
  test.setTimeout(180_000)
  await database.query('delete from rate_limits')
  const me = await newClient(page, 'fa')
  // The owner looks at documents, too.
  const owner = await colleagueOf(browser, baseURL ?? '', 'en')

  const { id, folio, versionId } = await test.step('a client sends an application with a passport', async () => {
    const { application } = await me.call<{ application: Application }>('POST', '/api/applications', {
      ...{ program: 'FSW', knowing: true },
    })
    const { id, reference } = application
    await me.tellAll(TOLD)
    const versionId = await me.attach({ kind: 'passport', subject: 'profile' }, scan('Passport'))
    await me.explainDocuments('FSW')
    await me.call('POST', `/api/applications/${id}/submit`, { idempotencyKey: randomUUID(), knowing: true })
    return { id, folio: reference, versionId }
  })

  await test.step('the owner words a reason', async () => {
    await owner.goto(href('adminSendBackReasons'))
    await owner.getByRole('button', { name: reasons.add }).click()
    const dialog = owner.getByRole('dialog', { name: reasons.addTitle })
    const fill = (name: keyof typeof reasons.fields, text: string) =>
      dialog.getByRole('textbox', { name: reasons.fields[name].label }).fill(text)
    await fill('name.en', NAME)
    await fill('name.fa', 'گوشه‌ها بریده')
    await fill('sentence.en', 'The corners are missing. Please show the whole page.')
    await fill('sentence.fa', SAID)
    await dialog
      .getByRole('combobox', { name: reasons.fields.remedy.label })
      .selectOption({ label: sendBackColumns.remedies.newPicture })
    await dialog.getByRole('button', { name: reasons.save }).click()
    await expect(owner.getByRole('row').filter({ hasText: NAME })).toContainText(sendBackColumns.states.offered)
  })

  await test.step('the passport is sent back with it', async () => {
    await travel(owner, href('verifyDocument', { folio, versionId }))
    await owner.getByRole('button', { name: verification.acts.sendBack }).click()
    const form = owner.getByRole('region', { name: verification.sendBack.title })
    await form.getByRole('radio', { name: NAME }).check()
    await expect(form.getByText(SAID)).toBeVisible()
    await form.getByRole('button', { name: verification.sendBack.act, exact: true }).click()
    await expect(owner.getByText(/Sent back/).first()).toBeVisible()
    await letUndoPass(database, versionId)
  })

  const note = page.getByRole('region', { name: applications.one.sentBack.title(1, '۱'), exact: true })
  await test.step('the client reads it in Persian, here and in the mail', async () => {
    await page.goto(href('application', { id }))
    await expect(note).toContainText(SAID)
    await expect(note).toContainText(documents.remedies.newPicture.what)
    await endSitting(database, versionId)
    await expect.poll(async () => JSON.stringify(await outbox.allTo(me.email))).toContain(SAID)
  })

  await test.step('the owner words it otherwise and then retires it: what was decided reads as it did', async () => {
    await travel(owner, href('adminSendBackReasons'))
    await owner.getByRole('link', { name: NAME }).click()
    const sheet = owner.getByRole('dialog', { name: reasons.one })
    await sheet.getByRole('button', { name: reasons.reword }).click()
    const dialog = owner.getByRole('dialog', { name: reasons.rewordTitle })
    await dialog.getByRole('textbox', { name: reasons.fields['sentence.fa'].label }).fill(SAID_LATER)
    await dialog.getByRole('button', { name: reasons.save }).click()
    await expect(sheet.getByRole('heading', { name: reasons.earlier })).toBeVisible()
    await expect(sheet.getByText(SAID_LATER)).toBeVisible()
    await sheet.getByRole('button', { name: reasons.acts.retire }).click()
    await expect(sheet.getByText(sendBackColumns.states.retired)).toBeVisible()
    await page.reload()
    await expect(note).toContainText(SAID)
    await expect(page.getByText(SAID_LATER)).toHaveCount(0)
  })
  await owner.close()
})
