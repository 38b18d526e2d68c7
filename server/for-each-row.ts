import { AppError } from '@rahnama/contract/errors.ts'
import type { OneRow, Refusal } from '@rahnama/contract/many.ts'

/**
 * An act on many rows is the act on one, for each of them: with its own transaction, its own look at what may be done and its own
 * line in the audit. What is refused is named and stops nothing; a row that is named twice is one row.
 */
export async function forEachRow<Row extends OneRow, Done>(
  { items }: { items: readonly Row[] },
  act: (row: Row) => Promise<Done>,
): Promise<{ done: Done[]; refused: Refusal[] }> {
  const done: Done[] = []
  const refused: Refusal[] = []
  for (const row of new Map(items.map((item) => [item.id, item])).values()) {
    try {
      done.push(await act(row))
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      refused.push({ id: row.id, code: error.code, ...(error.field !== undefined && { field: error.field }) })
    }
  }
  return { done, refused }
}
