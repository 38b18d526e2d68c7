import { mayMove } from '@rahnama/contract/applications.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { ApplicationRow } from '../queries.ts'
import { openApplication } from '../start-application.ts'
import { sendForReview } from './send-for-review.ts'

type Completed = { userId: string; program: Program; idempotencyKey: string }

export type SubmittedFromForm = Pick<ApplicationRow, 'id' | 'reference'> & {
  /** False when one to this program lies on our desk already: the form's answers reach it there. */
  isNew: boolean
}

/**
 * A form that is an application of its own, such as the transfer's, is complete: opens or takes the application under
 * preparation and sends it, in the caller's transaction. The form itself says what had to be answered.
 */
export async function submitFromForm(deps: Deps, tx: Db, form: Completed): Promise<SubmittedFromForm> {
  const { row } = await openApplication(deps, tx, form, form.program)
  const { id, reference } = row
  if (!mayMove('client', row.stage, 'submitted')) return { id, reference, isNew: false }
  await sendForReview(deps, tx, row, form.idempotencyKey)
  return { id, reference, isNew: true }
}
