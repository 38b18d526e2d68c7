import { type Db, nothing, sql } from '../db/db.ts'

/** What somebody did at a client's file without a break of a quarter of an hour. */
export type Visit = {
  id: number
  from: Date
  until: Date
  actorId: string | null
  name: string | null
  role: string
  purposes: string[]
  acts: string[]
}

/** The visits of others to a client's file, the latest first. A refused act is none: nothing was seen or done. */
export function listVisitsTo(
  db: Db,
  clientId: string,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<Visit[]> {
  const theirs = sql`(select users.id from users where ${clientId} in (users.id, merged_into))`
  return db.rows<Visit>(sql`
    with parted as (
      select *, at - lag(at) over (partition by actor_id, actor_role order by id) < interval '15 minutes' as goes_on
      from audit_entries
      where client_id in ${theirs} and (actor_id is null or actor_id not in ${theirs}) and outcome = 'done'
    ), numbered as (
      select *, count(*) filter (where goes_on is not true)
        over (partition by actor_id, actor_role order by id) as visit
      from parted
    )
    select max(numbered.id)::float8 as id, min(at) as from, max(at) as until, actor_id as "actorId",
      (select full_name from users where users.id = actor_id) as name, actor_role as role,
      coalesce(array_agg(distinct purpose) filter (where purpose is not null), '{}') as purposes,
      array_agg(distinct act order by act) as acts
    from numbered group by actor_id, actor_role, visit
    ${after === undefined ? nothing : sql`having max(numbered.id) < ${after}`}
    order by 1 desc limit ${limit}`)
}
