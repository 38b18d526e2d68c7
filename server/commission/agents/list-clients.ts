import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import {
  type CommissionShare,
  MILESTONES,
  type Milestone,
  type ReferredClient,
} from '@rahnama/contract/referral-terms.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { sharesSteps } from '../../referrals/referrals.ts'
import { MILESTONE_COLUMNS, type MilestoneRow } from '../milestones.ts'
import { beyond, countUpTo, cutPage, placeOf } from '../paging.ts'
import { findAgent } from './agent-rows.ts'

type ClientRow = MilestoneRow &
  Omit<ReferredClient, 'boundAt' | 'milestones'> & {
    boundAt: Date
    place: string
    shares: CommissionShare[] | null
    earned: Milestone[] | null
  }

const [AT, ID] = [sql`referrals.created_at`, sql`referrals.user_id`]

/** The owner looks at it before anything is paid: the same number or name, or one mailbox written in two ways. */
const LIKELY_SELF = sql`(exists (
    select from account_terms as own join account_terms as their
      on their.user_id = referrals.referrer_id and their.match = own.match and their.folded = own.folded
    where own.user_id = referrals.user_id and own.match in ('phone', 'name'))
  or regexp_replace(users.email, '[+].*@', '@') =
    (select regexp_replace(email, '[+].*@', '@') from users where id = referrals.referrer_id))`

export async function listClients(
  { db }: Pick<Deps, 'db'>,
  _caller: unknown,
  { referrerId, after, limit }: Input<typeof referrals.clients>,
): Promise<Output<typeof referrals.clients>> {
  if (!(await findAgent(db, referrerId))) throw new AppError('NOT_FOUND')
  const [found, total] = await Promise.all([
    db.rows<ClientRow>(sql`
      select referrals.user_id as "clientId", full_name as name, email, referrals.created_at as "boundAt",
        terms.version as terms, ${sharesSteps(ID, sql`referrals.referrer_id`)} as "isShared",
        ${LIKELY_SELF} as "isLikelySelf", ${MILESTONE_COLUMNS},
        (select jsonb_agg(jsonb_build_object('milestone', milestone, 'kind', kind, 'amount', amount))
          from referral_terms_shares where terms_id = referrals.terms_id) as shares,
        (select array_agg(milestone) from commission_earnings
          where client_id = referrals.user_id and state not in ('reversed', 'refunded')) as earned,
        ${placeOf(AT, ID)}
      from referrals join users on users.id = referrals.user_id left join referral_terms as terms on terms.id = terms_id
      where referrals.referrer_id = ${referrerId} ${beyond(after, AT, ID)}
      order by referrals.created_at desc, referrals.user_id desc limit ${limit + 1}`),
    countUpTo(db, sql`referrals where referrer_id = ${referrerId}`),
  ])
  const { rows, next } = cutPage(found, limit)
  return { rows: rows.map(toClient), next, total }
}

function toClient({ shares, earned, boundAt, place: _, ...row }: ClientRow): ReferredClient {
  const { clientId, name, email, terms, isShared, isLikelySelf } = row
  const milestones = MILESTONES.flatMap((milestone) => {
    const at = row[milestone]
    if (!at) return []
    const share = shares?.find((each) => each.milestone === milestone)
    const isDue = share && !earned?.includes(milestone)
    return [{ milestone, at: at.toISOString(), due: isDue ? { kind: share.kind, amount: share.amount } : null }]
  })
  return { clientId, name, email, terms, isShared, isLikelySelf, boundAt: boundAt.toISOString(), milestones }
}
