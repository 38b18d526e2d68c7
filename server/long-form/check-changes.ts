import type { Issue } from '@rahnama/contract/errors.ts'
import {
  type Changes,
  checkValue,
  type Field,
  type Group,
  type LongForm,
  type SimpleField,
} from '@rahnama/contract/long-form/long-form.ts'

/** Refuses what cannot be saved at all: paths the form does not have, and values no browser of ours would send. */
export function checkChanges(form: LongForm, changes: Changes): Issue[] {
  const fields = new Map(form.steps.flatMap((step) => step.fields).map((field) => [field.name, field]))
  return Object.entries(changes).flatMap(([path, value]) => {
    const place = findPlace(fields, path)
    if (!place) return [{ field: path, fault: 'UNKNOWN_FIELD' }]
    if (value === null) return []
    if (place === 'entry') return typeof value === 'number' ? [] : [{ field: path, fault: 'INVALID' }]
    const fault = checkValue(place, value)
    return fault ? [{ field: path, ...fault }] : []
  })
}

function findPlace(fields: ReadonlyMap<string, Field>, path: string): SimpleField | 'entry' | undefined {
  const [name = '', entryId, inner] = path.split('.')
  const field = fields.get(name)
  if (!field) return undefined
  if (field.kind !== 'group') return entryId === undefined && field.kind !== 'document' ? field : undefined
  if (entryId === undefined) return undefined
  return inner === undefined ? 'entry' : findInner(field, inner)
}

function findInner({ fields }: Group, name: string): SimpleField | undefined {
  return fields.find((field) => field.name === name && field.kind !== 'document')
}
