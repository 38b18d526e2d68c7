import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { MILESTONES } from '@rahnama/contract/referral-terms.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import type { Caller } from '../../caller.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { sharesSteps } from '../../referrals/referrals.ts'
import { MILESTONE_COLUMNS, type MilestoneRow } from '../milestones.ts'
import { beyond, countUpTo, cutPage, placeOf } from '../paging.ts'
import { whoseDesk } from '../whose.ts'

const [AT, ID] = [sql`referrals.created_at`, sql`referrals.user_id`]

/** The consent of each person is part of the query: nobody is fetched and hidden afterwards. */
export async function listPeople(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { referrerId, after, limit }: Input<typeof referrals.people>,
): Promise<Output<typeof referrals.people>> {
  const whose = whoseDesk(caller, referrerId)
  const sharing = sql`referrer_id = ${whose} and ${sharesSteps(sql`referrals.user_id`, sql`referrals.referrer_id`)}`
  const [found, total] = await Promise.all([
    db.rows<MilestoneRow & { name: string; place: string }>(sql`
      select full_name as name, ${MILESTONE_COLUMNS}, ${placeOf(AT, ID)}
      from referrals join users on users.id = referrals.user_id
      where ${sharing} ${beyond(after, AT, ID)}
      order by referrals.created_at desc, referrals.user_id desc limit ${limit + 1}`),
    countUpTo(db, sql`referrals where ${sharing}`),
  ])
  const { rows, next } = cutPage(found, limit)
  return { rows: rows.map(toPerson), next, total }
}

function toPerson({ name, ...reached }: MilestoneRow & { name: string }) {
  const milestones = MILESTONES.flatMap((milestone) => {
    const at = reached[milestone]
    return at ? [{ milestone, at: at.toISOString() }] : []
  })
  return { name, milestones }
}
