import type { FieldFault } from '@rahnama/contract/errors.ts'
import type { EntryAnswers, Field, LongForm } from '@rahnama/contract/long-form/long-form.ts'

/** The words of one question. */
export type QuestionTexts = {
  label: string
  hint?: string
  /** It says why we ask, where a person may wonder. */
  why?: string
  /** These replace the general words, such as "Enter your first name" for REQUIRED. */
  faults?: { [fault in FieldFault]?: string }
}

type GroupTexts = QuestionTexts & {
  add: string
  empty?: string
  /** A person would call one so: "Software engineer at Pars"; `number` is its place in the digits of the page. */
  name: (entry: EntryAnswers, number: string) => string
}

type TextsOfField<F extends Field> = F extends { kind: 'group'; fields: readonly (infer Inner extends Field)[] }
  ? GroupTexts & { fields: TextsOfFields<Inner> }
  : F extends { kind: 'choice' | 'choices'; options: readonly (infer Option extends string)[] }
    ? QuestionTexts & { options: { [each in Option]: string } }
    : QuestionTexts

type TextsOfFields<F extends Field> = { [Each in F as Each['name']]: TextsOfField<Each> }

/** Every word of a form that is its own: `satisfies FormTexts<typeof profileForm>` misses none. */
export type FormTexts<F extends LongForm> = {
  title: string
  lead: string
  saveForLater: string
  complete: string
  /** This is said when it is done. */
  completed: string
  loadFailed: string
  completeFailed: string
  steps: { [Each in F['steps'][number] as Each['name']]: { title: string; lead?: string } }
  fields: TextsOfFields<F['steps'][number]['fields'][number]>
}

/** The same for a form that is only known when it is drawn. */
export type AnyFormTexts = Omit<FormTexts<LongForm>, 'steps' | 'fields'> & {
  steps: Readonly<Record<string, { title: string; lead?: string }>>
  fields: Readonly<Record<string, AnyFieldTexts>>
}

export type AnyFieldTexts = QuestionTexts & {
  options?: Readonly<Record<string, string>>
  add?: string
  empty?: string
  name?: GroupTexts['name']
  fields?: Readonly<Record<string, AnyFieldTexts>>
}
