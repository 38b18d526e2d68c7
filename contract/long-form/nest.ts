import type { Answers, EntryAnswers, Group, LongForm, Value } from './model.ts'
import type { FlatAnswers } from './sheet.ts'

/** Answers as forms and rules read them, out of answers as they are kept. */
export function nest(form: LongForm, flat: FlatAnswers): Answers {
  const answers: Record<string, Value | readonly EntryAnswers[]> = {}
  for (const field of form.steps.flatMap((step) => step.fields)) {
    if (field.kind === 'group') {
      const entries = entriesOf(field, flat)
      if (entries.length > 0) answers[field.name] = entries
    } else if (flat[field.name] !== undefined) answers[field.name] = flat[field.name] as Value
  }
  return answers
}

export function flatten(answers: Answers): FlatAnswers {
  const flat: FlatAnswers = {}
  for (const [name, answer] of Object.entries(answers)) {
    if (answer === undefined) continue
    if (!isEntries(answer)) flat[name] = toStored(answer)
    else {
      for (const [place, { id, ...fields }] of answer.entries()) {
        flat[`${name}.${id}`] = place
        for (const [key, value] of Object.entries(fields)) {
          if (value !== undefined) flat[`${name}.${id}.${key}`] = toStored(value)
        }
      }
    }
  }
  return flat
}

/** The entries of a group in their order; two that were added at once in two tabs keep the same order everywhere. */
function entriesOf(group: Group, flat: FlatAnswers): EntryAnswers[] {
  const prefix = `${group.name}.`
  const placed: { id: string; place: number }[] = []
  for (const [path, value] of Object.entries(flat)) {
    if (!path.startsWith(prefix)) continue
    const id = path.slice(prefix.length)
    if (!id.includes('.') && typeof value === 'number') placed.push({ id, place: value })
  }
  placed.sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
  return placed.map(({ id }) => entryOf(group, id, flat))
}

function entryOf({ name, fields }: Group, id: string, flat: FlatAnswers): EntryAnswers {
  const entry: Record<string, Value> & { id: string } = { id }
  for (const field of fields) {
    const value = flat[`${name}.${id}.${field.name}`]
    if (value !== undefined) entry[field.name] = value
  }
  return entry
}

export function isEntries(answer: Value | readonly EntryAnswers[]): answer is readonly EntryAnswers[] {
  return Array.isArray(answer) && answer.length > 0 && typeof answer[0] === 'object'
}

const toStored = (value: Value) => (Array.isArray(value) ? [...value] : value) as FlatAnswers[string]
