import { parseDecimal } from '@rahnama/contract/locale/locale.ts'
import type { FieldProps } from '../../../ui/field/field.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'

type NumberFieldProps = FieldProps & { value: unknown; onValueChange: (value: number | string | undefined) => void }

/** A number once it reads as one; until then what was typed, which the server will refuse with a reason. */
export function NumberField({ value, onValueChange, ...field }: NumberFieldProps) {
  const type = (typed: string) => {
    const number = parseDecimal(typed)
    if (typed === '') onValueChange(undefined)
    else onValueChange(number !== undefined && String(number) === typed ? number : typed)
  }
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return <TextField {...field} kind="decimal" characters={10} value={shown} onValueChange={type} />
}
