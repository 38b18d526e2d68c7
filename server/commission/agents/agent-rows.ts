import type { ReferralAgent } from '@rahnama/contract/referral-terms.ts'
import { type Db, nothing, type Sql, sql } from '../../db/db.ts'
import { findTerms } from '../../search/search.ts'
import { readMoney } from '../money.ts'
import { listTerms } from '../terms.ts'

type AgentRow = Pick<ReferralAgent, 'id' | 'fullName' | 'email' | 'code' | 'isSuspended' | 'referred'> & {
  createdAt: Date
}

const MOST_FOUND = 100
const TERMS = { select: sql`user_id`, from: sql`account_terms`, limit: MOST_FOUND }

export const AGENT_COLUMNS = sql`users.id, full_name as "fullName", email, suspended_at is not null as "isSuspended",
  (select code from referral_codes where user_id = users.id) as code,
  (select count(*) from referrals where referrer_id = users.id) as referred, users.created_at as "createdAt"`

/** Agents are few among very many: they are looked up first. Who is no agent any more may still be owed something. */
export const FROM_AGENTS = sql`(select user_id from user_roles where role = 'referral_agent'
  union select referrer_id from commission_accounts offset 0) as agents join users on users.id = agents.user_id`

export function named(search: string | undefined): Sql {
  if (!search) return nothing
  const terms = findTerms(TERMS, search)
  return terms ? sql`and users.id in (${terms})` : sql`and false`
}

export async function toAgent(db: Db, { createdAt, ...row }: AgentRow): Promise<ReferralAgent> {
  const [money, [terms]] = await Promise.all([readMoney(db, row.id), listTerms(db, row.id)])
  return { ...row, terms: terms ?? null, money, createdAt: createdAt.toISOString() }
}

export function findAgent(db: Db, id: string): Promise<AgentRow | undefined> {
  return db.row<AgentRow>(sql`select ${AGENT_COLUMNS} from ${FROM_AGENTS} where users.id = ${id}`)
}

export type { AgentRow }
