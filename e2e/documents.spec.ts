import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { countryName, formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { documentCounts as countsEn } from '@rahnama/contract/texts/en/document-counts.ts'
import { documentCounts as countsFa } from '@rahnama/contract/texts/fa/document-counts.ts'
import { checklist as checklistEn } from '@rahnama/web/i18n/en/checklist.ts'
import { documents as documentsEn } from '@rahnama/web/i18n/en/documents.ts'
import { uploads as uploadsEn } from '@rahnama/web/i18n/en/uploads.ts'
import { checklist as checklistFa } from '@rahnama/web/i18n/fa/checklist.ts'
import { documents as documentsFa } from '@rahnama/web/i18n/fa/documents.ts'
import { uploads as uploadsFa } from '@rahnama/web/i18n/fa/uploads.ts'
import { href } from '@rahnama/web/site-map.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, inPersian, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { scan } from './scan.ts'

const TEXTS = {
  en: { documents: documentsEn, checklist: checklistEn, uploads: uploadsEn, counts: countsEn },
  fa: { documents: documentsFa, checklist: checklistFa, uploads: uploadsFa, counts: countsFa },
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

const ANSWERS = {
  lastName: 'AHMADI',
  citizenship: 'IR',
  residence: 'IR',
  totalWorkYears: 6,
  'jobs.j1': 0,
  'jobs.j1.company': 'Arya Trading',
  'jobs.j1.country': 'IR',
  'jobs.j1.startedOn': '2020-01-01',
  'jobs.j1.current': true,
  hasTests: true,
  'tests.t1': 0,
  'tests.t1.test': 'IELTS_GT',
  'tests.t1.takenOn': '2026-03-14',
}

/** A new account that has told where it comes from, one job and one test. */
async function arrive(page: Page, language: Language) {
  const { call } = await newClient(page, language)
  let version = 0
  const tell = async (changes: object) => {
    await call('PATCH', '/api/profile', { base: version, tab: 'tab-of-journey', turn: version + 1, changes })
    version += 1
  }
  await tell(ANSWERS)
  await page.goto(`${href('documents')}?program=FSW`)
  return { tell, call }
}

/** A photographed page, as a phone gives it. */
async function photo(page: Page, name: string) {
  const data = await page.evaluate((words) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 })
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = 'white'
      context.fillRect(0, 0, 900, 1200)
      context.fillStyle = 'black'
      context.font = '60px serif'
      for (let line = 1; line < 16; line += 1) context.fillText(words, 60, line * 70)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, name)
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') }
}

