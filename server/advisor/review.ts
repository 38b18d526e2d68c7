import { ADVISOR_SIGNAL, type advisor, type ReviewedTurn } from '@rahnama/contract/advisor/advisor.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { ADVISOR_TURNS_SHOWN } from '@rahnama/contract/limits.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit, writeLook } from '../audit/audit.ts'
import type { Caller } from '../caller.ts'
import { createItem } from '../content/content.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readDeskSettings } from '../site-settings/site-settings.ts'
import { redact } from './model/model.ts'
import { namesOf } from './names-of.ts'
import { TURN_COLUMNS, type TurnRow, toTurn } from './queries.ts'

type Review = typeof advisor.review
type ReviewRow = TurnRow & { clientName: string }

const FILTER = {
  notAnswered: sql`and turn.outcome in ('handedOver', 'asked')`,
  markedWrong: sql`and not turn.is_right`,
  all: nothing,
}

const toReviewed = (row: ReviewRow): ReviewedTurn => ({
  ...toTurn(row),
  client: { id: row.userId, name: row.clientName },
  understood: { topics: row.topics, leftover: row.leftover, fallback: row.fallback, dropped: row.dropped },
  rating: row.rating,
  judgements: row.judgements,
  isAdopted: row.isAdopted,
})

/** Case agents see the clients whose cases they may see; the owner sees everybody. */
async function visibleTo(db: Db, { role, userId }: Pick<Caller, 'role' | 'userId'>): Promise<Sql> {
  if (role === 'admin' || (await readDeskSettings(db)).value.agentsSee === 'all') return nothing
  return sql`and exists (
    select from applications join cases on cases.application_id = applications.id
    where applications.user_id = turn.user_id and (cases.owner_id is null or cases.owner_id = ${userId}))`
}

/** What staff read of a conversation is in the client's own record of looks. */
export async function review(
  { db, now }: Deps,
  caller: Caller,
  { filter, client, before }: Input<Review>,
): Promise<Output<Review>> {
  return db.transaction(async (tx) => {
    const rows = await tx.rows<ReviewRow>(sql`
      select ${TURN_COLUMNS}, coalesce(users.full_name, '') as "clientName"
      from advisor_turns turn join users on users.id = turn.user_id
      where turn.asked_at < ${before ?? 'infinity'}::timestamptz ${FILTER[filter]}
        ${client ? sql`and turn.user_id = ${client}` : nothing} ${await visibleTo(tx, caller)}
      order by turn.asked_at desc, turn.id desc limit ${ADVISOR_TURNS_SHOWN + 1}`)
    const shown = rows.slice(0, ADVISOR_TURNS_SHOWN)
    for (const clientId of new Set(shown.map(({ userId }) => userId))) {
      const look = { act: 'advisor.read', clientId, target: `advisor:${clientId}` }
      await writeLook(tx, caller, { id: clientId }, look, now())
    }
    return { turns: shown.map(toReviewed), hasEarlier: rows.length > ADVISOR_TURNS_SHOWN }
  })
}

export async function rate(
  { db, now, signals }: Deps,
  caller: Caller,
  { id, rating, judgements, correction }: Input<typeof advisor.rate>,
): Promise<ReviewedTurn> {
  return db.transaction(async (tx) => {
    const row = await findFor(tx, caller, id)
    const at = correction === row.correction ? row.correctedAt : correction === null ? null : now()
    await tx.execute(sql`
      update advisor_turns set rating = ${rating}, judgements = ${JSON.stringify(judgements)}::jsonb, correction = ${correction}, corrected_at = ${at},
        corrected_by = ${correction === null ? null : caller.userId}
      where id = ${id}`)
    await writeAudit(tx, caller, { act: 'advisor.correct', clientId: row.userId, target: `advisor:${id}` }, now())
    await signals.publish(tx, { to: { userId: row.userId }, kind: ADVISOR_SIGNAL, payload: { turn: id } })
    return toReviewed({ ...row, rating, judgements, correction, correctedAt: at })
  })
}

/** Where questions of the site are listed. */
const TOPIC = 'general'
const QUESTION_MAX_CHARS = 200

/**
 * A correction becomes an example only after review: it is a draft among the questions of the site, which the owner edits
 * and publishes, and from then on the assistant finds it. What tells who asked is taken out.
 */
export async function adopt(deps: Deps, caller: Caller, { id }: { id: string }): Promise<ReviewedTurn> {
  const row = await findFor(deps.db, caller, id)
  if (row.correction === null || row.isAdopted) throw new AppError('CONFLICT')
  const names = await namesOf(deps.db, row.userId)
  const asked = redact(row.question, names).replace(/\s+/g, ' ')
  const item = await createItem(deps, caller, {
    kind: 'faq',
    slug: `asked-${id}`,
    facts: { topics: [TOPIC] },
    [row.language]: {
      question: [...asked].slice(0, QUESTION_MAX_CHARS).join(''),
      answer: redact(row.correction, names),
    },
  })
  await deps.db.execute(sql`update advisor_turns set adopted_as = ${item.id} where id = ${id}`)
  return toReviewed({ ...row, isAdopted: true })
}

async function findFor(tx: Db, caller: Caller, id: string): Promise<ReviewRow> {
  const row = await tx.row<ReviewRow>(sql`
    select ${TURN_COLUMNS}, coalesce(users.full_name, '') as "clientName"
    from advisor_turns turn join users on users.id = turn.user_id
    where turn.id = ${id} ${await visibleTo(tx, caller)} for update of turn`)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
