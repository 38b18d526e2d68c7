import type { Issue } from '@rahnama/contract/errors.ts'
import { type Sentence, variablesIn } from '../mail/mail.ts'

/** A sentence says every variable of ours and no other: a name, a day or a reference is neither lost nor made up. */
export function faultsOf({ variables }: Sentence, said: string, field: string): Issue[] {
  const named = variablesIn(said)
  const unknown = named.find((name) => !variables.includes(name))
  if (unknown !== undefined) return [{ field, fault: 'UNKNOWN_VARIABLE', params: { variable: unknown } }]
  const missing = variables.find((name) => !named.includes(name))
  return missing === undefined ? [] : [{ field, fault: 'MISSING_VARIABLE', params: { variable: missing } }]
}
