import type { Page } from '@playwright/test'
import { longForm as longFormEn } from '@rahnama/web/i18n/en/long-form.ts'
import { profile as profileEn } from '@rahnama/web/i18n/en/profile.ts'
import { longForm as longFormFa } from '@rahnama/web/i18n/fa/long-form.ts'
import { profile as profileFa } from '@rahnama/web/i18n/fa/profile.ts'
import { href } from '@rahnama/web/site-map.ts'
import { AUTH_TEXTS, entrance, FIRST_PASSWORD } from './entrance.ts'
import { expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { profileTelling } from './profile-telling.ts'

const TEXTS = { en: { form: longFormEn, profile: profileEn.form }, fa: { form: longFormFa, profile: profileFa.form } }

test.use({ viewport: { width: 390, height: 844 } })

const atStep = (step: string) => `${href('profile')}/${step}`

inBothLanguages('the profile', (language) => {
  const once = inOneLanguage(test, language)
  const { form, profile } = TEXTS[language]
  const { fields } = profile
  const on = (page: Page) => ({
    box: (name: string) => page.getByRole('textbox', { name, exact: true }),
    answer: (question: string, answer: string) =>
      page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check(),
    goOn: () => page.getByRole('button', { name: form.step.saveAndContinue }).click(),
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    savedLine: page.getByRole('status').filter({ hasText: language === 'en' ? /^Saved/ : /^ذخیره شد/ }),
  })

  test.describe('with what comes next fetched ahead', () => {
    test.use({ fetchesAhead: true })

    once('goes on when the connection drops in the middle of every step', async ({ page, context, database }) => {
      test.slow()
      const person = await newClient(page, language)
      await page.goto(atStep('general'))
      const { box, answer, goOn, heading, savedLine } = on(page)
      const isKept = async (path: string) => {
        const { rows } = await database.query(
          'select answers ? $2 as "isKept" from answer_sheets join users on users.id = user_id where email = $1',
          [person.email, path],
        )
        return rows[0]?.isKept
      }
      /** The connection is gone between the first and the second answer of a step, and back on the next. */
      const dropWhile = async (next: string, path: string, rest: () => Promise<void>) => {
        await context.setOffline(true)
        await rest()
        await goOn()
        await expect(heading(next)).toBeVisible()
        await expect(page.getByText(form.step.saveFailed)).toBeVisible()
        expect(await isKept(path)).toBe(false)
        await context.setOffline(false)
        await expect.poll(() => isKept(path)).toBe(true)
        await expect(savedLine).toBeVisible()
      }
      const { steps } = profile
      const me = profileTelling(page, language)

      await box(fields.firstName.label).fill('Nava')
      await box(fields.lastName.label).fill('Example')
      await expect(savedLine).toBeVisible()
      await dropWhile(steps.personal.title, 'hasChildren', async () => {
        const birth = page.getByRole('group', { name: fields.birthDate.label })
        await birth.getByRole('textbox').nth(0).fill('۱')
        await birth.getByRole('textbox').nth(1).fill('۱')
        await birth
          .getByRole('textbox')
          .nth(2)
          .fill(language === 'fa' ? '۱۳۷۰' : '1991')
        await me.tellRest('general', ['birthDate'])
      })

      await me.tell({ citizenship: 'IR' })
      await dropWhile(steps.education.title, 'residence', () => me.tellRest('personal'))

      await dropWhile(steps.work.title, 'highestLevel', async () => {
        await me.tell({ highestLevel: 'none' })
        await me.tellRest('education')
      })

      await box(fields.totalWorkYears.label).fill('۰')
      await dropWhile(steps.language.title, 'certificateOfQualification', () => me.tellRest('work', ['totalWorkYears']))

      await page.getByRole('button', { name: fields.nativeLanguages.add }).click()
      // The list of languages is asked for by whoever adds one.
      await expect(page.locator('#q-nativeLanguages').getByRole('combobox')).toBeVisible()
      await dropWhile(steps['immigration-history'].title, 'hasTests', async () => {
        await me.say(
          page.locator('#q-nativeLanguages'),
          'nativeLanguages',
          'language',
          language === 'fa' ? 'فارسی' : 'Persian',
        )
        await me.done()
        await me.tell({ hasTests: false })
        await me.tellRest('language')
      })

      await me.tell({ canadianStatus: 'none' })
      await dropWhile(steps.preferences.title, 'hasRelativesInCanada', () => me.tellRest('immigration-history'))

      await page.getByRole('checkbox', { name: fields.interests.options.express_entry }).check()
      await context.setOffline(true)
      await answer(fields.timeline.label, fields.timeline.options.later)
      await page.getByRole('button', { name: profile.saveForLater }).click()
      await expect(page.getByText(form.step.saveFailed)).toBeVisible()
      await expect(heading(steps.preferences.title)).toBeVisible()
      await context.setOffline(false)
      await expect.poll(() => isKept('timeline')).toBe(true)
      await page.getByRole('button', { name: profile.saveForLater }).click()
      await page.waitForURL((url) => url.pathname === href('home'))
    })
  })

  once(
    'lets two tabs work on one step and asks where they disagree, stays while the session ends, gives back what was typed when the browser crashes, and leaves nothing on the device of somebody who signs out',
    async ({ page, context, database }) => {
      test.slow()
      const person = await newClient(page, language)
      const second = await context.newPage()
      await Promise.all([page.goto(atStep('general')), second.goto(atStep('general'))])
      const [one, two] = [on(page), on(second)]
      const saves = (url: URL) => url.pathname === '/api/profile'
      const refuseSaves = (tab: Page) =>
        tab.route(saves, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))

      await test.step('two tabs disagree', async () => {
        await one.box(fields.firstName.label).fill('Navid')
        await expect(two.box(fields.firstName.label)).toHaveValue('Navid')

        await refuseSaves(second)
        await two.box(fields.lastName.label).fill('Second')
        const saved = page.waitForResponse(
          (answer) => saves(new URL(answer.url())) && (answer.request().postData() ?? '').includes('First'),
        )
        await one.box(fields.lastName.label).fill('First')
        await one.box(fields.lastName.label).blur()
        expect((await saved).status()).toBe(200)
        await second.unroute(saves)

        const choice = second.getByRole('group', { name: fields.lastName.label })
        await two.box(fields.lastName.label).blur()
        await expect(choice).toContainText('First')
        await expect(choice).toContainText('Second')
        await choice.getByRole('button', { name: form.conflict.keepMine }).click()
        await expect(choice).toBeHidden()
        await expect(one.box(fields.lastName.label)).toHaveValue('Second')
        await second.close()
      })

      await test.step('the session ends: it stays as it is, and is saved after signing in again', async () => {
        const auth = AUTH_TEXTS[language]
        await database.query(
          'update sessions set revoked_at = now() where user_id = (select id from users where email = $1)',
          [person.email],
        )
        // What is typed is saved by itself: the dialog comes then, and would lie over any button.
        await one.box(fields.lastName.label).fill('Sample')
        await one.box(fields.lastName.label).blur()
        const dialog = page.getByRole('dialog', { name: auth.again.title })
        await dialog.getByRole('textbox', { name: auth.fields.password.label, exact: true }).fill(FIRST_PASSWORD)
        await dialog.getByRole('button', { name: auth.again.act }).click()
        await expect(dialog).toBeHidden()
        await expect(one.box(fields.lastName.label)).toHaveValue('Sample')
        await expect
          .poll(async () => {
            const { rows } = await database.query(
              `select answers ->> 'lastName' as name from answer_sheets join users on users.id = user_id where email = $1`,
              [person.email],
            )
            return rows[0]?.name
          })
          .toBe('Sample')
      })

      const birth = (tab: Page) => tab.getByRole('group', { name: fields.birthDate.label }).getByRole('textbox')
      await test.step('the browser crashes before anything is saved', async () => {
        await refuseSaves(page)
        await one.box(fields.lastName.label).fill('Crashed')
        await birth(page).nth(0).fill('۳۱')
        await birth(page).nth(1).fill('۲')
        await expect.poll(async () => (await draftsOn(page)).join()).toMatch(/Crashed.*"۳۱".*"۲"/)
        const crash = await context.newCDPSession(page)
        const crashed = page.waitForEvent('crash')
        crash.send('Page.crash').catch(() => {})
        await crashed
      })

      const again = await context.newPage()
      const after = on(again)
      await test.step('and what was typed is there when it is opened again', async () => {
        await again.setViewportSize({ width: 1280, height: 844 })
        await again.goto(atStep('general'))
        await expect(after.box(fields.lastName.label)).toHaveValue('Crashed')
        await expect(birth(again).nth(0)).toHaveValue('۳۱')
        await expect(birth(again).nth(1)).toHaveValue('۲')
        await expect(again.getByText(form.found.body)).toBeVisible()
        await expect(after.savedLine).toBeVisible()
      })

      await test.step('who signs out leaves nothing of it', async () => {
        await refuseSaves(again)
        await after.box(fields.lastName.label).fill('Left')
        await expect.poll(async () => (await draftsOn(again)).join()).toContain('Left')
        await entrance(again, language).leave()
        await expect.poll(() => draftsOn(again)).toEqual([])
      })
    },
  )
})

/** What is drafted on this device: the page itself can unseal it. */
function draftsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const opened = await settled(indexedDB.open('rahnama-drafts'))
    const all = <T>(store: string): Promise<T[]> => settled(opened.transaction(store).objectStore(store).getAll())
    const [[key], kept] = await Promise.all([
      all<CryptoKey>('keys'),
      all<{ iv: BufferSource; sealed: BufferSource }>('drafts'),
    ])
    opened.close()
    if (!key) return []
    const texts = kept.map(({ iv, sealed }) => crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed))
    return (await Promise.all(texts)).map((text) => new TextDecoder().decode(text))
  })
}
