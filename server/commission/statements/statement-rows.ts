import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { CommissionStatement } from '@rahnama/contract/referral-terms.ts'
import { type Db, type Sql, sql } from '../../db/db.ts'

export type StatementRow = {
  id: string
  number: number
  referrerId: string
  afterPosting: number
  cutOff: number
  openingCents: number
  closingCents: number
  firm: Record<Language, string>
  holder: string
  issuedAt: Date
  paidAt: Date | null
  isLatest: boolean
}

const COLUMNS = sql`statements.id, statements.number, statements.referrer_id as "referrerId",
  after_posting as "afterPosting", cut_off as "cutOff", opening_cents as "openingCents",
  closing_cents as "closingCents", firm, holder, issued_at as "issuedAt",
  (select at from commission_postings where statement_id = statements.id) as "paidAt",
  not exists (select from commission_statements as later
    where later.referrer_id = statements.referrer_id and later.cut_off > statements.cut_off) as "isLatest"`

function select(db: Db, where: Sql): Promise<StatementRow[]> {
  return db.rows<StatementRow>(sql`
    select ${COLUMNS} from commission_statements as statements where ${where} order by statements.number desc`)
}

export function listStatementRows(db: Db, referrerId: string): Promise<StatementRow[]> {
  return select(db, sql`statements.referrer_id = ${referrerId}`)
}

export async function findStatement(db: Db, id: string): Promise<StatementRow | undefined> {
  return (await select(db, sql`statements.id = ${id}`))[0]
}

export function toStatement(row: StatementRow): CommissionStatement {
  const { id, number, openingCents, closingCents, issuedAt, paidAt, isLatest } = row
  return {
    ...{ id, number, openingCents, closingCents },
    issuedAt: issuedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    isPayable: isLatest && paidAt === null && closingCents > 0,
  }
}
