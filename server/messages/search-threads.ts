import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../db/db.ts'
import type { Seeing } from '../desk/desk.ts'
import { seenBy } from './find-thread.ts'
import { withinSearchTime } from './within-search-time.ts'
import { toTextQuery } from './words.ts'

/** So many messages of a word are read, wherever in time they stand. */
const MOST_OF_A_WORD = 500
/** What was written last is looked through in any case. */
const RECENT = 1000
/** From so many messages on a word is common: its newest are met soon by going back in time. */
const COMMON_FROM = 20_000
const NEWEST = 100
const MOST_CLIENTS = 50

/** Conversations that say it, and those of clients who are called so; what was said last comes first. */
export function searchThreads(db: Db, seeing: Seeing, text: string, limit: number): Promise<string[]> {
  const query = toTextQuery(text)
  return withinSearchTime(db, async (tx) => {
    const said = query ? await findSaid(tx, seeing, query, limit) : []
    const called = await tx.rows<{ id: string }>(sql`
      select threads.id from (
        select distinct target_id from (
          select target_id from search_terms
          where match = 'name' and folded like ${`${escapeLike(foldForSearch(text))}%`} and target_kind = 'client'
          order by folded using ~<~ limit ${MOST_CLIENTS}) as named) as clients
        join threads on threads.client_id = target_id
      where true ${seenBy(seeing)} order by threads.last_at desc limit ${limit}`)
    return [...new Set([...called, ...said].map(({ id }) => id))].slice(0, limit)
  })
}

/**
 * The index over words reads every message of all words that begin so before it answers the first, however few are
 * wanted: a second and more for one that half of all messages have. Those are found from the newest back instead.
 */
async function findSaid(tx: Db, seeing: Seeing, query: string, limit: number): Promise<{ id: string }[]> {
  const isCommon = (await estimateMessages(tx, query)) >= COMMON_FROM
  // It takes some of each word by chance; of two words together hardly any would be left.
  const most = isOneWord(query) ? MOST_OF_A_WORD : 0
  await tx.execute(sql`
    select set_config('gin_fuzzy_search_limit', ${String(most)}, true),
      set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', ${isCommon ? 'off' : 'on'}, true)`)
  const hits = isCommon
    ? sql`select thread_id, number from messages where words @@ ${query}::tsquery
        order by messages.number desc limit ${NEWEST}`
    : sql`(select thread_id, number from messages where words @@ ${query}::tsquery limit ${MOST_OF_A_WORD})
        union all
        (select thread_id, number from (
          select thread_id, number, words from messages order by messages.number desc limit ${RECENT} offset 0) as recent
          where words @@ ${query}::tsquery)`
  return tx.rows<{ id: string }>(sql`
    with hits as (${hits})
    select threads.id from (select thread_id, max(number) as last from hits group by thread_id) as found
      join threads on threads.id = thread_id
    where true ${seenBy(seeing)} order by found.last desc limit ${limit}`)
}

const isOneWord = (query: string) => !query.includes('&')

/** How many messages PostgreSQL expects to say it, by what it keeps about how often each word is said. */
async function estimateMessages(tx: Db, query: string): Promise<number> {
  const row = await tx.row<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from messages where words @@ ${query}::tsquery`,
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
