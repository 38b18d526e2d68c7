import type { eligibility } from '@rahnama/contract/eligibility.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'

type Keep = typeof eligibility.keepSelfCheck

/** One per person: who checks again means the newer answers. */
export async function keepSelfCheck(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
  { answers }: Input<Keep>,
): Promise<Output<Keep>> {
  const keptAt = now()
  await db.execute(sql`
    insert into self_checks (user_id, answers, kept_at) values (${userId}, ${JSON.stringify(answers)}::jsonb, ${keptAt})
    on conflict (user_id) do update set answers = excluded.answers, kept_at = excluded.kept_at`)
  return { keptAt: keptAt.toISOString() }
}
