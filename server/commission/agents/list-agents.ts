import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { writeListExport } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { askForList, type Cells, type WrittenList } from '../../list-files/list-files.ts'
import { commissionWords } from '../commission-words.ts'
import { beyond, countUpTo, cutPage, placeOf } from '../paging.ts'
import { AGENT_COLUMNS, type AgentRow, FROM_AGENTS, named, toAgent } from './agent-rows.ts'

type Asked = Input<typeof referrals.agents>
const [AT, ID] = [sql`users.created_at`, sql`users.id`]

export async function listAgents(
  { db }: Pick<Deps, 'db'>,
  _caller: unknown,
  asked: Asked,
): Promise<Output<typeof referrals.agents>> {
  const [page, total] = await Promise.all([
    readAgents(db, asked),
    countUpTo(db, sql`${FROM_AGENTS} where true ${named(asked.search)}`),
  ])
  return { ...page, total }
}

async function readAgents(db: Db, { search, after, limit }: Asked) {
  const found = await db.rows<AgentRow & { place: string }>(sql`
    select ${AGENT_COLUMNS}, ${placeOf(AT, ID)} from ${FROM_AGENTS}
    where true ${named(search)} ${beyond(after, AT, ID)}
    order by users.created_at desc, users.id desc limit ${limit + 1}`)
  const { rows, next } = cutPage(found, limit)
  return { rows: await Promise.all(rows.map(({ place: _, ...row }) => toAgent(db, row))), next }
}

export function exportAgents(
  deps: Deps,
  caller: Caller,
  filter: Input<typeof referrals.exportAgents>,
  request: RequestInfo,
): Promise<Output<typeof referrals.exportAgents>> {
  return askForList(deps, caller, { list: 'referral-agents', filter }, request, (tx) =>
    writeListExport(tx, { ...caller, requestId: request.requestId }, 'referral-agents', deps.now()),
  )
}

const ROWS_AT_ONCE = 100
const inDollars = (cents: number) => (cents / 100).toFixed(2)

export function writeAgents({ db }: Pick<Deps, 'db'>, filter: { search?: string }, language: Language): WrittenList {
  const { fullName, email, code, terms, referred, held, owed, paid, createdAt } = commissionWords(language).texts.agents
  return { header: [fullName, email, code, terms, referred, held, owed, paid, createdAt], pages: pagesOf(db, filter) }
}

async function* pagesOf(db: Db, filter: { search?: string }): AsyncGenerator<Cells[]> {
  let after: string | undefined
  do {
    const page = await readAgents(db, { search: filter.search, after, limit: ROWS_AT_ONCE })
    yield page.rows.map(({ fullName, email, code, terms, referred, money, createdAt }) => [
      ...[fullName, email, code, terms ? String(terms.version) : null, String(referred)],
      ...[money.heldCents, money.owedCents, money.paidCents].map(inDollars),
      createdAt,
    ])
    after = page.next ?? undefined
  } while (after !== undefined)
}
