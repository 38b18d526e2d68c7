import type { AnswersOf } from './answers-of.ts'
import type { Answers, EntryAnswers, Field, Group, LongForm, LongFormStep, SimpleField, Value } from './model.ts'
import { isEntries, nest } from './nest.ts'
import type { FlatAnswers } from './sheet.ts'

/** The questions of a step that are asked of this person. `answers` are shown ones. */
export function visibleFields(step: LongFormStep, answers: Answers): Field[] {
  return step.fields.filter((field) => isAsked(field, answers, undefined))
}

export function visibleEntryFields(group: Group, answers: Answers, entry: EntryAnswers): SimpleField[] {
  return group.fields.filter((field) => isAsked(field, answers, entry))
}

function isAsked({ when }: Field, answers: Answers, entry: EntryAnswers | undefined): boolean {
  return when === undefined || when(answers, entry)
}

/**
 * The answers to questions that are asked. What a hidden question was answered with opens nothing either,
 * so hiding goes on until nothing more is hidden.
 */
export function shownAnswers(form: LongForm, answers: Answers): Answers {
  const shown: Answers = Object.assign({}, ...form.steps.map((step) => shownOf(step, answers)))
  return countAnswers(shown) === countAnswers(answers) ? shown : shownAnswers(form, shown)
}

/** Reads stored answers, nested, without hidden ones and with the types of their form. */
export function readAnswers<F extends LongForm>(form: F, flat: FlatAnswers): AnswersOf<F> {
  return shownAnswers(form, nest(form, flat)) as AnswersOf<F>
}

function shownOf(step: LongFormStep, answers: Answers): Answers {
  const shown: Record<string, Value | readonly EntryAnswers[]> = {}
  for (const field of visibleFields(step, answers)) {
    const answer = answers[field.name]
    if (answer === undefined) continue
    shown[field.name] =
      field.kind === 'group' && isEntries(answer) ? answer.map((entry) => shownEntry(field, answers, entry)) : answer
  }
  return shown
}

function shownEntry(group: Group, answers: Answers, entry: EntryAnswers): EntryAnswers {
  const shown: Record<string, Value> & { id: string } = { id: entry.id }
  for (const { name } of visibleEntryFields(group, answers, entry)) {
    const value = entry[name]
    if (value !== undefined) shown[name] = value
  }
  return shown
}

function countAnswers(answers: Answers): number {
  return Object.values(answers).reduce<number>((count, answer) => {
    if (answer === undefined) return count
    if (!isEntries(answer)) return count + 1
    return count + 1 + answer.reduce((sum, entry) => sum + Object.keys(entry).length, 0)
  }, 0)
}
