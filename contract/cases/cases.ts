import type { Procedure } from '../procedure.ts'
import { afterClosing } from './after-closing.ts'
import { caseFile } from './case-file.ts'
import { moving } from './moving.ts'
import { notesAndTasks } from './notes-and-tasks.ts'
import { ownership } from './ownership.ts'
import { queue } from './queue.ts'
import { search } from './search.ts'
import { verification } from './verification.ts'

export * from '../case-terms.ts'
export * from './after-closing.ts'
export * from './case-file.ts'
export * from './moving.ts'
export * from './notes-and-tasks.ts'
export * from './ownership.ts'
export * from './queue.ts'
export * from './search.ts'
export * from './verification.ts'

/** The firm's desk: what waits, one case, and everything between sent and decided. */
export const cases = {
  ...queue,
  ...search,
  ...caseFile,
  ...ownership,
  ...moving,
  ...afterClosing,
  ...notesAndTasks,
  ...verification,
} as const satisfies Record<string, Procedure>
