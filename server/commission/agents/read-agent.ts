import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { listTerms } from '../terms.ts'
import { findAgent, toAgent } from './agent-rows.ts'

export async function readAgent(
  { db }: Pick<Deps, 'db'>,
  _caller: unknown,
  { referrerId }: Input<typeof referrals.agent>,
): Promise<Output<typeof referrals.agent>> {
  const found = await findAgent(db, referrerId)
  if (!found) throw new AppError('NOT_FOUND')
  const [agent, history, more] = await Promise.all([
    toAgent(db, found),
    listTerms(db, referrerId),
    db.row<{ withoutTerms: number; hasNews: boolean }>(sql`
      select (select count(*) from referrals where referrer_id = ${referrerId} and terms_id is null) as "withoutTerms",
        exists (select from commission_postings as postings join commission_lines as lines on lines.posting_id = postings.id
          where postings.referrer_id = ${referrerId} and account = 'owed' and postings.number > coalesce(
            (select max(cut_off) from commission_statements where referrer_id = ${referrerId}), 0)) as "hasNews"`),
  ])
  return { ...agent, history, withoutTerms: more?.withoutTerms ?? 0, hasNews: more?.hasNews ?? false }
}
