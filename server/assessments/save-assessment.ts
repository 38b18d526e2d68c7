import { ASSESSMENT_FORMS, type assessments } from '@rahnama/contract/assessments/assessments.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { SavedSheet } from '@rahnama/contract/long-form/long-form.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { saveSheet, tellOfChanges } from '../long-form/long-form.ts'
import { findWaitedFor } from './read-assessment.ts'

export async function saveAssessment(
  deps: Deps,
  caller: Caller,
  { assessment, ...save }: Input<typeof assessments.save>,
): Promise<SavedSheet> {
  if (await findWaitedFor(deps.db, caller.userId, assessment)) throw new AppError('CANNOT_START_YET')
  return deps.db.transaction(async (tx) => {
    const saved = await saveSheet({ ...deps, db: tx }, caller, ASSESSMENT_FORMS[assessment], save)
    await tellOfChanges(deps, tx, { userId: caller.userId, form: assessment, paths: saved.changed })
    return saved
  })
}
