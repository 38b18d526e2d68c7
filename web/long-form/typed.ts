import type { Group, LongForm, SimpleField, Typed, Value } from '@rahnama/contract/long-form/long-form.ts'
import { type Parsed, parseField, UNKNOWN } from '@rahnama/contract/long-form/long-form.ts'
import { type PhoneValue, phoneValueOf } from '@rahnama/contract/phone-number/phone-number.ts'

/** A control of ours holds this. A number is the place of an entry in its group, null an entry that was removed. */
export type InBox = Typed | number | null

/** A phone number without a code probably has that of this country. */
const USUAL_PHONE_COUNTRY = 'IR'

export function parseBox(field: SimpleField | 'entry', box: InBox): Parsed {
  if (field === 'entry') return typeof box === 'number' ? { value: box } : {}
  return typeof box === 'number' || box === null ? {} : parseField(field, box)
}

/** Shows a stored value in its control. */
export function boxFor(field: SimpleField, value: Value | undefined): Typed {
  if (value === UNKNOWN && field.mayBeUnknown) return UNKNOWN
  switch (field.kind) {
    case 'phone':
      return typeof value === 'string' ? phoneValueOf(value, USUAL_PHONE_COUNTRY) : noPhone
    case 'yesNo':
      return value === undefined ? '' : value ? 'yes' : 'no'
    case 'consent':
      return value === true
    case 'choices':
      return Array.isArray(value) ? value : []
    default:
      return value === undefined ? '' : String(value)
  }
}

const noPhone: PhoneValue = { country: USUAL_PHONE_COUNTRY, typed: '' }

/** Finds the field that a path of the form stands for. */
export function findField(form: LongForm, path: string): SimpleField | 'entry' | undefined {
  const [name, entryId, inner] = path.split('.')
  const field = form.steps.flatMap((step) => step.fields).find((each) => each.name === name)
  if (!field) return undefined
  if (field.kind !== 'group') return field
  if (entryId === undefined) return undefined
  return inner === undefined ? 'entry' : (field as Group).fields.find((each) => each.name === inner)
}
