import {
  startupAssessment,
  startupBusiness,
  startupOf,
  study,
  studyOf,
  transfer,
  transferOf,
} from '@rahnama/contract/assessments/assessments.ts'
import { type AnswersOf, type LongForm, readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import type { Db } from '../db/db.ts'
import { readSheet } from '../long-form/long-form.ts'

type Plans = Pick<Profile, 'startup' | 'transfer' | 'studyCanada' | 'studyChina'>

/** What the assessments tell the rules. A form that was never begun says nothing, not even that something is open. */
export async function loadPlans(db: Db, userId: string): Promise<Plans> {
  const read = async <F extends LongForm>(form: F): Promise<AnswersOf<F> | undefined> => {
    const { answers, version } = await readSheet(db, userId, form)
    return version === 0 ? undefined : readAnswers(form, answers)
  }
  // One after the other: the caller may be inside a transaction, which is one connection.
  const assessment = await read(startupAssessment)
  const business = await read(startupBusiness)
  const transferred = await read(transfer)
  const studied = await read(study)
  return {
    ...((assessment || business) && { startup: startupOf(assessment ?? {}, business ?? {}) }),
    ...(transferred && { transfer: transferOf(transferred) }),
    ...(studied && studyOf(studied)),
  }
}
