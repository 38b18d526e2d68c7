import { DESK_COUNT_MAX } from '@rahnama/contract/cases/cases.ts'
import type { Caller } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'

/** Who may own a case, with how much waits for each, up to DESK_COUNT_MAX and one. */
export async function listColleagues(
  db: Db,
  { userId }: Pick<Caller, 'userId'>,
): Promise<{ id: string; name: string; open: number; isMe: boolean }[]> {
  return db.rows(sql`
    select users.id, full_name as name, users.id = ${userId} as "isMe",
      (select count(*) from (select from desk_items
        where owner_id = users.id and turn = 'office' and snoozed_until is null limit ${DESK_COUNT_MAX + 1}) as counted) as open
    from users join user_roles on user_id = users.id and role in ('case_review_agent', 'admin')
    order by full_name, users.id`)
}
