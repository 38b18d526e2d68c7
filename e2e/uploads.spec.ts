import type { Page } from '@playwright/test'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { documents as documentsEn } from '@rahnama/web/i18n/en/documents.ts'
import { uploads as uploadsEn } from '@rahnama/web/i18n/en/uploads.ts'
import { documents as documentsFa } from '@rahnama/web/i18n/fa/documents.ts'
import { uploads as uploadsFa } from '@rahnama/web/i18n/fa/uploads.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inPersian, test } from './fixtures.ts'
import { newClient } from './new-client.ts'

const TEXTS = {
  en: { uploads: uploadsEn, documents: documentsEn },
  fa: { uploads: uploadsFa, documents: documentsFa },
}
const PART_BYTES = 256 * 1024
/** The reader of PDFs is large. */
const FOR_THE_READER = { timeout: 30_000 }

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(async ({ database }) => {
  await database.query('delete from rate_limits')
})

/** A new account with the passport's place open before it. */
async function openPassport(page: Page, language: Language) {
  const { documents } = TEXTS[language]
  await newClient(page, language)
  await page.goto(href('documents'))
  const open = () => page.locator('summary').filter({ hasText: documents.names.passport }).first().click()
  await open()
  const input = page.locator('input[type=file]').first()
  await expect(input).toBeAttached()
  return { open, input }
}

/** A PDF any reader opens, of about this size. */
function scan(bytes: number): Buffer {
  const padding = Buffer.alloc(bytes, 'x')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
    `<< /Length ${bytes} >>\nstream\n${padding}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(`${text}${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`)
}

/** A photographed page. */
function photo(page: Page, width: number, height: number): Promise<Buffer> {
  return page
    .evaluate(
      ([w = 0, h = 0]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
        const context = canvas.getContext('2d')
        if (context) {
          context.fillStyle = 'white'
          context.fillRect(0, 0, w, h)
          context.fillStyle = 'black'
          context.font = '40px serif'
          for (let line = 1; line < h / 50; line += 1) context.fillText('This is to certify that', 60, line * 50)
        }
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
      },
      [width, height],
    )
    .then((data) => Buffer.from(data, 'base64'))
}

inPersian('an upload', (language) => {
  const { uploads, documents } = TEXTS[language]
  const format = formats(language)

  test('that is cut off goes on after a reload where it stopped, and can then be looked at; another waits while the browser is offline and ends by itself when it is back', async ({
    page,
    context,
    database,
  }) => {
    test.slow()
    const { open, input } = await openPassport(page, language)
    const starts: number[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/content')) starts.push(Number(searchParams.get('offset')))
    })
    // The first part arrives; then the line is dead.
    await page.route('**/api/uploads/*/content*', (route) =>
      new URL(route.request().url()).searchParams.get('offset') === '0' ? route.continue() : route.abort(),
    )
    const content = scan(3 * PART_BYTES)
    await input.setInputFiles({ name: 'گذرنامه.pdf', mimeType: 'application/pdf', buffer: content })
    await expect(page.getByText(uploads.status.retrying)).toBeVisible()
    await expect(page.getByText(uploads.staySafe)).toBeVisible()

    starts.length = 0
    await page.unrouteAll()
    await page.reload()
    await open()
    await expect(page.getByText('گذرنامه.pdf').first()).toBeVisible()
    await expect(page.getByText(documents.attached(documents.names.passport)).first()).toBeVisible()
    expect(starts[0]).toBeGreaterThan(0)
    const { rows } = await database.query(
      `select 1 from file_parts join uploads on uploads.id = partial_id where state <> 'receiving'`,
    )
    expect(rows).toEqual([])

    await page.getByRole('button', { name: documents.versions.preview }).first().click()
    const drawn = page.getByRole('img', { name: uploads.preview.page(format.number(1), format.number(1)) })
    await expect(drawn).toHaveAttribute('data-drawn', '', FOR_THE_READER)

    await test.step('offline it waits', async () => {
      await page.keyboard.press('Escape')
      await expect(drawn).toBeHidden()
      const photoOf = page
        .locator('details')
        .filter({ has: page.locator('summary', { hasText: documents.names.photo }) })
      await photoOf.locator('summary').first().click()
      await context.setOffline(true)
      const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: scan(1000) }
      await photoOf.locator('input[type=file]').first().setInputFiles(file)
      await expect(page.getByText(uploads.status.paused)).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(documents.attached(documents.names.photo)).first()).toBeVisible()
    })
  })

  test('of a file with a fault is refused with its own sentence before a byte is sent; photos are put in order by buttons and become one PDF', async ({
    page,
  }) => {
    test.slow()
    const { input } = await openPassport(page, language)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/uploads')) sent += 1
    })
    const limits = {
      types: format.list(['PDF', 'DOC', 'DOCX', 'JPG', 'PNG'], 'or'),
      max: format.fileSize(25 * 1024 * 1024),
      isPicture: false,
    }
    for (const [fault, buffer] of [
      ['EMPTY', Buffer.alloc(0)],
      ['WRONG_TYPE', Buffer.from('hello')],
      ['TRUNCATED', scan(5000).subarray(0, 3000)],
    ] as const) {
      await input.setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer })
      await expect(page.getByRole('alert').getByText(uploads.faults[fault](limits))).toBeVisible()
    }
    expect(sent).toBe(0)

    const { photos } = uploads
    await page.getByRole('button', { name: photos.open }).first().click()
    const dialog = page.getByRole('dialog', { name: photos.title })
    const files = [await photo(page, 1500, 1100), await photo(page, 1100, 1500)].map((buffer, index) => ({
      name: `${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    }))
    await dialog.locator('input[type=file][multiple]').setInputFiles(files)
    const pageName = (number: number) => photos.page(format.number(number))
    await dialog.getByRole('button', { name: photos.later(pageName(1)) }).click()
    await dialog.getByRole('button', { name: photos.turn(pageName(1)) }).click()
    await dialog.getByRole('button', { name: photos.make }).click()
    await expect(page.getByText(documents.attached(documents.names.passport)).first()).toBeVisible()
    await page.getByRole('button', { name: documents.versions.preview }).first().click()
    const second = page.getByRole('img', { name: uploads.preview.page(format.number(2), format.number(2)) })
    await expect(second).toHaveAttribute('data-drawn', '', FOR_THE_READER)
    await expect(page.getByRole('link', { name: uploads.preview.download })).toHaveAttribute('download', /\.pdf$/)
  })
})
