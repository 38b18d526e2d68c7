import type { eligibility } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { takeKnownAnswers } from '../profile/profile.ts'

type Keep = typeof eligibility.keepSelfCheck

/** One per person: who checks again means the newer answers. The profile begins with them, so that nothing is asked twice. */
export async function keepSelfCheck(
  deps: Pick<Deps, 'db' | 'now' | 'signals'>,
  caller: Pick<Caller, 'userId'>,
  { answers }: Input<Keep>,
): Promise<Output<Keep>> {
  const keptAt = deps.now()
  await deps.db.transaction(async (db) => {
    await db.execute(sql`
      insert into self_checks (user_id, answers, kept_at)
      values (${caller.userId}, ${JSON.stringify(answers)}::jsonb, ${keptAt})
      on conflict (user_id) do update set answers = excluded.answers, kept_at = excluded.kept_at`)
    await takeKnownAnswers({ ...deps, db }, caller)
  })
  return { keptAt: keptAt.toISOString() }
}
