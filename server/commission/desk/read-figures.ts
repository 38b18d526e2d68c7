import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { MILESTONES, type Milestone } from '@rahnama/contract/referral-terms.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import type { Caller } from '../../caller.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { sharesSteps } from '../../referrals/referrals.ts'
import { MILESTONE_COLUMNS } from '../milestones.ts'
import { readMoney } from '../money.ts'
import { listTerms } from '../terms.ts'
import { whoseDesk } from '../whose.ts'

type Counted = Record<Milestone, number> & { referred: number; shared: number }

/** Steps are counted of those who share theirs: a count over one person is that person. */
export async function readFigures(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { referrerId }: Input<typeof referrals.figures>,
): Promise<Output<typeof referrals.figures>> {
  const whose = whoseDesk(caller, referrerId)
  const [counted, money, [terms]] = await Promise.all([
    db.row<Counted>(sql`
      select count(*) as referred, count(*) filter (where shared) as shared,
        count(registered) filter (where shared) as registered, count(consulted) filter (where shared) as consulted,
        count(submitted) filter (where shared) as submitted, count(filed) filter (where shared) as filed,
        count(decided) filter (where shared) as decided
      from (select ${MILESTONE_COLUMNS}, ${sharesSteps(sql`referrals.user_id`, sql`referrals.referrer_id`)} as shared
        from referrals where referrer_id = ${whose}) as people`),
    readMoney(db, whose),
    listTerms(db, whose),
  ])
  const referred = counted?.referred ?? 0
  return {
    terms: terms ?? null,
    money,
    referred,
    unseen: referred - (counted?.shared ?? 0),
    reached: MILESTONES.map((milestone) => ({ milestone, people: counted?.[milestone] ?? 0 })),
  }
}
