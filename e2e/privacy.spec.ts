import { ACCOUNT_WORDINGS } from '@rahnama/contract/service-consents.ts'
import { consents } from '@rahnama/web/i18n/fa/consents.ts'
import { privacy as texts } from '@rahnama/web/i18n/fa/privacy.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inPersian, test } from './fixtures.ts'
import { newClient } from './new-client.ts'

// What the page says in either language is in web/privacy/privacy-page.test.tsx.
inPersian('one’s own data', (language) => {
  test('who looked, an archive until its link ends, a correction, a deletion that is stopped', async ({
    page,
    database,
    outbox,
  }) => {
    await database.query('delete from rate_limits')
    const { email } = await newClient(page, language)
    const owned = 'user_id = (select id from users where email = $1)'
    await page.goto(href('privacySettings'))
    await expect(page.getByText(texts.visits.empty)).toBeVisible()

    await page.getByRole('button', { name: texts.export.ask, exact: true }).click()
    const download = page.getByRole('button', { name: texts.export.download, exact: true })
    await expect(download).toBeVisible({ timeout: 60_000 })
    await expect.poll(async () => (await outbox.newestTo(email))?.subject).toBeTruthy()
    const [archive] = await Promise.all([page.waitForEvent('download'), download.click()])
    expect(archive.suggestedFilename()).toMatch(/\.zip$/)
    await database.query(`update data_exports set expires_at = now() - interval '1 minute' where ${owned}`, [email])
    await page.reload()
    await expect(page.getByRole('button', { name: texts.export.askAgain, exact: true })).toBeVisible()
    await expect(download).toBeHidden()

    await page.getByRole('textbox', { name: texts.correction.fields.what.label }).fill('My name has two parts.')
    await page.getByRole('button', { name: texts.correction.ask, exact: true }).click()
    await expect(page.getByText('My name has two parts.')).toBeVisible()

    const ask = page.getByRole('button', { name: texts.deletion.ask, exact: true })
    await ask.click()
    await page.getByRole('dialog').getByRole('button', { name: texts.deletion.ask, exact: true }).click()
    const keep = page.getByRole('button', { name: texts.deletion.stop, exact: true })
    await expect(keep).toBeVisible()
    // What we owe an answer to holds the deletion up.
    await expect(page.getByText(texts.deletion.suspended)).toBeVisible()
    await keep.click()
    await expect(ask).toBeVisible()

    await page.goto(`${href('settings')}#consents`)
    const words = page.getByText(ACCOUNT_WORDINGS[0].text[language])
    if (!(await words.first().isVisible())) {
      const setting = page.getByRole('region', { name: consents.label, exact: true })
      await setting.getByRole('button').first().click()
    }
    // Withdrawn with the deletion, and given again by stopping it.
    await expect(words).toHaveCount(2)
    await expect(page.getByText(consents.inForce, { exact: true })).toHaveCount(1)
    await expect(page.getByText(consents.takenBack, { exact: true })).toHaveCount(1)
  })
})
