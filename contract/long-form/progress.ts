import { type AnswerState, completenessOf } from '@rahnama/rules/completion/completion.ts'
import { entriesIn } from './check-form.ts'
import { type Answers, type Field, type LongForm, UNKNOWN, type Value } from './model.ts'
import type { FormProgress } from './sheet.ts'
import { shownAnswers, visibleEntryFields, visibleFields } from './visible.ts'

type RequiredQuestion = { id: string; branch: boolean; state: AnswerState }

/** Works out how far a form is: per step and overall, in questions that must be answered. */
export function progressOf(form: LongForm, answers: Answers): FormProgress {
  const shown = shownAnswers(form, answers)
  const byStep = form.steps.map((step) => ({
    name: step.name,
    questions: visibleFields(step, shown).flatMap((field) => questionsOf(field, shown)),
  }))
  return {
    overall: completenessOf(byStep.flatMap(({ questions }) => questions)),
    steps: Object.fromEntries(byStep.map(({ name, questions }) => [name, completenessOf(questions)])),
  }
}

function questionsOf(field: Field, answers: Answers): RequiredQuestion[] {
  const branch = field.when !== undefined
  if (field.kind !== 'group') return question(field, field.name, branch, answers[field.name] as Value | undefined)
  const entries = entriesIn(answers[field.name])
  const asked: RequiredQuestion[] = field.optional
    ? []
    : [{ id: field.name, branch, state: entries.length > 0 ? 'answered' : 'missing' }]
  for (const entry of entries) {
    for (const inner of visibleEntryFields(field, answers, entry)) {
      asked.push(...question(inner, `${field.name}.${entry.id}.${inner.name}`, true, entry[inner.name]))
    }
  }
  return asked
}

function question(field: Field, id: string, branch: boolean, value: Value | undefined): RequiredQuestion[] {
  if (field.optional || field.kind === 'document') return []
  const isMissing = value === undefined || (field.kind === 'consent' && value === false)
  return [{ id, branch, state: isMissing ? 'missing' : value === UNKNOWN ? 'unknown' : 'answered' }]
}
