import type { Answers, EntryAnswers, Group, LongForm, Value } from './model.ts'
import type { FlatAnswers } from './sheet.ts'

/** Answers as forms and rules read them, out of answers as they are kept. */
export function nest(form: LongForm, flat: FlatAnswers): Answers {
  const answers: Record<string, Value | readonly EntryAnswers[]> = {}
  const placed = placesOf(flat)
  for (const field of form.steps.flatMap((step) => step.fields)) {
    if (field.kind === 'group') {
      const entries = entriesOf(field, placed.get(field.name) ?? [], flat)
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

type Placed = { id: string; place: number }

/** The entries of every group, found in one pass over what may be thousands of answers. */
function placesOf(flat: FlatAnswers): Map<string, Placed[]> {
  const placed = new Map<string, Placed[]>()
  for (const path in flat) {
    const place = flat[path]
    const dot = path.indexOf('.')
    if (dot < 0 || typeof place !== 'number' || path.includes('.', dot + 1)) continue
    const group = path.slice(0, dot)
    const entry = { id: path.slice(dot + 1), place }
    const others = placed.get(group)
    if (others) others.push(entry)
    else placed.set(group, [entry])
  }
  return placed
}

/** Entries keep their order; two that were added at once in two tabs keep the same order everywhere. */
function entriesOf(group: Group, placed: readonly Placed[], flat: FlatAnswers): EntryAnswers[] {
  return placed
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
    .map(({ id }) => entryOf(group, id, flat))
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
