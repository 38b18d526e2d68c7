import type { CaseEvent, cases } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { nothing, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { auditLook } from './audit-case.ts'
import { findCase } from './find-case.ts'

type EventRow = Pick<CaseEvent, 'id' | 'what' | 'about' | 'text' | 'sentence'> & {
  at: Date
  atText: string
  actorId: string | null
  actorName: string | null
  side: 'client' | 'office'
}

/** What the client sees and what only we do, in one order; the latest first. */
export async function readTimeline(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { folio, before, limit }: Input<typeof cases.timeline>,
  { requestId }: RequestInfo,
): Promise<Output<typeof cases.timeline>> {
  const row = await findCase(db, caller, folio)
  const [, at, key] = /^(.+)_([am]\d+)$/.exec(before ?? '') ?? []
  if (before !== undefined && (!key || Number.isNaN(Date.parse(at ?? '')))) {
    throw new AppError('INVALID_INPUT', { field: 'before' })
  }
  await auditLook({ now }, db, { ...caller, requestId }, row, 'Timeline')
  const { id } = row
  const rows = await db.rows<EventRow>(sql`
    select happened.*, at::text as "atText", full_name as "actorName" from (
      select 'a' || place as id, what, side, actor_id as "actorId", at,
        jsonb_build_object('stage', stage, 'turn', turn, 'reason', turn_reason, 'dueOn', due_on) as about,
        note as text, sentence
      from application_events where application_id = ${id} and not (what = 'reopened' and side = 'office')
      union all
      select 'm' || id, what, side, actor_id, at, about, text,
        -- A document that was sent back reads in the words of that day. How it had ended and why we opened it again is ours; the sentence is what its client was told with it.
        case what when 'reopened' then (
          select told.sentence from application_events as told
          where told.application_id = ${id} and told.what = 'reopened' and told.at = case_events.at limit 1)
        when 'documentSentBack' then (
          select jsonb_build_object('en', sentence_en, 'fa', sentence_fa) from send_back_wordings
          where reason_id = about ->> 'reason' and wording = (about ->> 'wording')::int) end
      from case_events where application_id = ${id}
    ) as happened left join users on users.id = "actorId"
    ${key ? sql`where (at, happened.id) < (${at}::timestamptz, ${key})` : nothing}
    order by at desc, happened.id desc limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    events: shown.map(({ id, what, about, text, sentence, at, actorId, actorName, side }) => ({
      ...{ id, what, about, text, sentence },
      at: at.toISOString(),
      by: actorId ? { id: actorId, name: actorName ?? '', side } : null,
    })),
    next: rows.length > limit && last ? `${last.atText}_${last.id}` : null,
  }
}
