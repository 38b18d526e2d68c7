import { type Db, sql } from '../db/db.ts'
import { officeDay } from '../office-hours/office-hours.ts'

export type ChosenOwner = { id: string; why: 'knowsClient' | 'leastBusy' }

type Candidate = { id: string; knowsClient: boolean; speaks: boolean; isAway: boolean; open: number }

/**
 * Who gets a client's case: whoever has another of theirs, else the least busy who speaks their language, else the
 * least busy. Nobody who is away today is given one; with nobody left it stays in the pool.
 */
export async function chooseOwner(tx: Db, clientId: string, now: Date): Promise<ChosenOwner | undefined> {
  const present = (await listCandidates(tx, clientId, officeDay(now))).filter(({ isAway }) => !isAway)
  const known = present.find(({ knowsClient }) => knowsClient)
  if (known) return { id: known.id, why: 'knowsClient' }
  const [best] = present.toSorted(
    (a, b) => Number(b.speaks) - Number(a.speaks) || a.open - b.open || (a.id < b.id ? -1 : 1),
  )
  return best && { id: best.id, why: 'leastBusy' }
}

function listCandidates(tx: Db, clientId: string, today: string): Promise<Candidate[]> {
  return tx.rows<Candidate>(sql`
    select agents.id,
      exists (select from desk_items where kind = 'case' and client_id = ${clientId} and owner_id = agents.id)
        as "knowsClient",
      agents.language = (select language from users where id = ${clientId}) as speaks,
      exists (select from consultant_days_off where consultant_id = agents.id
        and ${today}::date between first_day and last_day) as "isAway",
      (select count(*) from desk_items where owner_id = agents.id and turn = 'office' and snoozed_until is null) as open
    from users as agents join user_roles on user_id = agents.id and role = 'case_review_agent'`)
}
