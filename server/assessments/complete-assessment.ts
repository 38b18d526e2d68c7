import { randomUUID } from 'node:crypto'
import {
  ASSESSMENT_FORMS,
  type Assessment,
  type AssessmentOutcome,
  type AssessmentSheet,
  type assessments,
  type StudyAnswers,
} from '@rahnama/contract/assessments/assessments.ts'
import { type AgreedTo, CONSENT_OCCASIONS } from '@rahnama/contract/consents.ts'
import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { submitFromForm } from '../applications/applications.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { giveConsents } from '../consent-records/consent-records.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { completeSheet } from '../long-form/long-form.ts'
import { insertCompletion } from './queries.ts'
import { findWaitedFor, viewAssessment } from './read-assessment.ts'
import { sendStudyEnquiry } from './study-enquiry.ts'

/** Saves the sheet, the consents, what comes of it and a copy of what was sent: all of it or nothing. */
export async function completeAssessment(
  deps: Deps,
  caller: Caller,
  { assessment, version, language, agreedTo }: Input<typeof assessments.complete>,
  request: Pick<RequestInfo, 'address'>,
): Promise<AssessmentSheet> {
  const { userId } = caller
  if (await findWaitedFor(deps.db, userId, assessment)) throw new AppError('CANNOT_START_YET')
  const form: LongForm = ASSESSMENT_FORMS[assessment]
  const sheet = await completeSheet(deps, caller, form, { version }, async (tx, answers, completed) => {
    refuseUnread(form, agreedTo)
    const at = deps.now()
    const occasion = CONSENT_OCCASIONS.find((each) => each === assessment)
    if (occasion) await giveConsents(tx, { userId, occasion, language, agreedTo, at })
    const outcome = (await FOLLOW_UPS[assessment]?.({ deps, tx, userId, answers, language, request })) ?? null
    const { version: completedVersion, answers: sent } = completed
    await insertCompletion(tx, { userId, assessment, version: completedVersion, answers: sent, outcome, at })
  })
  return viewAssessment(deps, userId, assessment, sheet)
}

/** A tick is no consent without the words that were ticked. */
function refuseUnread(form: LongForm, agreedTo: readonly AgreedTo[]): void {
  const issues = form.steps
    .flatMap((step) => step.fields)
    .flatMap((field): Issue[] => {
      if (field.kind !== 'consent') return []
      const isRead = agreedTo.some(({ statement }) => statement === field.statement)
      return isRead ? [] : [{ field: field.name, fault: 'NOT_AGREED' }]
    })
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}

type Completed = {
  deps: Deps
  tx: Db
  userId: string
  answers: object
  language: Language
  request: Pick<RequestInfo, 'address'>
}

/** Completing some assessments starts something: an application, an enquiry. */
const FOLLOW_UPS: Partial<Record<Assessment, (completed: Completed) => Promise<AssessmentOutcome>>> = {
  async transfer({ deps, tx, userId }) {
    // Completing takes a version once, so no second try comes this far.
    const application = { userId, program: 'ICT', idempotencyKey: randomUUID() } as const
    const { id, reference } = await submitFromForm(deps, tx, application)
    return { what: 'application', id, reference, at: deps.now().toISOString() }
  },
  async study({ deps, tx, userId, answers, language, request }) {
    const enquiry = { userId, answers: answers as StudyAnswers, language }
    const { reference, replyBy } = await sendStudyEnquiry(deps, tx, enquiry, request)
    return { what: 'enquiry', reference, replyBy, at: deps.now().toISOString() }
  },
}
