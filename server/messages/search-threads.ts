import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../db/db.ts'
import type { Seeing } from '../desk/desk.ts'
import { bareNumber } from '../search/search.ts'
import { seenBy } from './find-thread.ts'
import { withinSearchTime } from './within-search-time.ts'
import { toTextQuery } from './words.ts'

/** So many messages of a word are read, wherever in time they stand. */
const MOST_OF_A_WORD = 500
/** What was written last is looked through in any case, and tells how often something is said. */
const SAMPLE = 2000
/** From so many among them on it is common: its newest are met soon by going back in time. */
const COMMON_FROM = 8
/** So far back, and to so many. */
const BACK = 20_000
const NEWEST = 200
/** Of words that stand before a common beginning, so many messages are read. */
const BESIDE = 1000
/** From so many in the sample on reading where they stand takes longer than it finds. */
const OFTEN_FROM = 40
const MOST_CLIENTS = 50
/** Shorter, a number stands for too many. */
const LEAST_NUMBER = 3
const MOST_CASES = 50

/** Conversations that say it, those about a case of that number, and those of clients who are called so; what was said last comes first. */
export function searchThreads(db: Db, seeing: Seeing, text: string, limit: number): Promise<string[]> {
  const query = toTextQuery(text)
  return withinSearchTime(db, async (tx) => {
    const said = query ? await findSaid(tx, seeing, query, limit) : []
    const numbered = await findNumbered(tx, seeing, bareNumber(text), limit)
    const called = await findCalled(tx, seeing, foldForSearch(text), limit)
    return [...new Set([...numbered, ...called, ...said].map(({ id }) => id))].slice(0, limit)
  })
}

async function findNumbered(db: Db, seeing: Seeing, number: string, limit: number): Promise<{ id: string }[]> {
  if (number.length < LEAST_NUMBER) return []
  return db.rows(sql`
    select threads.id from (
      select distinct target_id from (
        select target_id from search_terms
        where match = any('{folio,authorityNumber}') and folded like ${`${escapeLike(number)}%`} and target_kind = 'case'
        limit ${MOST_CASES}) as numbered) as cases
      join threads on threads.application_id = target_id
    where true ${seenBy(seeing)} order by threads.last_at desc limit ${limit}`)
}

async function findCalled(db: Db, seeing: Seeing, name: string, limit: number): Promise<{ id: string }[]> {
  // A sign that is no letter would be the beginning of every name.
  if (name === '') return []
  return db.rows(sql`
    select threads.id from (
      select distinct target_id from (
        select target_id from search_terms
        where match = 'name' and folded like ${`${escapeLike(name)}%`} and target_kind = 'client'
        order by folded using ~<~ limit ${MOST_CLIENTS}) as named) as clients
      join threads on threads.client_id = target_id
    where true ${seenBy(seeing)} order by threads.last_at desc limit ${limit}`)
}

/**
 * The index over words reads every message of all words that begin so before it answers the first, however few are
 * wanted: a second and more for one that half of all messages have. Those are found from the newest back instead. How
 * common something is tells what was written last: of words that begin so the database expects a fifth of what there is.
 */
async function findSaid(tx: Db, seeing: Seeing, query: string, limit: number): Promise<{ id: string }[]> {
  const words = query.split(' & ')
  const others = words.slice(0, -1).join(' & ')
  const { said, begun, beside } = await countInSample(tx, query, others)
  // It takes some of each word by chance; of two words together hardly any would be left.
  const most = words.length === 1 ? MOST_OF_A_WORD : 0
  await tx.execute(sql`
    select set_config('gin_fuzzy_search_limit', ${String(most)}, true), set_config('enable_seqscan', 'off', true)`)
  const newest = newestOf(query, begun >= COMMON_FROM ? BACK : SAMPLE)
  const hits = () => {
    if (said >= COMMON_FROM) return newest
    if (begun < COMMON_FROM) return sql`(${anywhere(query)}) union all (${newest})`
    // A common beginning beside other words would be read whole, too: it is looked for where the others stand.
    const typedOut = anywhere(query.replace(/:\*$/, ''))
    if (beside >= OFTEN_FROM) return sql`(${typedOut}) union all (${newest})`
    return sql`(${typedOut}) union all (${among(others, query)}) union all (${newest})`
  }
  return tx.rows<{ id: string }>(sql`
    with hits as (${hits()})
    select threads.id from (select thread_id, max(number) as last from hits group by thread_id) as found
      join threads on threads.id = thread_id
    where true ${seenBy(seeing)} order by found.last desc limit ${limit}`)
}

const anywhere = (query: string) =>
  sql`select thread_id, number from messages where words @@ ${query}::tsquery limit ${MOST_OF_A_WORD}`

const among = (others: string, query: string) => sql`
  select thread_id, number from (
    select thread_id, number, words from messages where words @@ ${others}::tsquery limit ${BESIDE} offset 0) as beside
  where words @@ ${query}::tsquery`

const newestOf = (query: string, back: number) => sql`
  select thread_id, number from (
    select thread_id, number, words from messages order by messages.number desc limit ${back} offset 0) as recent
  where words @@ ${query}::tsquery order by number desc limit ${NEWEST}`

type Counted = { said: number; begun: number; beside: number }

/** How many of the newest say all of it, how many a word that begins as the last one, and how many the words before it. */
async function countInSample(tx: Db, query: string, others: string): Promise<Counted> {
  const last = query.split(' & ').at(-1)
  const row = await tx.row<Counted>(sql`
    select count(*) filter (where words @@ ${query}::tsquery) as said,
      count(*) filter (where words @@ ${last}::tsquery) as begun,
      count(*) filter (where words @@ ${others}::tsquery) as beside
    from (select words from messages order by messages.number desc limit ${SAMPLE} offset 0) as recent`)
  return row ?? { said: 0, begun: 0, beside: 0 }
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
