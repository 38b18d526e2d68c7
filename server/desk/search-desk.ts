import type { ApplicationStage } from '@rahnama/contract/applications.ts'
import { type DeskKind, type FoundCase, type Hit, MATCHES, type Match } from '@rahnama/contract/cases/cases.ts'
import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { type Db, join, type Sql, sql } from '../db/db.ts'
import { bareNumber, findTerms } from '../search/search.ts'
import { bothNames } from './load-rows.ts'
import { programsNamed } from './programs-named.ts'
import { type Seeing, visibleTo } from './seeing.ts'

/** A page shows a dozen, so a few dozen of each way to match are enough. */
const TERMS = { select: sql`match, target_kind, target_id`, from: sql`search_terms`, limit: 60 }

type Found = { match: Match; kind: DeskKind; id: string }

/** Finds as it is typed. */
export async function searchDesk(db: Db, seeing: Seeing, text: string, limit: number): Promise<Hit[]> {
  const arms = armsOf(text)
  if (arms.length === 0) return []
  const found = await db.rows<Found>(sql`
    with terms as (${join(arms, ' union all ')}),
    targets as (
      select match, target_kind as kind, target_id as id from terms where target_kind <> 'client'
      union all
      select match, 'case', applications.id from terms
        join applications on target_kind = 'client' and user_id = target_id and submitted_at is not null)
    select match, kind, id from targets`)
  const best = bestOfEach(found).slice(0, limit * 2)
  const hits = await loadHits(db, seeing, best)
  return hits.slice(0, limit)
}

function armsOf(text: string): Sql[] {
  const bare = bareNumber(text)
  const numbers = bare.length >= 3 ? (['folio', 'authorityNumber'] as const) : []
  const terms = findTerms(
    TERMS,
    text,
    numbers.map((match) => ({ match, folded: bare })),
  )
  const programs = programsNamed(foldForSearch(text))
  return [
    ...(terms ? [sql`(${terms})`] : []),
    ...(programs.length > 0
      ? [
          sql`(select 'program' as match, 'case' as target_kind, id as target_id from desk_items
            where kind = 'case' and program = any(${programs}) and snoozed_until is null
            order by due_at, due_rank, risk, since, id limit ${TERMS.limit})`,
        ]
      : []),
  ]
}

/** An exact number comes first, a name that only sounds alike last; each thing once, for its best reason. */
function bestOfEach(found: readonly Found[]): Found[] {
  const byKey = new Map<string, Found>()
  for (const each of found.toSorted((a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match))) {
    const key = `${each.kind} ${each.id}`
    if (!byKey.has(key)) byKey.set(key, each)
  }
  return [...byKey.values()]
}

type HitRow = {
  kind: DeskKind
  id: string
  folio: string
  email: string
  firstName: string | null
  lastName: string | null
  persianName: string | null
  fullName: string
  program: Program | null
  stage: ApplicationStage | null
  isClosed: boolean
}

const MOST_RECENT = 8

/** What somebody opened last, as far as they may still see it. */
export async function listRecent(db: Db, seeing: Seeing): Promise<FoundCase[]> {
  const looked = await db.rows<{ id: string }>(sql`
    select application_id as id from case_looks where user_id = ${seeing.userId}
    order by looked_on desc, looked_at desc limit ${MOST_RECENT}`)
  return loadFound(
    db,
    seeing,
    looked.map(({ id }) => ({ kind: 'case', id })),
  )
}

async function loadHits(db: Db, seeing: Seeing, found: readonly Found[]): Promise<Hit[]> {
  const loaded = await loadFound(db, seeing, found)
  return loaded.flatMap((each) => {
    const match = found.find(({ kind, id }) => kind === each.kind && id === each.id)?.match
    return match ? [{ ...each, match }] : []
  })
}

async function loadFound(db: Db, seeing: Seeing, found: readonly Pick<Found, 'kind' | 'id'>[]): Promise<FoundCase[]> {
  const idsOf = (kind: DeskKind) => found.flatMap((each) => (each.kind === kind ? [each.id] : []))
  const owned = (owner: Sql) => visibleTo(seeing, owner)
  const rows = await db.rows<HitRow>(sql`
    select 'case' as kind, applications.id, reference as folio, email, answers ->> 'firstName' as "firstName",
      answers ->> 'lastName' as "lastName", answers ->> 'persianName' as "persianName", full_name as "fullName",
      program, stage, closed_at is not null as "isClosed"
    from applications join cases on application_id = applications.id join users on users.id = applications.user_id
      left join answer_sheets on answer_sheets.user_id = users.id and form = 'profile'
    where applications.id = any(${idsOf('case')}) ${owned(sql`cases.owner_id`)}
    union all
    select 'enquiry', id, reference, email, null, null, null, name, null, null, state = 'closed'
    from enquiries where id = any(${idsOf('enquiry')}) ${owned(sql`assignee_id`)}
    union all
    select 'appointment', id, reference, email, null, null, null, name, null, null, starts_at < now()
    from consultations where id = any(${idsOf('appointment')}) ${owned(sql`consultant_id`)}`)
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return found.flatMap(({ kind, id }) => {
    const row = byKey.get(`${kind} ${id}`)
    if (!row) return []
    const { folio, email, program, stage, isClosed } = row
    return [{ kind, id, folio, email, program, stage, isClosed, name: bothNames(row) }]
  })
}
