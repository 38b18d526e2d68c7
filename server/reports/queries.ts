import type { RuleSets } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { ReportSummary } from '@rahnama/contract/reports.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import { type Db, sql } from '../db/db.ts'

const MOST_LISTED = 100

export type SummaryRow = {
  id: string
  code: string
  madeAt: Date
  madeOn: string
  ruleSets: RuleSets
  low: number
  high: number
}

export type ReportRow = SummaryRow & { clientName: string; result: string; checksum: string; inputHash: string }

const SUMMARY = sql`r.id, r.code, r.made_at as "madeAt", r.made_on as "madeOn", r.rule_sets as "ruleSets", r.low, r.high`
const WHOLE = sql`${SUMMARY}, r.client_name as "clientName", r.result, r.checksum, r.input_hash as "inputHash"`

export function toSummary({ madeAt, madeOn, ...row }: SummaryRow): ReportSummary {
  const { id, code, ruleSets, low, high } = row
  return { id, code, madeAt: madeAt.toISOString(), on: madeOn, ruleSets, low, high }
}

export type NewReport = Omit<ReportRow, 'id'> & { userId: string; profile: Profile }

/** Answers undefined when the code is taken or the same report is stored already. */
export function insertReport(db: Db, report: NewReport): Promise<SummaryRow | undefined> {
  return db.row<SummaryRow>(sql`
    insert into reports as r
      (user_id, code, made_at, made_on, client_name, profile, result, checksum, rule_sets, input_hash, low, high)
    values (${report.userId}, ${report.code}, ${report.madeAt}, ${report.madeOn}, ${report.clientName},
      ${JSON.stringify(report.profile)}::jsonb, ${report.result}, ${report.checksum},
      ${JSON.stringify(report.ruleSets)}::jsonb, ${report.inputHash}, ${report.low}, ${report.high})
    on conflict do nothing
    returning ${SUMMARY}`)
}

export function findSameReport(
  db: Db,
  { userId, madeOn, inputHash }: Pick<NewReport, 'userId' | 'madeOn' | 'inputHash'>,
): Promise<SummaryRow | undefined> {
  return db.row<SummaryRow>(sql`
    select ${SUMMARY} from reports r
    where r.user_id = ${userId} and r.made_on = ${madeOn} and r.input_hash = ${inputHash}`)
}

export function listReportsOf(db: Db, userId: string): Promise<SummaryRow[]> {
  return db.rows<SummaryRow>(sql`
    select ${SUMMARY} from reports r where r.user_id = ${userId} order by r.made_at desc limit ${MOST_LISTED}`)
}

export function findReportOf(db: Db, userId: string, id: string): Promise<ReportRow | undefined> {
  return db.row<ReportRow>(sql`select ${WHOLE} from reports r where r.user_id = ${userId} and r.id = ${id}`)
}

export type Confirmed = Pick<ReportRow, 'code' | 'madeOn' | 'ruleSets' | 'low' | 'high' | 'clientName'>

export function findReportByCode(db: Db, code: string): Promise<Confirmed | undefined> {
  return db.row<Confirmed>(sql`
    select code, made_on as "madeOn", rule_sets as "ruleSets", low, high, client_name as "clientName"
    from reports where code = ${code}`)
}

export async function findReportFile(db: Db, reportId: string, language: Language): Promise<string | undefined> {
  const row = await db.row<{ fileId: string }>(sql`
    select file_id as "fileId" from report_files where report_id = ${reportId} and language = ${language}`)
  return row?.fileId
}

/** Answers whether it was the first; a second one drawn at the same moment is not needed. */
export async function insertReportFile(db: Db, reportId: string, language: Language, fileId: string): Promise<boolean> {
  const inserted = await db.execute(sql`
    insert into report_files (report_id, language, file_id) values (${reportId}, ${language}, ${fileId})
    on conflict do nothing`)
  return inserted > 0
}
