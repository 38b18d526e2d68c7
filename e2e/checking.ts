import type { Page } from '@playwright/test'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { score as scoreEn } from '@rahnama/contract/texts/en/score.ts'
import { score as scoreFa } from '@rahnama/contract/texts/fa/score.ts'
import { selfCheck as en } from '@rahnama/web/i18n/en/self-check.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { selfCheck as fa } from '@rahnama/web/i18n/fa/self-check.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { href } from '@rahnama/web/site-map.ts'
import { expect } from './fixtures.ts'

const TEXTS = { en: { check: en, score: scoreEn, ui: uiEn }, fa: { check: fa, score: scoreFa, ui: uiFa } }

/** What a visitor does in the self-check. */
export function checking(page: Page, language: Language) {
  const { check, score, ui } = TEXTS[language]
  const { fields, steps } = check
  const choose = (label: string) => page.getByRole('radio', { name: label, exact: true }).check()
  const answer = (question: string, label: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: label, exact: true }).check()
  const goOn = () => page.getByRole('button', { name: ui.formStep.continue, exact: true }).click()
  const at = (step: keyof typeof steps) =>
    expect(page.getByRole('heading', { level: 1, name: steps[step].heading })).toBeVisible()
  return {
    goOn,
    at,
    /** A single person of 29 with an assessed bachelor's degree and CLB 9: 379 points, as worked out in the rules' tests. */
    async answerAll({ sibling, from = 'address' }: { sibling: 'no' | 'unknown'; from?: 'address' | 'here' }) {
      if (from === 'address') await page.goto(`${href('selfCheck')}?language=${language}`)
      await page.getByRole('link', { name: check.start.begin }).click()
      await at('family')
      await choose(fields.partner.options.none)
      await page.getByRole('combobox', { name: fields.children.label }).selectOption('0')
      await goOn()
      await at('age')
      await page.getByRole('textbox', { name: fields.age.label }).fill('29')
      await goOn()
      await at('education')
      await choose(fields.education.options.bachelor)
      await choose(fields.educationPlace.options.assessed)
      await goOn()
      await at('english')
      await choose(fields.englishTest.options.IELTS_GT)
      const results = { listening: '8', reading: '7', writing: '7', speaking: '7' } as const
      for (const [ability, result] of Object.entries(results)) {
        const label = score.language.abilities[ability as keyof typeof results]
        await page.getByRole('textbox', { name: label }).fill(result)
      }
      await goOn()
      await at('french')
      await choose(fields.frenchTest.options.none)
      await goOn()
      await at('workAbroad')
      await choose(fields.workAbroad.options['0'])
      await goOn()
      await at('workCanada')
      await choose(fields.workCanada.options['0'])
      await goOn()
      await at('ties')
      await answer(fields.sibling.label, fields.sibling.options[sibling])
      await answer(fields.nomination.label, fields.nomination.options.no)
      await answer(fields.certificate.label, fields.certificate.options.no)
      await goOn()
      await at('plans')
      await answer(fields.quebec.label, fields.quebec.options.no)
      await page.getByRole('button', { name: check.toResult }).click()
    },
  }
}
