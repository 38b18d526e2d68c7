import type { Locator, Page } from '@playwright/test'
import { countryName, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Field, LongForm, SimpleField } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { longForm as longFormEn } from '@rahnama/web/i18n/en/long-form.ts'
import { profile as en } from '@rahnama/web/i18n/en/profile.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { longForm as longFormFa } from '@rahnama/web/i18n/fa/long-form.ts'
import { profile as fa } from '@rahnama/web/i18n/fa/profile.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { single30 } from '../contract/profile/people.test-data.ts'
import { toPersianDigits } from './entrance.ts'
import { expect } from './fixtures.ts'

export const PROFILE_TEXTS = {
  en: { profile: en, longForm: longFormEn, ui: uiEn },
  fa: { profile: fa, longForm: longFormFa, ui: uiFa },
}

type FieldTexts = { label: string; options?: Readonly<Record<string, string>>; add?: string }
type TextsByField = Readonly<Record<string, FieldTexts & { fields?: TextsByField }>>
export type Said = string | number | boolean | readonly string[]

const JALALI = new Intl.DateTimeFormat('en-u-ca-persian', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** What a person does in the profile. Persian hands type Persian digits, the Persian decimal mark and Jalali dates. */
export function profileTelling(page: Page, language: Language) {
  const { profile, longForm, ui } = PROFILE_TEXTS[language]
  const words = profile.form.fields as unknown as TextsByField
  const { steps }: LongForm = profileForm
  const fields = steps.flatMap((step) => step.fields)
  const typed = (text: string | number) =>
    language === 'fa' ? toPersianDigits(String(text)).replace('.', '٫') : String(text)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const fieldOf = (list: readonly Field[], name: string) => {
    const field = list.find((each) => each.name === name)
    if (!field) throw new Error(`the profile does not ask ${name}`)
    return field
  }

  const sayDate = async (group: Locator, iso: string) => {
    const [year = '', month = '', day = ''] = language === 'fa' ? jalaliParts(iso) : iso.split('-').map(withoutZero)
    await group.getByRole('textbox', { name: ui.dateField.day }).fill(typed(day))
    await group.getByRole('textbox', { name: ui.dateField.month }).fill(typed(month))
    await group.getByRole('textbox', { name: ui.dateField.year }).fill(typed(year))
  }
  const say = async (within: Page | Locator, field: SimpleField, { label, options }: FieldTexts, said: Said) => {
    // An optional question says so after its name.
    const name = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\([^)]*\\))?$`)
    const group = within.getByRole('group', { name })
    switch (field.kind) {
      case 'yesNo': {
        const { yes, no, unknown } = longForm.question
        return group.getByRole('radio', { name: said === 'unknown' ? unknown : said ? yes : no, exact: true }).check()
      }
      case 'choice': {
        const option = options?.[String(said)] ?? longForm.question.unknown
        const list = within.getByRole('combobox', { name })
        await expect(list.or(group).first()).toBeVisible()
        if (await list.isVisible()) return void (await list.selectOption({ label: option }))
        return group.getByRole('radio', { name: option, exact: true }).check()
      }
      case 'choices':
        for (const each of said as string[]) {
          await group.getByRole('checkbox', { name: options?.[each] ?? each, exact: true }).check()
        }
        return
      case 'country':
      case 'listed': {
        const list = within.getByRole('combobox', { name })
        await list.fill(field.kind === 'country' ? countryName(String(said) as 'IR', language) : String(said))
        return page.getByRole('listbox').getByRole('option').first().click()
      }
      case 'date':
        return sayDate(group, String(said))
      case 'year': {
        const year = language === 'fa' ? Number(said) - 621 : Number(said)
        return group.getByRole('textbox', { name: ui.dateField.year }).fill(typed(year))
      }
      case 'number':
        return within.getByRole('textbox', { name }).fill(typed(String(said)))
      default:
        return within.getByRole('textbox', { name }).fill(String(said))
    }
  }
  const told = new Set<string>()
  const tell = async (answers: Record<string, Said>) => {
    for (const [name, said] of Object.entries(answers)) {
      told.add(name)
      await say(page, fieldOf(fields, name) as SimpleField, words[name] as FieldTexts, said)
    }
  }
  /** Answers the rest of a step as the whole person of the tests does. Names come from the account. */
  const tellRest = async (step: keyof typeof profile.form.steps, besides: readonly string[] = []) => {
    for (const name of besides) told.add(name)
    for (const { name, kind } of steps.find((each) => each.name === step)?.fields ?? []) {
      const said = single30[name]
      if (kind !== 'text' && kind !== 'group' && said !== undefined && !told.has(name)) await tell({ [name]: said })
    }
  }
  /** Opens a new entry of a list and fills it in; `done` closes it. */
  const add = async (name: string, answers: Record<string, Said>) => {
    const group = fieldOf(fields, name)
    const texts = words[name]
    if (group.kind !== 'group' || !texts) throw new Error(`${name} is no list`)
    const list = page.locator(`[id="q-${name}"]`)
    await list.getByRole('button', { name: texts.add ?? '', exact: true }).click()
    for (const [inner, said] of Object.entries(answers)) {
      await say(list, fieldOf(group.fields, inner) as SimpleField, texts.fields?.[inner] as FieldTexts, said)
    }
    return list
  }
  return {
    press,
    tell,
    tellRest,
    add,
    say: (within: Locator, list: string, name: string, said: Said) => {
      const group = fieldOf(fields, list)
      const inner = group.kind === 'group' ? fieldOf(group.fields, name) : group
      return say(within, inner as SimpleField, words[list]?.fields?.[name] as FieldTexts, said)
    },
    done: () => press(longForm.group.done),
    goOn: () => press(longForm.step.saveAndContinue),
    /** A step may come with a whole page load: the journey's own limit is the only clock for that. */
    at: (step: keyof typeof profile.form.steps) =>
      page.getByRole('heading', { level: 1, name: profile.form.steps[step].title }).waitFor(),
  }
}

const withoutZero = (part: string) => part.replace(/^0/, '')

function jalaliParts(iso: string): [string, string, string] {
  const parts = JALALI.formatToParts(new Date(`${iso}T12:00:00Z`))
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return [part('year'), part('month'), part('day')]
}
