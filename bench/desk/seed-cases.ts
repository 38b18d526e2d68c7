import { type Database, join, type Sql, sql } from '@rahnama/server/db/db.ts'
import { indexCase, indexClient } from '@rahnama/server/search/search.ts'
import { withoutUpkeep } from '../without-upkeep.ts'
import { inventNames } from './invented-names.ts'

const AGENTS = 40
const PROGRAMS = ['FSW', 'CEC', 'FST', 'SUV', 'ICT', 'PNP', 'FAMILY', 'STUDY_CA', 'STUDY_CN']
/** Letters and digits of a folio, as `makeReference` writes them. */
const FOLIO_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Each number gets another folio, and they do not follow each other: 7^10 has no factor in common with 30^8. */
const FOLIOS = FOLIO_ALPHABET.length ** 8
const FOLIO_STEP = 7 ** 10
const CASES_AT_ONCE = 100_000
const CHECKED = 20
const TABLES = [
  'users',
  'answer_sheets',
  'applications',
  'application_events',
  'cases',
  'desk_items',
  'case_events',
  'case_looks',
  'case_notes',
  'case_tasks',
  'case_questions',
  'files',
  'documents',
  'document_versions',
  'search_terms',
]

export type Seeding = {
  /** Cases have numbers: what is there already is not made again. */
  from: number
  to: number
  /** Of the master key that is said to lock their files; the files themselves are not there. */
  keyId: string
}

/** What an installation of many years would have: clients, cases, documents, events, notes and tasks. */
export async function seedCases(
  db: Database,
  { from, to, keyId }: Seeding,
  tell: (line: string) => void = () => {},
): Promise<void> {
  await addAgents(db)
  await addIds(db)
  await addNames(db)
  await withoutUpkeep(db, TABLES, ['search_terms', 'desk_items', 'answer_sheets'], async () => {
    for (let first = from; first <= to; first += CASES_AT_ONCE) {
      const last = Math.min(to, first + CASES_AT_ONCE - 1)
      // One connection, so that the tables of a batch are there for all of its statements.
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`set local work_mem = '256MB'`)
        for (const statement of batch(first, last, keyId)) await tx.execute(statement)
      })
      tell(`${last.toLocaleString('en')} cases`)
    }
  })
  await db.pool.query('vacuum analyze')
  await checkTerms(db, to)
}

async function addAgents(db: Database): Promise<void> {
  await db.execute(sql`
    with added as (
      insert into users (email, full_name, language, created_at, updated_at, email_confirmed_at)
      select 'agent-' || n || '@bench.example', 'Agent ' || n, case when n % 2 = 0 then 'fa' else 'en' end, now(), now(), now()
      from generate_series(1, ${AGENTS}) as n on conflict do nothing returning id)
    insert into user_roles (user_id, role) select id, 'case_review_agent' from added`)
}

/** Ids that can be told again from a number, in the shape of random ones. */
async function addIds(db: Database): Promise<void> {
  await db.execute(sql`
    create or replace function bench_id(seed text) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(seed) placing '4' from 13) placing '8' from 17)::uuid $$`)
}

async function addNames(db: Database): Promise<void> {
  const words = inventNames()
  await db.execute(sql`drop table if exists bench_names`)
  await db.execute(sql`
    create table bench_names as
    select (row_number() over () - 1)::int as place, name.*
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as name
      (latin text, persian text, "foldedPersian" text, key text, "persianKey" text)`)
  await db.execute(sql`create index on bench_names (place)`)
}

/** A number in the folio's alphabet, from the highest place to the lowest. */
function letters(places: readonly number[]): Sql {
  const alphabet = FOLIO_ALPHABET
  const each = places.map(
    (place) => sql`substr(${alphabet}, 1 + (number / ${alphabet.length ** place} % ${alphabet.length})::int, 1)`,
  )
  return join(each, ' || ')
}

/**
 * Every fifth case is the second one of the client before. Of a hundred cases 60 are over, and of the others 15 wait for
 * us, 5 for somebody who issues a document, 8 for the client and 12 for the government.
 */