inPersian('documents', (language) => {
  const { documents, checklist, uploads, counts } = TEXTS[language]
  const format = formats(language)

  test('are asked from the answers, given in many ways, explained, used again, and taken along in one archive', async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const { tell, call } = await arrive(page, language)
    const list = page.locator('#what-you-need')
    const item = (name: string) =>
      list
        .locator('details')
        .filter({ has: page.locator('summary', { hasText: name }) })
        .first()
    const open = async (name: string): Promise<Locator> => {
      const found = item(name)
      if ((await found.getAttribute('open')) === null) await found.locator('summary').first().click()
      return found
    }
    const said = (words: string) => expect(page.getByText(words).first()).toBeVisible({ timeout: 30_000 })
    const chooseIn = (document: Locator) => document.locator('input[type=file]').first()

    await test.step('the list comes from the answers', async () => {
      const job = await open(documents.names.employmentLetter)
      await expect(job).toContainText('Arya Trading')
      await expect(job).toContainText(checklist.whys.JOB_TOLD(''))
      await expect(job).toContainText(checklist.issuers.employer)
      const police = await open(documents.names.policeCertificate)
      await expect(police).toContainText(checklist.whys.LIVES_IN(countryName('IR', language)))
      await expect(police).toContainText(checklist.local.policeCertificate?.IR ?? '')
      await police.locator('summary').first().click()
      await job.locator('summary').first().click()
    })

    await test.step('a file of the wrong type is named as such and not sent', async () => {
      const passport = await open(documents.names.passport)
      await chooseIn(passport).setInputFiles({
        name: 'passport.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('hello'),
      })
      const types = format.list(['PDF', 'DOC', 'DOCX', 'JPG', 'PNG'], 'or')
      await expect(passport).toContainText(uploads.faults.WRONG_TYPE({ types, max: '', isPicture: false }))
    })

    await test.step('a certificate is uploaded, and its end is known from the profile', async () => {
      const result = await open(documents.names.languageResult)
      await chooseIn(result).setInputFiles(scan('IELTS result'))
      await said(documents.attached(documents.names.languageResult))
      await expect(item(documents.names.languageResult)).toContainText(documents.states.uploaded)
      await expect(item(documents.names.languageResult)).toContainText(documents.validUntil(format.date('2028-03-13')))
    })

    await test.step('photos of two pages, chosen like any file, become one PDF of two pages', async () => {
      const passport = await open(documents.names.passport)
      await chooseIn(passport).setInputFiles([await photo(page, 'first'), await photo(page, 'second')])
      const dialog = page.getByRole('dialog', { name: uploads.photos.title })
      await expect(dialog.getByRole('listitem')).toHaveCount(2)
      await dialog.getByRole('button', { name: uploads.photos.make }).click()
      await said(documents.attached(documents.names.passport))
      const { documents: given } = await call<{ documents: ClientDocument[] }>('GET', '/api/documents')
      const kept = given.find(({ kind }) => kind === 'passport')?.versions[0]
      expect(kept).toMatchObject({ contentType: 'application/pdf' })
      const { url } = await call<{ url: string }>('POST', `/api/documents/versions/${kept?.id}/link`)
      const pdf = await (await page.request.get(url)).body()
      expect(pdf.toString('latin1')).toContain('/Count 2 ')
      await expect(item(documents.names.passport)).toContainText('Passport_AHMADI_')
    })

    await test.step('a newer version counts, the earlier one stays', async () => {
      const passport = await open(documents.names.passport)
      await passport.getByText(documents.uploadAnother).click()
      await chooseIn(passport).setInputFiles(scan('New passport'))
      await expect(passport).toContainText(documents.versions.version(format.number(2)), { timeout: 30_000 })
      await expect(passport).toContainText(documents.versions.label(format.number(1)))
    })

    await test.step('the day it ends is told in either calendar', async () => {
      const passport = await open(documents.names.passport)
      await passport.getByRole('button', { name: documents.addDates }).click()
      const dialog = page.getByRole('dialog', { name: documents.dates.title })
      const [day, month, year] = language === 'fa' ? ['۱۲', '۲', '۱۴۱۰'] : ['2', '5', '2031']
      const boxes = dialog.getByRole('textbox')
      await boxes.nth(0).fill(day)
      await boxes.nth(1).fill(month)
      await boxes.nth(2).fill(year)
      await dialog.getByRole('button', { name: documents.dates.save }).click()
      await expect(passport).toContainText('Passport_AHMADI_2031-05.pdf', { timeout: 30_000 })
    })

    await test.step('it can be looked at', async () => {
      const passport = await open(documents.names.passport)
      await passport.getByRole('button', { name: documents.versions.preview }).first().click()
      const drawn = page.getByRole('img', { name: uploads.preview.page(format.number(1), format.number(1)) })
      await expect(drawn).toHaveAttribute('data-drawn', '', { timeout: 30_000 })
      await page.keyboard.press('Escape')
    })

    await test.step('its file serves in a second place', async () => {
      const identity = await open(documents.names.nationalIdentity)
      await identity.getByRole('button', { name: documents.reuse.act }).click()
      await page.getByRole('button', { name: documents.reuse.use('Passport_AHMADI_2031-05.pdf') }).click()
      await said(documents.reuse.used('Passport_AHMADI_2031-05.pdf'))
      await expect(identity).toContainText(documents.states.uploaded)
    })

    await test.step('what is removed comes back by undo', async () => {
      const identity = await open(documents.names.nationalIdentity)
      await identity.getByRole('button', { name: documents.versions.remove }).first().click()
      await expect(identity).toContainText(documents.states.needed)
      await page.getByRole('button', { name: documents.undo, exact: true }).click()
      await expect(identity).toContainText(documents.states.uploaded)
    })

    await test.step('what cannot be had is explained', async () => {
      const military = await open(documents.names.militaryRecord)
      await military.getByRole('button', { name: documents.cannotGet.act }).click()
      const words = language === 'fa' ? 'مشمول نبوده‌ام.' : 'I was never called up.'
      await page.getByRole('textbox', { name: documents.cannotGet.label }).fill(words)
      await page.getByRole('button', { name: documents.cannotGet.save }).click()
      await expect(military).toContainText(documents.explained)
      await expect(military).toContainText(words)
    })

    await test.step('the list says how much is given', async () => {
      const shown = await list.getByRole('progressbar').getAttribute('aria-valuetext')
      expect(shown).toContain(format.number(3))
      expect(shown).toContain(counts.explained(format.number(1)))
      await list.getByText(documents.checklist.filters.given, { exact: true }).click()
      await expect(list.locator('ol > li')).toHaveCount(3)
      await list.getByText(documents.checklist.filters.all, { exact: true }).click()
    })

    await test.step('everything is taken along in one archive, in order', async () => {
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name: documents.all.download }).first().click()
      const download = await started
      expect(download.suggestedFilename()).toMatch(/^Documents_AHMADI_\d{4}-\d{2}-\d{2}\.zip$/)
      const files = unzipSync(new Uint8Array(await readFile(await download.path())))
      const names = Object.keys(files)
      expect(names.slice(1)).toEqual([
        '01_Passport_AHMADI_2031-05.pdf',
        expect.stringMatching(/^02_National-Identity_AHMADI_\d{4}-\d{2}\.pdf$/),
        '03_Language-Result_AHMADI_2028-03.pdf',
      ])
      expect(strFromU8(files['01_Passport_AHMADI_2031-05.pdf'] ?? new Uint8Array())).toContain('New passport')
      expect(names[0]).toMatch(/^00_Index\./)
    })

    await test.step('an answer taken back takes its document off the list, not out of the archive', async () => {
      await tell({ 'tests.t1': null, hasTests: false })
      await page.reload()
      await expect(item(documents.names.languageResult)).toContainText(documents.states.needed)
      await expect(
        page.locator('section').filter({ has: page.getByRole('heading', { name: documents.all.groups.education }) }),
      ).toContainText(documents.states.uploaded)
    })
  })
})
