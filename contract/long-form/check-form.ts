import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { Issue } from '../errors.ts'
import { checkValue } from './check-value.ts'
import type { Answers, EntryAnswers, Field, Group, LongForm, LongFormStep, SimpleField, Value } from './model.ts'
import { isEntries } from './nest.ts'
import { shownAnswers, visibleEntryFields, visibleFields } from './visible.ts'

/** Lists everything that keeps a form from being completed, in the order of its questions. */
export function checkForm(form: LongForm, answers: Answers, today: IsoDate): Issue[] {
  const shown = shownAnswers(form, answers)
  return form.steps.flatMap((step) => checkStep(step, shown, today))
}

/** Lists everything that is wrong with one step. `answers` are the shown ones of the whole form. */
export function checkStep(step: LongFormStep, answers: Answers, today: IsoDate): Issue[] {
  const fields = visibleFields(step, answers)
  const own = fields.flatMap((field) => checkField(field, answers, today))
  const faulty = new Set(own.map((issue) => issue.field))
  const asked = askedPaths(step, answers)
  const across = (step.check?.(answers, today) ?? []).filter(({ field }) => asked.has(field) && !faulty.has(field))
  return [...own, ...across]
}

/** Every path of a step that is on the page now. */
export function askedPaths(step: LongFormStep, answers: Answers): ReadonlySet<string> {
  return new Set(visibleFields(step, answers).flatMap((field) => pathsOf(field, answers)))
}

function checkField(field: Field, answers: Answers, today: IsoDate): Issue[] {
  const answer = answers[field.name]
  if (field.kind !== 'group') return checkAnswer(field, field.name, answer as Value | undefined, today)
  const entries = entriesIn(answer)
  if (entries.length === 0) return field.optional ? [] : [{ field: field.name, fault: 'REQUIRED' }]
  const tooMany: Issue[] =
    entries.length > field.max ? [{ field: field.name, fault: 'TOO_MANY', params: { max: field.max } }] : []
  return [...tooMany, ...entries.flatMap((entry) => checkEntry(field, entry, answers, today))]
}

/** Lists everything that is wrong with one entry of a group, such as one job. */
export function checkEntry(group: Group, entry: EntryAnswers, answers: Answers, today: IsoDate): Issue[] {
  return visibleEntryFields(group, answers, entry).flatMap((field) =>
    checkAnswer(field, `${group.name}.${entry.id}.${field.name}`, entry[field.name], today),
  )
}

function checkAnswer(field: SimpleField, path: string, value: Value | undefined, today: IsoDate): Issue[] {
  if (field.kind === 'document') return []
  if (value === undefined) return field.optional ? [] : [{ field: path, fault: 'REQUIRED' }]
  if (field.kind === 'consent' && value === false && !field.optional) return [{ field: path, fault: 'NOT_AGREED' }]
  const fault = checkValue(field, value, today)
  return fault ? [{ field: path, ...fault }] : []
}

function pathsOf(field: Field, answers: Answers): string[] {
  if (field.kind !== 'group') return [field.name]
  const entries = entriesIn(answers[field.name])
  return [
    field.name,
    ...entries.flatMap((entry) => [
      `${field.name}.${entry.id}`,
      ...visibleEntryFields(field, answers, entry).map(({ name }) => `${field.name}.${entry.id}.${name}`),
    ]),
  ]
}

export function entriesIn(answer: Value | readonly EntryAnswers[] | undefined): readonly EntryAnswers[] {
  return answer !== undefined && isEntries(answer) ? answer : []
}
