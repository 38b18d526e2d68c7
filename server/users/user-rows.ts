import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import {
  LIST_COUNT_MAX,
  type ListTotal,
  STAFF,
  STAFF_ROLES,
  type UserFilter,
  type UserSummary,
} from '@rahnama/contract/user-list.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import { findTerms } from '../search/search.ts'

/** Whoever is not among the first of a search types a letter more. */
const MOST_FOUND = 100
const TERMS = { select: sql`match, user_id`, from: sql`account_terms`, limit: MOST_FOUND }
/** An address or a number is meant as it is; a name that only sounds alike comes last. */
const MATCH_RANK = sql`case match when 'email' then 0 when 'phone' then 1 when 'name' then 2 else 3 end`

type Row = Omit<UserSummary, 'createdAt' | 'lastSignInAt' | 'role'> & {
  role: Role | null
  createdAt: Date
  lastSignInAt: Date | null
}

export const USER_COLUMNS = sql`users.id, users.email, users.full_name as "fullName",
  (select role from user_roles where user_id = users.id) as role,
  case when suspended_at is not null then 'suspended' when email_confirmed_at is null then 'unconfirmed'
    else 'active' end as state,
  exists (select from factors where factors.user_id = users.id and verified_at is not null) as "hasSecondFactor",
  users.created_at as "createdAt", last_sign_in_at as "lastSignInAt"`

export type UserRow = Row

export function toUserSummary({ id, email, fullName, role, state, hasSecondFactor, ...at }: Row): UserSummary {
  return {
    ...{ id, email, fullName, role: role ?? DEFAULT_ROLE, state, hasSecondFactor },
    createdAt: at.createdAt.toISOString(),
    lastSignInAt: at.lastSignInAt?.toISOString() ?? null,
  }
}

/** Staff are few among very many: they are looked up by role first, or the whole list would be walked to find them. */
export function fromUsers({ role }: Pick<UserFilter, 'role'>): Sql {
  if (role === undefined || role === DEFAULT_ROLE) return sql`users`
  const wanted = role === STAFF ? STAFF_ROLES : [role]
  return sql`(select distinct user_id from user_roles where role = any(${wanted}) offset 0) as wanted
    join users on users.id = wanted.user_id`
}

export function meeting({ role, state }: Pick<UserFilter, 'role' | 'state'>): Sql {
  return sql`and users.merged_into is null
    ${role === DEFAULT_ROLE ? sql`and not exists (select from user_roles where user_id = users.id and role <> ${DEFAULT_ROLE})` : nothing}
    ${state === 'suspended' ? sql`and suspended_at is not null` : nothing}
    ${state === 'unconfirmed' ? sql`and suspended_at is null and email_confirmed_at is null` : nothing}
    ${state === 'active' ? sql`and suspended_at is null and email_confirmed_at is not null` : nothing}`
}

/**
 * Never waits for the whole: exact up to a thousand, then "more". In the order of an index, which has the rows of the list
 * and no others; in any order the table would be read from its beginning until enough are met.
 */
export async function countUsers(db: Db, filter: UserFilter): Promise<ListTotal> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) as count from (
      select from ${fromUsers(filter)} where true ${meeting(filter)}
      order by users.created_at, users.id limit ${LIST_COUNT_MAX + 1}) as counted`)
  const count = row?.count ?? 0
  return { count: Math.min(count, LIST_COUNT_MAX), isMore: count > LIST_COUNT_MAX }
}

/** Finds by email, by phone in any spelling, by name in either script; best match first. */
export async function findUsers(db: Db, text: string, filter: Pick<UserFilter, 'role' | 'state'>): Promise<Row[]> {
  const terms = findTerms(TERMS, text)
  if (!terms) return []
  return db.rows<Row>(sql`
    with found as (
      select user_id, min(${MATCH_RANK}) as rank from (${terms}) as terms
      group by user_id order by rank limit ${MOST_FOUND})
    select ${USER_COLUMNS} from found join users on users.id = found.user_id
    where true ${meeting(filter)} ${roleIs(filter)} order by rank, users.full_name, users.id`)
}

function roleIs({ role }: Pick<UserFilter, 'role'>): Sql {
  if (role === undefined || role === DEFAULT_ROLE) return nothing
  const wanted = role === STAFF ? STAFF_ROLES : [role]
  return sql`and exists (select from user_roles where user_id = users.id and role = any(${wanted}))`
}
