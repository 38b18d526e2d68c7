import { type Db, sql } from '../../db/db.ts'

const AT_ONCE = 200

/** Clients who have not been here since then, have no case with us and are not announced yet. */
export function listUnused(tx: Db, before: Date): Promise<{ userId: string }[]> {
  return tx.rows<{ userId: string }>(sql`
    select users.id as "userId" from users
    where merged_into is null and coalesce(last_sign_in_at, created_at) < ${before}
      and not exists (select from user_roles where user_roles.user_id = users.id and role <> 'student')
      and not exists (select from sessions where sessions.user_id = users.id and refreshed_at >= ${before})
      and not exists (select from applications
        where applications.user_id = users.id and submitted_at is not null and closed_at is null)
      and not exists (select from erasures
        where erasures.user_id = users.id and done_at is null and (stopped_at is null or stopped_at >= ${before}))
    order by coalesce(last_sign_in_at, created_at) limit ${AT_ONCE}
    for update of users skip locked`)
}
