import { contentEditing } from '@rahnama/contract/content/content.ts'
import { content as contentEn } from '@rahnama/web/i18n/en/content.ts'
import { media as mediaEn } from '@rahnama/web/i18n/en/media.ts'
import { content as contentFa } from '@rahnama/web/i18n/fa/content.ts'
import { media as mediaFa } from '@rahnama/web/i18n/fa/media.ts'
import { href } from '@rahnama/web/site-map.ts'
import { drawPng } from './draw-png.ts'
import { expect, inPersian, test } from './fixtures.ts'
import { travel } from './travel.ts'

const MEDIA = { en: mediaEn, fa: mediaFa }
const CONTENT = { en: contentEn, fa: contentFa }
/** Its sizes are made by a job, beside whatever else the machine does. */
const PREPARED = { timeout: 60_000 }

inPersian('the owner and a picture', (language) => {
  const texts = MEDIA[language]
  const words = CONTENT[language]

  test('a picture is uploaded, described, shown in an article, not removed while it is, and comes back from the bin', async ({
    page,
    signInAs,
    sessions,
    baseURL,
  }) => {
    test.slow()
    await signInAs('admin')
    // Digits belong to either language: other journeys read the same list of articles.
    const name = String(1e9 + Math.floor(Math.random() * 9e9))
    const alt = { en: `${name} 1`, fa: `${name} ۲` }
    const { access_token: token } = JSON.parse(sessions.get('admin') ?? '{}') as { access_token?: string }
    const made = await fetch(`${baseURL}${contentEditing.create.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        kind: 'article',
        slug: name,
        facts: { publishedOn: '2026-11-01', rulesAsOf: null, situations: [] },
        [language]: { title: name, description: name, prose: name, sources: [] },
      }),
    })
    const { id: articleId } = (await made.json()) as { id: string }

    await page.goto(href('adminUpload'))
    const input = page.getByRole('group', { name: texts.uploads.image.label }).locator('input[type=file]').first()
    await input.setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: drawPng(name) })
    const added = page.getByRole('listitem').filter({ hasText: name })
    await expect(added.locator('img')).toBeVisible(PREPARED)
    await added.getByRole('link', { name: texts.describe }).click()
    const sheet = page.getByRole('dialog', { name: texts.one.image })
    await sheet.getByRole('textbox', { name: texts.alt.en }).fill(alt.en)
    await sheet.getByRole('textbox', { name: texts.alt.fa }).fill(alt.fa)
    await sheet.getByRole('button', { name: texts.save, exact: true }).click()
    await expect(page.getByText(texts.saved, { exact: true })).toBeVisible()

    await travel(page, `${href('adminArticles')}?item=${articleId}`)
    const field = page.getByRole('group', { name: words.fields.picture })
    await field.getByRole('button', { name: texts.choice.choose }).click()
    await page.getByRole('dialog', { name: texts.choice.title }).getByRole('button', { name }).click()
    await expect(field.locator('img')).toBeVisible()
    const publish = page.getByRole('button', { name: words.publish(words.languages[language]), exact: true })
    await publish.click()
    await expect(page.getByText(words.published(words.languages[language]))).toBeVisible()

    const read = async () => (await fetch(`${baseURL}${href('article', { slug: name })}?language=${language}`)).text()
    await expect.poll(read, { timeout: 15_000 }).toContain(`alt="${alt[language]}"`)
    const src = /srcSet="(\/media\/[0-9a-f]{32}\.avif) /i.exec(await read())?.[1]
    const picture = await fetch(`${baseURL}${src}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(picture.headers.get('cache-control')).toContain('immutable')

    await travel(page, `${href('adminImages')}?q=${name}`)
    await page.getByRole('link', { name }).click()
    await expect(sheet.getByRole('link', { name })).toBeVisible()
    await sheet.getByRole('button', { name: texts.remove, exact: true }).click()
    await expect(sheet.getByText(texts.removeRefused)).toBeVisible()

    await sheet.getByRole('link', { name }).click()
    await page
      .getByRole('group', { name: words.fields.picture })
      .getByRole('button', { name: texts.choice.take })
      .click()
    await publish.click()
    await expect(page.getByText(words.published(words.languages[language]))).toBeVisible()
    await travel(page, `${href('adminImages')}?q=${name}`)
    await page.getByRole('link', { name }).click()
    await expect(sheet.getByText(texts.usedNowhere)).toBeVisible()
    await sheet.getByRole('button', { name: texts.remove, exact: true }).click()
    await expect(sheet).toBeHidden()
    expect((await fetch(`${baseURL}${src}`)).status).toBe(404)

    await travel(page, href('adminBin'))
    await page.getByRole('button', { name: texts.bin.putBackNamed(name) }).click()
    await expect(page.getByText(texts.putBackDone)).toBeVisible()
    expect((await fetch(`${baseURL}${src}`)).status).toBe(200)
  })
})
