import type { Field, LongForm } from '@rahnama/contract/long-form/long-form.ts'
import type { AnyFieldTexts, AnyFormTexts } from '../i18n/form-texts.ts'

export type PlacedQuestion = { field: Field; texts: AnyFieldTexts; step: string }

/** The question a path belongs to, and where it is asked. The path of an entry belongs to its group. */
export function findQuestion(form: LongForm, texts: AnyFormTexts, path: string): PlacedQuestion | undefined {
  const [name = '', , inner] = path.split('.')
  for (const step of form.steps) {
    const field = step.fields.find((each) => each.name === name)
    const words = texts.fields[name]
    if (!field || !words) continue
    if (inner === undefined || field.kind !== 'group') return { field, texts: words, step: step.name }
    const innerField = field.fields.find((each) => each.name === inner)
    const innerWords = words.fields?.[inner]
    return innerField && innerWords && { field: innerField, texts: innerWords, step: step.name }
  }
  return undefined
}
