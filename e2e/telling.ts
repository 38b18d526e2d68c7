import type { Locator, Page } from '@playwright/test'
import { countryName, type Language, provinces } from '@rahnama/contract/locale/locale.ts'
import type { Field, LongForm, SimpleField } from '@rahnama/contract/long-form/long-form.ts'
import { longForm as en } from '@rahnama/web/i18n/en/long-form.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { longForm as fa } from '@rahnama/web/i18n/fa/long-form.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { expect } from './fixtures.ts'

const WORDS = { en, fa }
const UI = { en: uiEn, fa: uiFa }

type FieldTexts = {
  label: string
  add?: string
  options?: Readonly<Record<string, string>>
  fields?: Record<string, FieldTexts>
}
export type Told = string | number | boolean

/** What a person does in one of the long forms, by the labels of its questions. */
export function telling(
  page: Page,
  language: Language,
  form: LongForm,
  texts: { title: string; complete: string; steps: object; fields: object },
) {
  const words = WORDS[language]
  const fields: Field[] = form.steps.flatMap((step) => step.fields)
  const textsOf = (name: string) => (texts.fields as Record<string, FieldTexts>)[name] ?? { label: name }
  const stepTitle = (name: string) => (texts.steps as Record<string, { title: string }>)[name]?.title ?? name
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  const tellOne = async (field: SimpleField, { label, options }: FieldTexts, value: Told, within: Locator | Page) => {
    const group = within.getByRole('group', { name: label })
    switch (field.kind) {
      case 'yesNo': {
        const said = value === true ? words.question.yes : value === false ? words.question.no : words.question.unknown
        return group.getByRole('radio', { name: said, exact: true }).check()
      }
      case 'choice': {
        const said = value === 'unknown' ? words.question.unknown : (options?.[String(value)] ?? String(value))
        const list = within.getByRole('combobox', { name: label })
        if (await list.isVisible()) return void (await list.selectOption({ label: said }))
        return group.getByRole('radio', { name: said, exact: true }).check()
      }
      case 'province': {
        const name = provinces(language).find(({ code }) => code === value)?.name ?? ''
        return void (await within.getByRole('combobox', { name: label }).selectOption({ label: name }))
      }
      case 'country':
      case 'listed': {
        const name = field.kind === 'country' ? countryName(String(value) as 'IR', language) : String(value)
        await within.getByRole('combobox', { name: label }).fill(name)
        return within.getByRole('option', { name }).first().click()
      }
      case 'year':
        return within
          .getByRole('group', { name: label })
          .getByRole('textbox', { name: UI[language].dateField.year })
          .fill(String(value))
      case 'consent':
        return within.getByRole('checkbox', { name: label }).check()
      default:
        return within.getByRole('textbox', { name: label }).first().fill(String(value))
    }
  }

  return {
    press,
    /** A step may come with a whole page load: the journey's own limit is the only clock for that. */
    at: (step: string) => page.getByRole('heading', { level: 1, name: stepTitle(step) }).waitFor(),
    goOn: () => press(words.step.saveAndContinue),
    async tell(answers: Record<string, Told>) {
      for (const [name, value] of Object.entries(answers)) {
        const field = fields.find((each) => each.name === name)
        if (!field || field.kind === 'group') throw new Error(`${name} is no question of ${form.name}`)
        await tellOne(field, textsOf(name), value, page)
      }
    },
    /** A new entry of a list, filled in and closed. */
    async add(name: string, answers: Record<string, Told>) {
      const group = fields.find((each) => each.name === name)
      const { add = '', fields: inner = {} } = textsOf(name)
      if (group?.kind !== 'group') throw new Error(`${name} is no list of ${form.name}`)
      const list = page.locator(`[id="q-${name}"]`)
      await list.getByRole('button', { name: add, exact: true }).click()
      for (const [each, value] of Object.entries(answers)) {
        const field = group.fields.find((one) => one.name === each)
        if (!field) throw new Error(`${name} has no ${each}`)
        await tellOne(field, inner[each] ?? { label: each }, value, list)
      }
      await press(words.group.done)
    },
    /** Everything said once more, and sent. */
    async complete() {
      await expect(page.getByRole('heading', { level: 1, name: words.check.title })).toBeVisible()
      await press(texts.complete)
    },
  }
}