function batch(first: number, last: number, keyId: string): Sql[] {
  return [
    sql`create temp table batch on commit drop as
      select drawn.n, bench_id('case' || drawn.n) as id, bench_id('client' || drawn.n - (drawn.n % 5 = 0)::int) as user_id,
        drawn.n % 5 <> 0 as is_first,
        (${PROGRAMS}::text[])[1 + (drawn.n + (drawn.n % 5 = 0)::int * 3) % 9] as program, dice, started, started + interval '9 days' as sent,
        started + interval '12 days' as moved, written.folio, given.latin || ' ' || family.latin as latin,
        given.persian || ' ' || family.persian as persian,
        lower(given.latin) as a, lower(family.latin) as b, given."foldedPersian" as pa, family."foldedPersian" as pb,
        given.key as ka, family.key as kb, given."persianKey" as pka, family."persianKey" as pkb,
        given.latin as first_name, family.latin as last_name
      from (
        select n, n * ${FOLIO_STEP} % ${FOLIOS} as number, (hashint8(n) & 2147483647) % 100 as dice, hashint8(n * 31) & 2147483647 as luck,
          (hashint8((n - (n % 5 = 0)::int) * 17) & 2147483647) as person,
          now() - make_interval(days => 20 + (hashint8(n * 7) & 2147483647) % 2000,
            mins => (hashint8(n * 13) & 2147483647) % 1440) as started
        from generate_series(${first}::bigint, ${last}::bigint) as n) as drawn
      cross join lateral (select 'A-' || ${letters([7, 6, 5, 4])} || '-' || ${letters([3, 2, 1, 0])} as folio) as written
      join bench_names as given on given.place = person % 6912
      join bench_names as family on family.place = (person / 6912) % 6912`,
    sql`create temp table standing on commit drop as
      select *, case
          when dice < 55 then 'decided' when dice < 60 then 'withdrawn' when dice < 65 then 'submitted'
          when dice < 80 then 'inReview' when dice < 88 then 'needsMore' else 'filed' end as stage,
        case when dice < 60 then 'nobody' when dice < 75 then 'office' when dice < 80 then 'thirdParty'
          when dice < 88 then 'client' else 'government' end as turn,
        case when dice < 40 then 'approved' when dice < 55 then 'refused' when dice < 60 then 'withdrawnByClient'
          when dice < 65 then 'awaitsReview' when dice < 75 then 'underReview' when dice < 80 then 'awaitsIssuer'
          when dice < 88 then 'answerAsked' else 'awaitsDecision' end as reason,
        case when dice % 20 <> 0 then (select array_agg(user_id order by user_id) from user_roles
          where role = 'case_review_agent') end as agents
      from batch where not exists (select from applications where reference = folio)`,
    sql`insert into users (id, email, full_name, language, created_at, updated_at, email_confirmed_at)
      select user_id, a || '.' || b || n || '@bench.example', latin, case when n % 3 = 0 then 'en' else 'fa' end,
        started, started, started from batch where is_first`,
    sql`insert into answer_sheets (user_id, form, answers, marks, version, saved_at)
      select user_id, 'profile', jsonb_build_object('firstName', first_name, 'lastName', last_name, 'persianName', persian,
        'birthDate', date '1970-01-01' + (n % 15000)::int, 'maritalStatus', 'single', 'citizenship', 'IR',
        'residence', 'IR', 'phone', '+98912' || lpad((n % 10000000)::text, 7, '0'), 'highestLevel', 'master',
        'credentials.c1', 0, 'credentials.c1.level', 'master', 'credentials.c1.field', 'software-engineering',
        'credentials.c1.country', 'IR', 'credentials.c1.graduationYear', 2015, 'credentials.c1.hasEca', false,
        'hasTests', true, 'tests.t1', 0, 'tests.t1.test', 'IELTS_GT', 'tests.t1.takenOn', '2026-02-10',
        'tests.t1.listening', 7, 'tests.t1.reading', 7, 'tests.t1.writing', 6.5, 'tests.t1.speaking', 7)
        || jsonb_build_object('jobs.j1', 0, 'jobs.j1.title', 'Engineer', 'jobs.j1.country', 'IR', 'jobs.j1.startedOn', '2018-03-01',
        'jobs.j1.current', true, 'jobs.j1.noc', '21231', 'jobs.j1.hoursPerWeek', 44, 'jobs.j1.employment', 'employee',
        'hasRefusals', n % 9 = 0), '{}', 1, started from batch where is_first`,
    sql`insert into applications (id, user_id, program, reference, stage, turn, turn_reason, due_on, started_at, submitted_at,
        closed_at, changed_at, version)
      select id, user_id, program, folio, stage, turn, reason, case when turn = 'client' then (moved + interval '40 days')::date end,
        started, sent, case when turn = 'nobody' then moved end, moved, 3 from standing`,
    sql`insert into application_events (application_id, what, side, actor_id, at, stage, turn, turn_reason)
      select id, 'started', 'client', user_id, started, 'preparing', 'client', 'gatherAndSend' from standing
      union all select id, 'submitted', 'client', user_id, sent, 'submitted', 'office', 'awaitsReview' from standing
      union all select id, 'moved', 'office', null, moved, stage, turn, reason from standing where stage <> 'submitted'`,
    sql`insert into cases (application_id, owner_id, promise_minutes, flags, authority_number, filed_on)
      select id, agents[1 + n % cardinality(agents)], 2700,
        case when n % 50 = 0 then '{minor}' when n % 9 = 0 then '{refusedBefore}' else '{}' end::text[],
        case when stage in ('filed', 'decided') then 'E' || lpad(n::text, 9, '0') end,
        case when stage in ('filed', 'decided') then moved::date end from standing`,
    sql`insert into desk_items (kind, id, client_id, owner_id, turn, due_at, due_rank, risk, since, program, stage, flags)
      select 'case', id, user_id, cases.owner_id, turn,
        case turn when 'office' then sent + interval '7 days' when 'client' then moved + interval '40 days' else 'infinity' end,
        case turn when 'office' then 1 when 'client' then 0 else 2 end, -cardinality(flags), moved, program, stage, flags
      from standing join cases on application_id = id where turn <> 'nobody'`,
    sql`insert into case_events (application_id, what, actor_id, at, about)
      select id, 'claimed', null, sent, jsonb_build_object('rule', 'leastBusy') from standing
      union all select id, 'noteAdded', agents[1], moved, '{}' from standing`,
    sql`insert into case_looks (application_id, user_id, looked_at)
      select id, agents[1], moved from standing where n % 5 = 0 and agents is not null`,
    sql`insert into case_notes (id, application_id, author_id, text, written_at)
      select bench_id('note' || n), id, agents[1], 'Read; the degree has its translation.', moved from standing where n % 2 = 0`,
    sql`insert into case_tasks (id, application_id, what, assignee_id, due_on, first_due_on, created_at, done_at)
      select bench_id('task' || n), id, 'Call about the employment letter', agents[1 + n % cardinality(agents)],
        (moved + interval '10 days')::date, (moved + interval '10 days')::date, moved,
        case when turn = 'nobody' or n % 3 = 0 then moved end from standing where n % 2 = 0 and agents is not null`,
    sql`insert into case_questions (id, application_id, text, asked_at, answer, answered_at, read_at)
      select bench_id('question' || n), id, 'From which month on can you begin?', moved,
        case when n % 10 = 0 then 'From May.' end, case when n % 10 = 0 then moved end, case when n % 20 = 0 then moved end
      from standing where n % 5 = 0`,
    sql`create temp table papers on commit drop as
      select bench_id('document' || n || kind) as document_id, bench_id('version' || n || kind) as version_id,
        bench_id('file' || n || kind) as file_id, user_id, kind, subject, started, dice
      from batch cross join (values ('passport', 'profile'), ('languageResult', 'profile/tests.t1'),
        ('degree', 'profile/credentials.c1')) as given (kind, subject) where is_first`,
    sql`insert into files (id, key_id, wrapped_key, size, sha256, content_type, original_name, created_at)
      select file_id, ${keyId}, '\\x00', 100000, decode(md5(file_id::text) || md5(file_id::text), 'hex'), 'application/pdf',
        kind || '.pdf', started from papers`,
    sql`insert into documents (id, user_id, kind, subject) select document_id, user_id, kind, subject from papers`,
    sql`insert into document_versions (id, document_id, number, file_id, state, uploaded_at, valid_until)
      select version_id, document_id, 1, file_id, case when dice between 60 and 74 then 'inReview' else 'accepted' end,
        started, case when kind = 'passport' then (started + interval '8 years')::date end from papers`,
    terms(),
  ]
}

