import { type Account, findAccountByEmail } from '../auth/auth.ts'
import { approveEarning, issueStatement, payStatement, recordEarning, setTerms } from '../commission/commission.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { ensureReferralCode, recordReferral } from '../referrals/referrals.ts'
import { as, daysAgo, REQUEST } from './acting.ts'

const TENTH = { milestone: 'submitted', kind: 'percent', amount: 1000 } as const
const SUCCESS = { milestone: 'decided', kind: 'fixed', amount: 15_000 } as const
const HOLD_DAYS = 30

type Referred = {
  client: string
  boundDaysAgo: number
  isShared: boolean
  /** Before this one the terms changed. */
  isUnderNewTerms?: true
  isPaid?: true
  earned?: { cents: number; daysAgo: number; approvedDaysAgo?: number }
}

/** One whose commission is paid, one owed, one on hold, one not recorded yet, and two who do not share their steps. */
const REFERRED: readonly Referred[] = [
  {
    ...{ client: 'omid@clients.rahnama.example', boundDaysAgo: 310, isShared: true, isPaid: true },
    earned: { cents: 120_000, daysAgo: 290, approvedDaysAgo: 255 },
  },
  {
    ...{ client: 'donya@clients.rahnama.example', boundDaysAgo: 80, isShared: true, isUnderNewTerms: true },
    earned: { cents: 250_000, daysAgo: 68, approvedDaysAgo: 35 },
  },
  { client: 'nika@clients.rahnama.example', boundDaysAgo: 55, isShared: false },
  {
    client: 'golnar@clients.rahnama.example',
    boundDaysAgo: 35,
    isShared: true,
    earned: { cents: 98_050, daysAgo: 20 },
  },
  { client: 'client@rahnama.example', boundDaysAgo: 12, isShared: false },
]

/** A partner of the firm, told through the operations the owner uses, on clocks of days before. */
export async function seedReferrals(deps: Deps): Promise<void> {
  const { db } = deps
  const [agent, admin] = await Promise.all(
    ['referral', 'admin'].map((name) => findAccountByEmail(db, `${name}@rahnama.example`)),
  )
  if (!agent || !admin) return
  if (await db.row(sql`select from referral_terms where referrer_id = ${agent.id}`)) return
  await db.transaction((tx) => tellAll({ ...deps, db: { ...db, ...tx } }, agent, admin))
}

async function tellAll(deps: Deps, agent: Account, admin: Account): Promise<void> {
  const owner = as(admin.id, deps, 'admin')
  const referrerId = agent.id
  const code = await ensureReferralCode(deps.db, referrerId, deps.now())
  const agreed = { referrerId, holdDays: HOLD_DAYS }
  await setTerms(daysAgo(deps, 320), owner, { ...agreed, after: 0, shares: [TENTH] }, REQUEST)
  for (const { client: address, boundDaysAgo, isShared, earned, isUnderNewTerms, isPaid } of REFERRED) {
    if (isUnderNewTerms)
      await setTerms(daysAgo(deps, 85), owner, { ...agreed, after: 1, shares: [TENTH, SUCCESS] }, REQUEST)
    const client = await findAccountByEmail(deps.db, address)
    if (!client) continue
    const binding = { userId: client.id, referrerId, code, sharesStepsIn: isShared ? client.language : undefined }
    await recordReferral(deps.db, binding, daysAgo(deps, boundDaysAgo).now())
    if (!earned) continue
    const asked = { clientId: client.id, milestone: 'submitted', receivedCents: earned.cents } as const
    const { id } = await recordEarning(daysAgo(deps, earned.daysAgo), owner, asked, REQUEST)
    if (earned.approvedDaysAgo === undefined) continue
    await approveEarning(daysAgo(deps, earned.approvedDaysAgo), owner, { id }, REQUEST)
    const statement = await issueStatement(daysAgo(deps, earned.approvedDaysAgo - 5), owner, { referrerId }, REQUEST)
    if (isPaid) await payStatement(daysAgo(deps, 248), owner, { id: statement.id, note: 'Bank transfer 1041' }, REQUEST)
  }
}
