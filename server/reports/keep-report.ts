import { AppError } from '@rahnama/contract/errors.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { reports } from '@rahnama/contract/reports.ts'
import { findAccount } from '../auth/auth.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { assessProfile, missingAnswers } from '../eligibility/eligibility.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { drawReportCode } from './draw-code.ts'
import { checksumOf, hashInput } from './hash-input.ts'
import { findSameReport, insertReport, type NewReport, type SummaryRow, toSummary } from './queries.ts'

export async function keepReport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Output<typeof reports.create>> {
  const [account, profile] = await Promise.all([findAccount(db, userId), loadRulesProfile(db, userId)])
  if (!account) throw new AppError('NOT_SIGNED_IN')
  const missing = missingAnswers(profile)
  if (missing.length > 0) return { outcome: 'tooEmpty', missing }
  const madeAt = now()
  const assessment = assessProfile(profile, officeDay(madeAt), await readRulebook(db))
  const { on, ruleSets, readings } = assessment
  const { low, high } = readings.told.range
  const result = JSON.stringify(assessment)
  const report = await keepOnce(db, {
    userId,
    madeAt,
    madeOn: on,
    clientName: account.fullName,
    profile,
    result,
    checksum: checksumOf(result),
    ruleSets,
    inputHash: hashInput(profile, ruleSets),
    low,
    high,
  })
  return { outcome: 'kept', report: toSummary(report) }
}

const MOST_DRAWS = 10

/** A code that is taken is drawn again; a report that is kept already is given back. */
async function keepOnce(db: Db, report: Omit<NewReport, 'code'>): Promise<SummaryRow> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const kept = (await findSameReport(db, report)) ?? (await insertReport(db, { ...report, code: drawReportCode() }))
    if (kept) return kept
  }
  throw new Error('No free verification code was drawn')
}
