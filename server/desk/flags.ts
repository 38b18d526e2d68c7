import { CASE_FLAGS, type CaseFlag } from '@rahnama/contract/cases/cases.ts'
import { contradictions } from '@rahnama/rules/contradictions/contradictions.ts'
import { addDays, addMonths } from '@rahnama/rules/dates.ts'
import { type Db, sql } from '../db/db.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { loadProfile, loadRulesProfile } from '../profile/profile.ts'

const EXPIRES_SOON_DAYS = 60
const OF_AGE_MONTHS = 18 * 12

type Flagged = { id: string; userId: string }

/** What makes a case riskier than it looks, read from the client's answers and documents today. */
export async function flagsOf(db: Db, { id, userId }: Flagged, now: Date): Promise<CaseFlag[]> {
  const today = officeDay(now)
  const { answers } = await loadProfile(db, userId)
  const { birthDate } = answers
  const is: Record<CaseFlag, boolean> = {
    contradiction: !answers.explanation && (await hasUnexplained(db, { id, userId }, now)),
    expiringDocument: await hasExpiring(db, userId, today),
    minor: birthDate !== undefined && addMonths(birthDate, OF_AGE_MONTHS) > today,
    refusedBefore: (answers.refusals?.length ?? 0) > 0,
  }
  return CASE_FLAGS.filter((flag) => is[flag])
}

async function hasUnexplained(db: Db, { id, userId }: Flagged, now: Date): Promise<boolean> {
  const found = contradictions(await loadRulesProfile(db, userId, now), officeDay(now))
  if (found.length === 0) return false
  const explained = await db.rows<{ code: string; answers: string[] }>(sql`
    select code, answers from application_explanations where application_id = ${id}`)
  const keys = new Set(explained.map(({ code, answers }) => `${code} ${answers.join()}`))
  return found.some(({ code, answers }) => !keys.has(`${code} ${answers.join()}`))
}

async function hasExpiring(db: Db, userId: string, today: string): Promise<boolean> {
  const row = await db.row(sql`
    select from documents join document_versions on document_id = documents.id
    where documents.user_id = ${userId} and not_needed_at is null and removed_at is null and state <> 'sentBack'
      and valid_until <= ${addDays(today, EXPIRES_SOON_DAYS)}
      and not exists (select from document_versions as newer where newer.document_id = documents.id
        and newer.removed_at is null and newer.number > document_versions.number)
    limit 1`)
  return row !== undefined
}
