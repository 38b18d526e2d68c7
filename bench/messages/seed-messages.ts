import { type Database, sql } from '@rahnama/server/db/db.ts'
import { wordsOf } from '@rahnama/server/messages/messages.ts'
import { withoutUpkeep } from '../without-upkeep.ts'

const PER_THREAD = 10
export const THREADS_PER_CLIENT = 5
const THREADS_AT_ONCE = 50_000
/** A batch keeps one core busy. */
const CONNECTIONS = 2
const TABLES = ['users', 'threads', 'messages', 'thread_marks']

/** How often a word is said falls steeply, as in any language: the first are in most messages, the last in a few. */
const VOCABULARY = 20_000
const WORDS_PER_MESSAGE = 14

export type Seeding = { from: number; to: number; ownerId: string }

/** Threads are numbered from one; each has ten messages, the last by the client in every twentieth. */
export async function seedMessages(
  db: Database,
  { from, to, ownerId }: Seeding,
  tell: (line: string) => void = () => {},
): Promise<void> {
  await addWords(db)
  await db.execute(sql`
    create or replace function bench_id(seed text) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(seed) placing '4' from 13) placing '8' from 17)::uuid $$`)
  await withoutUpkeep(db, TABLES, ['thread_marks', 'messages'], async () => {
    let next = from
    let seeded = 0
    const seedNext = async () => {
      while (next <= to) {
        const first = next
        const last = Math.min(to, first + THREADS_AT_ONCE - 1)
        next = last + 1
        await db.transaction(async (tx) => {
          await tx.execute(sql`set local statement_timeout = 0`)
          await tx.execute(sql`set local work_mem = '256MB'`)
          for (const statement of batch(first, last, ownerId)) await tx.execute(statement)
        })
        seeded += last - first + 1
        tell(`${(seeded * PER_THREAD).toLocaleString('en')} messages`)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, seedNext))
  })
  await db.pool.query('vacuum analyze')
}

/** Words that are written in both scripts and folded as those of people are. */
async function addWords(db: Database): Promise<void> {
  const syllables = ['ba', 'ra', 'mi', 'no', 'sa', 'da', 'ki', 'lu', 'با', 'را', 'می', 'نو', 'سا', 'دا', 'کی', 'لو']
  const words = Array.from({ length: VOCABULARY }, (_, place) =>
    [place, place >> 4, place >> 8, place >> 12].map((part) => syllables[part % 16]).join(''),
  )
  const folded = words.map((word) => wordsOf(word)[0])
  await db.execute(sql`drop table if exists bench_words`)
  await db.execute(sql`
    create table bench_words as select place::int, word from unnest(${folded}::text[]) with ordinality as w (word, place)`)
  await db.execute(sql`create unique index on bench_words (place)`)
}

/** The vocabulary is an array of names because theirs have one length: a word of `text[]` is found by walking to it. */
function batch(first: number, last: number, ownerId: string) {
  return [
    sql`insert into users (id, email, full_name, language, created_at, updated_at, email_confirmed_at)
      select bench_id('talker' || n), 'talker-' || n || '@bench.example', 'Talker ' || n,
        case when n % 2 = 0 then 'fa' else 'en' end, now(), now(), now()
      from generate_series(${first}::int / ${THREADS_PER_CLIENT}, ${last}::int / ${THREADS_PER_CLIENT}) as n
      on conflict do nothing`,
    sql`insert into threads (id, client_id, kind, subject, begun_at, owner_id, newest, newest_of_client,
        newest_of_office, client_read, office_read, last_at, waiting_since, snoozed_until)
      select bench_id('thread' || n), bench_id('talker' || n / ${THREADS_PER_CLIENT}),
        case when n % 2 = 0 then 'general' else 'immigration' end, 'Subject ' || n,
        now() - make_interval(mins => n), case when n % 40 = 0 then ${ownerId}::uuid end, ${PER_THREAD},
        case when n % 20 = 0 then ${PER_THREAD} else ${PER_THREAD} - 1 end, ${PER_THREAD},
        ${PER_THREAD} - 1, ${PER_THREAD} - 1, now() - make_interval(secs => n),
        case when n % 20 = 0 then now() - make_interval(secs => n) end,
        case when n % 50 = 0 then now() + make_interval(mins => n) end
      from generate_series(${first}::int, ${last}::int) as n`,
    sql`insert into messages (id, thread_id, position, side, author_id, body, language, reply_minutes, sent_at, words)
      select bench_id('message' || n || '.' || position), bench_id('thread' || n), position,
        case when position % 2 = 1 then 'client' else 'office' end,
        case when position % 2 = 1 then bench_id('talker' || n / ${THREADS_PER_CLIENT}) else ${ownerId}::uuid end,
        array_to_string(said, ' '), 'en', case when position % 2 = 0 then (n % 900)::int end,
        now() - make_interval(secs => n * 20 - position), array_to_tsvector(said)
      from generate_series(${first}::int, ${last}::int) as n, generate_series(1, ${PER_THREAD}) as position,
        (select array_agg(word::name order by place) as vocabulary from bench_words) as words,
        lateral (select array(
          select vocabulary[1 + floor(power(random(), 3) * ${VOCABULARY})::int]::text
          from generate_series(1, ${WORDS_PER_MESSAGE}) where n > 0 and position > 0) as said offset 0) as drawn`,
    sql`insert into thread_marks (thread_id, user_id, read_position)
      select bench_id('thread' || n), bench_id('talker' || n / ${THREADS_PER_CLIENT}), ${PER_THREAD} - 1
      from generate_series(${first}::int, ${last}::int) as n`,
  ]
}
