import { randomUUID } from 'node:crypto'
import type { StudyAnswers } from '@rahnama/contract/assessments/assessments.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { findAccount } from '../auth/auth.ts'
import type { RequestInfo } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { submitEnquiry } from '../enquiries/enquiries.ts'
import { readSheet } from '../long-form/long-form.ts'
import { writeStudyMessage } from './study-message.ts'

type StudyEnquiry = { userId: string; answers: StudyAnswers; language: Language }

/** Reaches the same desk as the contact form, so that somebody answers by the same promise. */
export async function sendStudyEnquiry(
  deps: Deps,
  tx: Db,
  { userId, answers, language }: StudyEnquiry,
  request: Pick<RequestInfo, 'address'>,
): Promise<{ reference: string; replyBy: string }> {
  const account = await findAccount(tx, userId)
  if (!account) throw new AppError('NOT_SIGNED_IN')
  const profile = await readSheet(tx, userId, profileForm)
  const { residence } = readAnswers(profileForm, profile.answers)
  const enquiry = {
    name: answers.fullName ?? account.fullName,
    email: account.email,
    ...(answers.phone && { phone: answers.phone }),
    ...(residence && { country: residence }),
    serviceType: answers.country === 'china' ? ('studyInChina' as const) : ('studentVisas' as const),
    message: writeStudyMessage(answers, language),
    language,
    idempotencyKey: randomUUID(),
  }
  return submitEnquiry({ ...deps, db: tx }, { userId }, enquiry, request)
}
