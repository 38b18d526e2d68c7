import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import { toIssues, WITH_INPUT } from '@rahnama/contract/to-issues.ts'
import type { z } from '@rahnama/contract/zod.ts'
import { useRef } from 'react'
import type { Faults, FieldTexts } from './form.tsx'

type Schema = z.ZodMiniObject

/**
 * Judges a form by the schema the server judges it by. Schemas weigh more than a form, so this one is fetched when
 * somebody begins to fill the form in; where it cannot be fetched, the server alone judges.
 */
export function useLateSchema<T extends FieldTexts>(load: () => Promise<Schema>, texts: T) {
  const schema = useRef<Schema>(undefined)
  return {
    prepare: async () => {
      schema.current ??= await load().catch(() => undefined)
    },
    check: (values: Record<string, string>) => (schema.current ? findFaults(schema.current, values, texts) : {}),
  }
}

function findFaults<T extends FieldTexts>(schema: Schema, values: Record<string, string>, texts: T): Faults<T> {
  const parsed = schema.safeParse(filledIn(values), WITH_INPUT)
  return parsed.success ? {} : withTexts(toIssues(parsed.error), texts)
}

/** A field left empty is left out. */
export function filledIn<Values extends Record<string, string>>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')) as Partial<Values>
}

/** What the server found wrong with a field is shown on it; any other failure goes on. */
export function faultsFrom<T extends FieldTexts>(error: unknown, texts: T): Faults<T> {
  const faults = withTexts(error instanceof AppError ? (error.issues ?? []) : [], texts)
  if (Object.keys(faults).length === 0) throw error
  return faults
}

/** A fault the form has no words for is left to the server, whose answer has some. */
function withTexts<T extends FieldTexts>(issues: readonly Issue[], texts: T): Faults<T> {
  const shown = issues.filter(({ field, fault }) => Object.hasOwn(texts[field]?.faults ?? {}, fault))
  return Object.fromEntries(shown.map(({ field, fault }) => [field, fault])) as Faults<T>
}
