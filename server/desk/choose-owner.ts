import { type Db, sql } from '../db/db.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import { readDeskSettings } from '../site-settings/site-settings.ts'

/** Why this colleague, and who was passed over for what, by their ids. */
export type ChosenOwner = {
  id: string
  why: 'knowsClient' | 'leastBusy' | 'leastBusyOfAll'
  away: string[]
  full: string[]
}

type Candidate = { id: string; knowsClient: boolean; speaks: boolean; isAway: boolean; open: number }

/**
 * Who gets a client's case: whoever has another of theirs, else the least busy who speaks their language, else the
 * least busy. Nobody who is away today is given one, and a new client's goes to nobody who has as much as one may have;
 * with nobody left it stays in the pool.
 */
export async function chooseOwner(tx: Db, clientId: string, now: Date): Promise<ChosenOwner | undefined> {
  const { mostOpen } = (await readDeskSettings(tx)).value
  const all = await listCandidates(tx, clientId, officeDay(now))
  const present = all.filter(({ isAway }) => !isAway)
  const isFull = ({ open }: Candidate) => mostOpen !== null && open >= mostOpen
  const passedOver = {
    away: idsOf(all.filter(({ isAway }) => isAway)),
    full: idsOf(present.filter((each) => isFull(each) && !each.knowsClient)),
  }
  const known = present.find(({ knowsClient }) => knowsClient)
  if (known) return { id: known.id, why: 'knowsClient', ...passedOver }
  const [best] = present
    .filter((each) => !isFull(each))
    .toSorted((a, b) => Number(b.speaks) - Number(a.speaks) || a.open - b.open || (a.id < b.id ? -1 : 1))
  return best && { id: best.id, why: best.speaks ? 'leastBusy' : 'leastBusyOfAll', ...passedOver }
}

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id)

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
