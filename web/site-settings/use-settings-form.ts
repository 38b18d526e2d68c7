import { AppError } from '@rahnama/contract/errors.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldTexts, faultsFrom, useForm } from '../ui/form/form.tsx'

type Versioned<Value> = { version: number; value: Value }

type Options<T extends FieldTexts, Name extends keyof T & string, Value> = {
  texts: T
  names: readonly Name[]
  kept: Versioned<Value>
  queryKey: QueryKey
  toValues: (value: Value) => Record<Name, string>
  fromValues: (values: Record<Name, string>, before: Value) => Value
  save: (input: Versioned<Value>) => Promise<Versioned<Value>>
  onSaved: (value: Value) => void
}

/**
 * One group of settings as a form. Only what was changed here lies over what is saved, so that a colleague's change of
 * another field is seen and kept; who saved first is told when both saved.
 */
export function useSettingsForm<T extends FieldTexts, Name extends keyof T & string, Value>(
  options: Options<T, Name, Value>,
) {
  const { texts, names, kept, queryKey, toValues, fromValues, save, onSaved } = options
  const queries = useQueryClient()
  const [changes, setChanges] = useState<Partial<Record<Name, string>>>({})
  const [hasConflict, setConflict] = useState(false)
  const values = { ...toValues(kept.value), ...changes }
  const set = (name: Name, value: string) => setChanges((before) => ({ ...before, [name]: value }))
  const form = useForm<T, Name>({
    texts,
    names,
    values,
    onValueChange: set,
    check: () => ({}),
    act: async () => {
      setConflict(false)
      try {
        const saved = await save({ version: kept.version, value: fromValues(values, kept.value) })
        queries.setQueryData(queryKey, saved)
        setChanges({})
        onSaved(saved.value)
        return undefined
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code !== 'CONFLICT') return faultsFrom(onFields(error), texts)
        await queries.invalidateQueries({ queryKey })
        setConflict(true)
        return undefined
      }
    },
  })
  return { ...form, values, set, hasConflict }
}

/** The server names a field by its place in what was sent, under `value`. */
function onFields(error: AppError): AppError {
  const issues = (error.issues ?? []).map((issue) => ({ ...issue, field: issue.field.replace(/^value\./, '') }))
  return new AppError(error.code, { issues, cause: error })
}
