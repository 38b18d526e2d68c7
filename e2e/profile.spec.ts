import { errors as errorsEn } from '@rahnama/web/i18n/en/errors.ts'
import { profileCompletion as completionEn } from '@rahnama/web/i18n/en/profile-completion.ts'
import { errors as errorsFa } from '@rahnama/web/i18n/fa/errors.ts'
import { profileCompletion as completionFa } from '@rahnama/web/i18n/fa/profile-completion.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect, inBothLanguages, inOneLanguage, test } from './fixtures.ts'
import { newClient } from './new-client.ts'
import { PROFILE_TEXTS, profileTelling } from './profile-telling.ts'
import { travel } from './travel.ts'

const COMPLETION = { en: completionEn, fa: completionFa }
const FAULTS = { en: errorsEn.faults, fa: errorsFa.faults }

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ database }) => {
  // Everybody here comes from one address, which would soon be slowed.
  await database.query('delete from rate_limits')
})

inBothLanguages('the profile', (language) => {
  const once = inOneLanguage(test, language)
  const { profile, longForm } = PROFILE_TEXTS[language]
  const { form } = profile

  once('goes from an empty account to complete', async ({ page }) => {
    test.setTimeout(240_000)
    await newClient(page, language)
    await page.goto(href('profile'))
    const me = profileTelling(page, language)
    await expect(page.getByRole('heading', { level: 1, name: form.title })).toBeVisible()
    await expect(page.getByText(profile.start.atHandTitle)).toBeVisible()
    await page.getByRole('link', { name: form.steps.general.title }).click()

    await me.at('general')
    await expect(page.getByRole('textbox', { name: form.fields.firstName.label }).first()).toHaveValue('Nava')
    await expect(page.getByText(profile.origins.account).first()).toBeVisible()
    await me.goOn()
    await expect(page.getByRole('alert').first()).toContainText(form.fields.birthDate.faults.REQUIRED)
    await me.tell({ birthDate: '1994-02-17', maritalStatus: 'married' })
    await me.tell({ partnerAccompanying: true, partnerCitizenOrPermanentResident: false })
    await me.tell({ hasChildren: true, numberOfChildren: 1 })
    await me.add('children', { age: 6 })
    await me.done()
    await me.tellRest('general')
    await me.goOn()

    await me.at('personal')
    await me.tell({ partnerBirthDate: '1991-09-30' })
    await me.tell({ partnerHighestLevel: 'none', partnerHasTests: false, partnerHasJobs: false })
    await me.tellRest('personal')
    await me.goOn()

    await me.at('education')
    await me.tell({ highestLevel: 'master' })
    await me.tellRest('education')
    await me.add('credentials', {
      level: 'master',
      field: language === 'fa' ? 'مهندسی نرم‌افزار' : 'Software engineering',
      country: 'IR',
      graduationYear: 2019,
      hasEca: true,
      ecaBody: 'WES',
      ecaOn: '2025-06-12',
    })
    await me.done()
    await me.goOn()

    await me.at('work')
    await me.tell({ totalWorkYears: '7.5' })
    await me.tellRest('work')
    await me.add('jobs', {
      title: 'Software engineer',
      company: 'Nemooneh Pardaz',
      country: 'IR',
      startedOn: '2022-01-22',
      current: true,
      noc: language === 'fa' ? 'برنامه‌نویس' : 'software',
      hoursPerWeek: 44,
      employment: 'employee',
    })
    await me.done()
    await me.goOn()

    await me.at('language')
    await me.tellRest('language')
    await me.add('tests', {
      test: 'IELTS_GT',
      takenOn: '2026-03-14',
      listening: 8,
      reading: '7.5',
      writing: '6.5',
      speaking: 7,
    })
    await me.done()
    await me.add('nativeLanguages', { language: language === 'fa' ? 'فارسی' : 'Farsi' })
    await me.done()
    await me.goOn()

    await me.at('immigration-history')
    await me.tellRest('immigration-history')
    await me.goOn()

    await me.at('preferences')
    await me.tell({ interests: ['express_entry', 'provincial'], fundsCad: 32_000 })
    await me.tellRest('preferences')
    await me.goOn()

    await expect(page.getByRole('heading', { level: 1, name: longForm.check.title })).toBeVisible()
    await expect(page.getByText(profile.contradictions.title)).toBeVisible()
    await page.getByRole('link', { name: profile.contradictions.explain }).click()
    await me.at('preferences')
    await me.tell({ explanation: 'I also worked part time before that.' })
    await me.press(longForm.step.saveAndReturn)
    await expect(page.getByText(profile.contradictions.explained)).toBeVisible()

    await me.press(form.complete)
    await expect(page.getByText(form.completed)).toBeVisible()
    await page.waitForURL((url) => url.pathname === href('home'))
    await expect(page.getByText(COMPLETION[language].complete).first()).toBeVisible()
  })

  once(
    'says at once what cannot be right and keeps what was typed, and has no step of another name',
    async ({ page }) => {
      test.setTimeout(120_000)
      await newClient(page, language)
      const me = profileTelling(page, language)

      await page.goto(href('profileStep', { step: 'work' }))
      await me.at('work')
      await me.tell({ totalWorkYears: 3 })
      const jobs = await me.add('jobs', {
        title: 'Cook',
        startedOn: '2024-05-01',
        current: false,
        endedOn: '2023-05-01',
      })
      await me.done()
      await expect(jobs.getByText(FAULTS[language].ENDS_BEFORE_START)).toBeVisible()
      await me.say(jobs, 'jobs', 'current', true)
      await expect(jobs.getByText(FAULTS[language].ENDS_BEFORE_START)).toBeHidden()

      await travel(page, href('profileStep', { step: 'language' }))
      await me.at('language')
      await me.tell({ hasTests: true })
      const tests = await me.add('tests', { test: 'IELTS_GT', takenOn: '2026-03-14', listening: '9.5', reading: '6.3' })
      await me.done()
      await expect(tests.getByText(FAULTS[language].NOT_A_BAND)).toBeVisible()
      const top = language === 'fa' ? '۹' : '9'
      await expect(tests.getByText(longForm.faults.between(language === 'fa' ? '۰' : '0', top))).toBeVisible()

      await travel(page, href('profileStep', { step: 'general' }))
      await me.at('general')
      await me.tell({ firstName: 'سارا', birthDate: '2031-01-01' })
      await me.goOn()
      const summary = page.getByRole('alert').first()
      await expect(summary).toContainText(FAULTS[language].NOT_LATIN)
      await expect(summary).toContainText(FAULTS[language].IN_THE_FUTURE)

      await travel(page, href('profileStep', { step: 'favourite-colour' }))
      await expect(page.getByRole('heading', { level: 1, name: longForm.step.invalid })).toBeVisible()
      await expect(page.getByText(longForm.step.invalidLead)).toBeVisible()
    },
  )
})
