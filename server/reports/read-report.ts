import type { Assessment, RuleSets } from '@rahnama/contract/eligibility/eligibility.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Report, reports } from '@rahnama/contract/reports.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { placesOf, ruleSetsOn } from '../eligibility/eligibility.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import { readRulebook } from '../rulebook/rulebook.ts'
import { checksumOf, hashInput } from './hash-input.ts'
import { findReportOf, type ReportRow, toSummary } from './queries.ts'

/** Reads the stored result; it is never worked out again. */
export async function readReport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
  { id }: Input<typeof reports.read>,
): Promise<Report> {
  const row = await findReportOf(db, userId, id)
  if (!row) throw new AppError('NOT_FOUND')
  const profile = await loadRulesProfile(db, userId)
  const assessment = resultOf(row)
  return {
    ...toSummary(row),
    assessment,
    places: placesOf(assessment),
    checksum: row.checksum,
    changedSince: {
      rules: !isSame(row.ruleSets, ruleSetsOn(officeDay(now()), await readRulebook(db))),
      profile: hashInput(profile, row.ruleSets) !== row.inputHash,
    },
  }
}

export function resultOf({ id, result, checksum }: ReportRow): Assessment {
  if (checksumOf(result) !== checksum) throw new Error(`The result of report ${id} is not the one that was kept`)
  return JSON.parse(result) as Assessment
}

function isSame(a: RuleSets, b: RuleSets): boolean {
  return a.crs === b.crs && a.fsw === b.fsw && a.intakes === b.intakes && a.rounds === b.rounds && a.book === b.book
}
