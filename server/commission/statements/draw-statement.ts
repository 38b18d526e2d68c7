import { directionOf, formats as formatsOf, type Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { commissionWords, sayFormula } from '../commission-words.ts'
import { EARNING_COLUMNS, type EarningRow, FROM_EARNINGS } from '../ledger/ledger.ts'
import type { StatementRow } from './statement-rows.ts'

type Line = { what: 'approve' | 'reverse' | 'refund' | 'pay'; at: Date; moved: number; paid: number | null }
/** A payment belongs to no earning: the columns of one are empty then. */
type LineRow = Line & { [Key in keyof EarningRow]: EarningRow[Key] | null }

export async function* drawStatement(
  deps: Pick<Deps, 'db' | 'pdf'>,
  statement: StatementRow,
  language: Language,
): AsyncGenerator<Uint8Array> {
  yield await deps.pdf.render(
    statement.referrerId,
    'commission-statement',
    await printStatement(deps.db, statement, language),
  )
}

export function statementFileName({ number }: Pick<StatementRow, 'number'>, language: Language): string {
  return `commission-statement-${number}-${language}.pdf`
}

/** What the template lays out: every text whole, in one language. */
export async function printStatement(db: Db, statement: StatementRow, language: Language) {
  const { texts, formats } = commissionWords(language)
  const words = texts.statement
  const other = formatsOf(language, { calendar: formats.calendar === 'jalali' ? 'gregorian' : 'jalali' })
  const cents = (value: number) => formats.cents(value, 'CAD')
  const [lines, held] = await Promise.all([readLines(db, statement), readHeld(db, statement)])
  return {
    language,
    direction: directionOf(language),
    digits: formats.digits('0123456789'),
    firm: statement.firm[language],
    title: words.title(formats.number(statement.number)),
    for: words.for(statement.holder),
    issued: words.issued(formats.date(statement.issuedAt), other.date(statement.issuedAt)),
    footer: words.page('{page}', '{pages}'),
    columns: words.columns,
    opening: { text: words.opening, amount: cents(statement.openingCents) },
    lines: lines.map((line) => ({
      date: formats.date(line.at, 'short'),
      ...sayLine(line, language),
      amount: cents(line.moved),
    })),
    closing: { text: words.closing, amount: cents(statement.closingCents) },
    held: held === 0 ? '' : words.held(cents(held)),
    rounding: texts.rounding,
  }
}

function sayLine({ what, paid, ...earning }: LineRow, language: Language): { text: string; note: string } {
  const { texts, formats } = commissionWords(language)
  if (what === 'pay' || !isEarning(earning)) return { text: texts.statement.pay(formats.number(paid ?? 0)), note: '' }
  return {
    text: texts.statement[what](texts.milestones[earning.milestone], earning.client ?? texts.hidden),
    note: sayFormula({ ...earning, share: earning }, language),
  }
}

function isEarning(row: object): row is EarningRow {
  return 'id' in row && row.id !== null
}

function readLines(db: Db, { referrerId, afterPosting, cutOff }: StatementRow): Promise<LineRow[]> {
  return db.rows<LineRow>(sql`
    select postings.kind as what, postings.at, -lines.cents as moved, paid.number as paid, earning.*
    from commission_postings as postings
      join commission_lines as lines on lines.posting_id = postings.id and lines.account = 'owed'
      left join commission_statements as paid on paid.id = postings.statement_id
      left join lateral (select ${EARNING_COLUMNS} from ${FROM_EARNINGS} where earnings.id = postings.earning_id)
        as earning on true
    where postings.referrer_id = ${referrerId} and postings.number > ${afterPosting} and postings.number <= ${cutOff}
    order by postings.number`)
}

async function readHeld(db: Db, { referrerId, cutOff }: StatementRow): Promise<number> {
  const row = await db.row<{ cents: number }>(sql`
    select coalesce(-sum(cents), 0)::bigint as cents
    from commission_postings as postings join commission_lines as lines on lines.posting_id = postings.id
    where postings.referrer_id = ${referrerId} and account = 'held' and postings.number <= ${cutOff}`)
  return row?.cents ?? 0
}
