import {
  ASSESSMENT_FORMS,
  type Assessment,
  type AssessmentSheet,
  OPENS_AFTER,
  prefillOf,
} from '@rahnama/contract/assessments/assessments.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { officeDay } from '@rahnama/contract/locale/locale.ts'
import {
  type AnswerSheet,
  checkValue,
  type FlatAnswers,
  flatten,
  type LongForm,
  readAnswers,
} from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import { findAccount } from '../auth/auth.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { openSheet, readSheet } from '../long-form/long-form.ts'
import { findOutcome } from './queries.ts'

type Person = Pick<Caller, 'userId'>

export async function readAssessment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Person,
  { assessment }: { assessment: Assessment },
): Promise<AssessmentSheet> {
  return viewAssessment({ db, now }, userId, assessment, await openSheet(db, userId, ASSESSMENT_FORMS[assessment]))
}

/** Shows a sheet with the answers known elsewhere, the form it waits for and its outcome. */
export async function viewAssessment(
  { db, now }: { db: Db; now: () => Date },
  userId: string,
  assessment: Assessment,
  sheet: AnswerSheet,
): Promise<AssessmentSheet> {
  const [fromProfile, waitsFor, outcome] = await Promise.all([
    readFromProfile({ db, now }, userId, assessment, sheet),
    findWaitedFor(db, userId, assessment),
    findOutcome(db, userId, assessment),
  ])
  return { ...sheet, fromProfile, waitsFor, outcome }
}

/** Names the form that has to be completed before this one, while it is not. */
export async function findWaitedFor(db: Db, userId: string, assessment: Assessment): Promise<Assessment | null> {
  const before = OPENS_AFTER[assessment]
  if (!before) return null
  const { completedAt } = await readSheet(db, userId, ASSESSMENT_FORMS[before])
  return completedAt ? null : before
}

/** Whoever told it once is not asked again; what this form would refuse does not come along. */
async function readFromProfile(
  { db, now }: { db: Db; now: () => Date },
  userId: string,
  assessment: Assessment,
  sheet: AnswerSheet,
): Promise<FlatAnswers> {
  const [profile, account] = await Promise.all([readSheet(db, userId, profileForm), findAccount(db, userId)])
  if (!account) throw new AppError('NOT_SIGNED_IN')
  const today = officeDay(now())
  const known = {
    profile: readAnswers(profileForm, profile.answers),
    name: account.fullName,
    email: account.email,
    today,
  }
  const told = flatten(prefillOf(assessment, known))
  const answered = new Set(Object.keys(sheet.answers).map(rootOf))
  return Object.fromEntries(
    Object.entries(told).filter(
      ([path, value]) => !answered.has(rootOf(path)) && mayStand(ASSESSMENT_FORMS[assessment], path, value),
    ),
  )
}

const rootOf = (path: string) => path.split('.')[0] ?? path

function mayStand(form: LongForm, path: string, value: FlatAnswers[string]): boolean {
  const [name, entry, inner] = path.split('.')
  const field = form.steps.flatMap((step) => step.fields).find((each) => each.name === name)
  if (!field) return false
  if (field.kind !== 'group') return checkValue(field, value) === undefined
  if (entry && !inner) return true
  const asked = field.fields.find((each) => each.name === inner)
  return asked !== undefined && checkValue(asked, value) === undefined
}
