import type { AuditFilter, AuditRow } from '@rahnama/contract/audit.ts'
import { LIST_COUNT_MAX, type ListTotal } from '@rahnama/contract/user-list.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import { findTerms } from '../search/search.ts'

const TERMS = { select: sql`user_id`, from: sql`account_terms`, limit: 20 }
const DAYS = { day: 1, week: 7, month: 30, quarter: 90 } as const

type Row = Omit<AuditRow, 'at' | 'actor' | 'client'> & {
  at: Date
  actorId: string | null
  actorName: string | null
  clientId: string | null
  clientName: string | null
  actorGoneAt: Date | null
  clientGoneAt: Date | null
}

/** The entries after one, as a page; ids ascend with time. */
export async function readAuditPage(
  db: Db,
  filter: AuditFilter,
  { after, limit, now }: { after: number | undefined; limit: number; now: Date },
): Promise<{ rows: AuditRow[]; next: string | null }> {
  const found = await db.rows<Row>(sql`
    select entries.id, at, actor_id as "actorId", actor.full_name as "actorName", actor_role as "actorRole", act,
      client_id as "clientId", client.full_name as "clientName", reference as folio, purpose, outcome,
      ${goneAt(sql`actor.id`, sql`actor_id`)} as "actorGoneAt", ${goneAt(sql`client.id`, sql`client_id`)} as "clientGoneAt"
    from (select * from audit_entries where true ${await meeting(db, filter, now)}
        ${after === undefined ? nothing : sql`and id < ${after}`} order by id desc limit ${limit + 1}) as entries
      left join users as actor on actor.id = actor_id
      left join users as client on client.id = client_id
      left join applications on applications.id =
        case when target like 'application:%' then substr(target, 13)::uuid end
    order by entries.id desc`)
  const rows = found.slice(0, limit).map(toAuditRow)
  return { rows, next: found.length > limit ? String(rows.at(-1)?.id ?? '') : null }
}

/** Never waits for the whole: exact up to a thousand, then "more". */
export async function countAudit(db: Db, filter: AuditFilter, now: Date): Promise<ListTotal> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) as count from (
      select from audit_entries where true ${await meeting(db, filter, now)} limit ${LIST_COUNT_MAX + 1}) as counted`)
  const count = row?.count ?? 0
  return { count: Math.min(count, LIST_COUNT_MAX), isMore: count > LIST_COUNT_MAX }
}

async function meeting(db: Db, { search, side, capability, period }: AuditFilter, now: Date): Promise<Sql> {
  const people = search ? await findPeople(db, search) : undefined
  return sql`
    ${capability ? sql`and split_part(act, '.', 1) = ${capability}` : nothing}
    ${period ? sql`and at > ${now}::timestamptz - make_interval(days => ${DAYS[period]})` : nothing}
    ${people && side === 'actor' ? sql`and actor_id = any(${people}::uuid[])` : nothing}
    ${people && side === 'client' ? sql`and client_id = any(${people}::uuid[])` : nothing}
    ${people && !side ? sql`and (actor_id = any(${people}::uuid[]) or client_id = any(${people}::uuid[]))` : nothing}`
}

async function findPeople(db: Db, text: string): Promise<string[]> {
  const terms = findTerms(TERMS, text)
  if (!terms) return []
  const rows = await db.rows<{ userId: string }>(sql`
    select distinct user_id as "userId" from (${terms}) as found`)
  return rows.map(({ userId }) => userId)
}

/** The account has no row any more; that it was deleted has one, by id alone. */
const goneAt = (account: Sql, id: Sql): Sql => sql`case when ${account} is null then
  (select max(coalesce(closed_at, done_at)) from erasures where user_id = ${id}) end`

function toAuditRow(found: Row): AuditRow {
  const { actorId, actorName, actorGoneAt, clientId, clientName, clientGoneAt, at, ...row } = found
  const person = (id: string | null, name: string | null, gone: Date | null) =>
    id === null ? null : { id, name, goneAt: gone?.toISOString() ?? null }
  return {
    ...row,
    at: at.toISOString(),
    actor: person(actorId, actorName, actorGoneAt),
    client: person(clientId, clientName, clientGoneAt),
  }
}
