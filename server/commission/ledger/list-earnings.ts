import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { writeListExport } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { askForList, type Cells, type WrittenList } from '../../list-files/list-files.ts'
import { commissionWords, sayFormula } from '../commission-words.ts'
import { beyond, countUpTo, cutPage, placeOf } from '../paging.ts'
import { whoseDesk } from '../whose.ts'
import { EARNING_COLUMNS, type EarningRow, FROM_EARNINGS, toEarning } from './earning-rows.ts'

type Page = { after?: string | undefined; limit: number }

export async function listEarnings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { referrerId, ...page }: Input<typeof referrals.earnings>,
): Promise<Output<typeof referrals.earnings>> {
  const whose = whoseDesk(caller, referrerId)
  const [{ rows, next }, total] = await Promise.all([
    readEarnings(db, whose, page),
    countUpTo(db, sql`commission_earnings where referrer_id = ${whose}`),
  ])
  return { rows: rows.map((row) => toEarning(row, now())), next, total }
}

async function readEarnings(db: Db, referrerId: string, { after, limit }: Page) {
  const [at, id] = [sql`earnings.earned_at`, sql`earnings.id`]
  const found = await db.rows<EarningRow & { place: string }>(sql`
    select ${EARNING_COLUMNS}, ${placeOf(at, id)} from ${FROM_EARNINGS}
    where earnings.referrer_id = ${referrerId} ${beyond(after, at, id)}
    order by earnings.earned_at desc, earnings.id desc limit ${limit + 1}`)
  const { rows, next } = cutPage(found, limit)
  return { rows: rows.map(({ place: _, ...row }) => row), next }
}

export function exportEarnings(
  deps: Deps,
  caller: Caller,
  { referrerId }: Input<typeof referrals.exportEarnings>,
  request: RequestInfo,
): Promise<Output<typeof referrals.exportEarnings>> {
  const filter = { referrerId: whoseDesk(caller, referrerId) }
  return askForList(deps, caller, { list: 'commission', filter }, request, (tx) =>
    writeListExport(tx, { ...caller, requestId: request.requestId }, 'commission', deps.now()),
  )
}

const ROWS_AT_ONCE = 500

export function writeEarnings(
  { db }: Pick<Deps, 'db'>,
  { referrerId }: { referrerId: string },
  language: Language,
): WrittenList {
  const { columns } = commissionWords(language).texts
  const { date, client, milestone, formula, amount, state } = columns
  return { header: [date, client, milestone, formula, amount, state], pages: pagesOf(db, referrerId, language) }
}

async function* pagesOf(db: Db, referrerId: string, language: Language): AsyncGenerator<Cells[]> {
  let after: string | undefined
  do {
    const page = await readEarnings(db, referrerId, { after, limit: ROWS_AT_ONCE })
    yield page.rows.map((row) => cellsOf(row, language))
    after = page.next ?? undefined
  } while (after !== undefined)
}

function cellsOf(row: EarningRow, language: Language): Cells {
  const { texts } = commissionWords(language)
  return [
    row.earnedAt.toISOString(),
    row.client ?? texts.hidden,
    texts.milestones[row.milestone],
    sayFormula({ ...row, share: row }, language),
    (row.cents / 100).toFixed(2),
    texts.states[row.state],
  ]
}