/** As `server/search` writes them; `checkTerms` holds some of them against it. */
function terms(): Sql {
  return sql`insert into search_terms (target_kind, target_id, match, folded)
    select 'client', user_id, 'email', a || '.' || b || n || '@bench.example' from batch where is_first
    union all select 'client', user_id, 'phone', reverse('98912' || lpad((n % 10000000)::text, 7, '0')) from batch where is_first
    union all select 'client', user_id, match, folded from batch cross join lateral (
      values ('name', a || ' ' || b), ('name', b || ' ' || a), ('name', pa || ' ' || pb), ('name', pb || ' ' || pa)
      union values ('soundsLike', ka || ' ' || kb), ('soundsLike', kb || ' ' || ka), ('soundsLike', pka || ' ' || pkb),
        ('soundsLike', pkb || ' ' || pka)) as spelling (match, folded) where is_first
    union all select 'case', id, 'folio', folded from standing cross join lateral (
      select lower(replace(folio, '-', '')) as bare) as written cross join lateral (
      values (bare), (substr(bare, 2)), (right(bare, 4))) as spelling (folded)
    union all select 'case', id, 'authorityNumber', lower('E' || lpad(n::text, 9, '0')) from standing
      where stage in ('filed', 'decided')`
}

/** Writing them again by the product's own hand changes nothing: the figures are about what it would search. */
async function checkTerms(db: Database, last: number): Promise<void> {
  const sample = await db.rows<{ id: string; userId: string }>(sql`
    select id, user_id as "userId" from applications
    where id = any(select bench_id('case' || n) from generate_series(${last - CHECKED}::bigint, ${last}::bigint) as n)`)
  const ids = sample.flatMap(({ id, userId }) => [id, userId])
  const written = () =>
    db.rows(sql`select * from search_terms where target_id = any(${ids}) order by target_id, match, folded`)
  const before = JSON.stringify(await written())
  for (const { id, userId } of sample) {
    await indexCase(db, id)
    await indexClient(db, userId)
  }
  if (JSON.stringify(await written()) !== before)
    throw new Error('The seeded search terms are not those the product writes')
}
