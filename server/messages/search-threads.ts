import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../db/db.ts'
import type { Seeing } from '../desk/desk.ts'
import { seenBy } from './find-thread.ts'
import { withinSearchTime } from './within-search-time.ts'
import { toTextQuery } from './words.ts'

/** A word that half of all messages have is not read to its end. */
const MOST_OF_A_WORD = 1000
/** What was written last is looked through in any case: of a common word the newest is what is meant. */
const RECENT = 1000
const MOST_CLIENTS = 50

/** Conversations that say it, and those of clients who are called so; what was said last comes first. */
export function searchThreads(db: Db, seeing: Seeing, text: string, limit: number): Promise<string[]> {
  const query = toTextQuery(text)
  return withinSearchTime(db, async (tx) => {
    await tx.execute(sql`
      select set_config('gin_fuzzy_search_limit', ${String(MOST_OF_A_WORD)}, true),
        set_config('enable_seqscan', 'off', true)`)
    const said = query
      ? await tx.rows<{ id: string }>(sql`
          with hits as (
            (select thread_id, number from messages where words @@ ${query}::tsquery limit ${MOST_OF_A_WORD})
            union all
            (select thread_id, number from (
              select thread_id, number, words from messages order by number desc limit ${RECENT} offset 0) as recent
              where words @@ ${query}::tsquery))
          select threads.id from (select thread_id, max(number) as last from hits group by thread_id) as found
            join threads on threads.id = thread_id
          where true ${seenBy(seeing)} order by found.last desc limit ${limit}`)
      : []
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

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
