import {
  startupAssessment,
  startupBusiness,
  startupOf,
  study,
  studyOf,
  transfer,
  transferOf,
} from '@rahnama/contract/assessments/assessments.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import type { Db } from '../db/db.ts'
import { readTold } from '../long-form/long-form.ts'

type Plans = Pick<Profile, 'startup' | 'transfer' | 'studyCanada' | 'studyChina'>

/**
 * Reads what the assessments tell the rules. A form that was never begun says nothing, not even that something is
 * open.
 */
export async function loadPlans(db: Db, userId: string): Promise<Plans> {
  const told = await readTold(db, userId)
  const assessment = told(startupAssessment)
  const business = told(startupBusiness)
  const transferred = told(transfer)
  const studied = told(study)
  return {
    ...((assessment || business) && { startup: startupOf(assessment ?? {}, business ?? {}) }),
    ...(transferred && { transfer: transferOf(transferred) }),
    ...(studied && studyOf(studied)),
  }
}
