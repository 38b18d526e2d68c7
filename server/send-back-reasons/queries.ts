import type { OfferedReason, ReasonWording, SendBackReason } from '@rahnama/contract/send-back-reasons.ts'
import { type Db, nothing, sql } from '../db/db.ts'

type WordingRecord = Omit<ReasonWording, 'number' | 'since'> & {
  id: string
  retiredAt: Date | null
  number: number
  since: Date | null
}

const WORDS = sql`jsonb_build_object('en', name_en, 'fa', name_fa) as name,
  jsonb_build_object('en', sentence_en, 'fa', sentence_fa) as sentence, remedy`

/** All of them in the owner's order, each with every wording: a few dozen rows. */
export async function readReasons(db: Db, id?: string): Promise<SendBackReason[]> {
  const rows = await db.rows<WordingRecord>(sql`
    select reason.id, reason.retired_at as "retiredAt", said.wording as number, ${WORDS}, said.since,
      users.full_name as by
    from send_back_reasons reason join send_back_wordings said on said.reason_id = reason.id
      left join users on users.id = said.set_by
    ${id === undefined ? nothing : sql`where reason.id = ${id}`}
    order by reason.place, reason.id, said.wording desc`)
  const reasons = new Map<string, SendBackReason>()
  for (const { id: of, retiredAt, since, ...words } of rows) {
    const reason = reasons.get(of) ?? { id: of, retiredAt: retiredAt?.toISOString() ?? null, wordings: [] }
    reason.wordings.push({ ...words, since: since?.toISOString() ?? null })
    reasons.set(of, reason)
  }
  return [...reasons.values()]
}

export function readOffered(db: Db): Promise<OfferedReason[]> {
  return db.rows<OfferedReason>(sql`
    select distinct on (reason.place, reason.id) reason.id, ${WORDS}
    from send_back_reasons reason join send_back_wordings said on said.reason_id = reason.id
    where reason.retired_at is null order by reason.place, reason.id, said.wording desc`)
}

/** The words a reason has now, for a decision that is made now; nothing where it is not offered any more. */
export function findOfferedWording(db: Db, id: string): Promise<{ reason: string; wording: number } | undefined> {
  return db.row<{ reason: string; wording: number }>(sql`
    select reason.id as reason, said.wording
    from send_back_reasons reason join send_back_wordings said on said.reason_id = reason.id
    where reason.id = ${id} and reason.retired_at is null order by said.wording desc limit 1`)
}

/** Whoever changes the list waits for whoever is changing it. */
export async function lockReasons(tx: Db): Promise<void> {
  await tx.execute(sql`lock table send_back_reasons in share row exclusive mode`)
}
