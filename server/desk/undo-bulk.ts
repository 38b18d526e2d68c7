import { DESK_UNDO_MS } from '@rahnama/contract/cases/cases.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import { type Acting, type Before, syncOwner, writeDown } from './bulk.ts'
import { lockCasesFirst, tellDesk } from './desk-items.ts'

/** Puts back what a bulk act of the caller changed, for ten seconds. */
export async function undoBulk(
  deps: Acting,
  caller: Caller,
  { undoToken }: { undoToken: string },
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<{ done: number }> {
  return deps.db.transaction(async (tx) => {
    const kept = await tx.row<{ madeAt: Date; before: Before[] }>(sql`
      delete from desk_undos where id = ${undoToken} and user_id = ${caller.userId}
      returning made_at as "madeAt", before`)
    if (!kept) throw new AppError('NOT_FOUND')
    if (deps.now().getTime() - kept.madeAt.getTime() > DESK_UNDO_MS) throw new AppError('GONE')
    await lockCasesFirst(tx, kept.before)
    let done = 0
    for (const item of kept.before) {
      const { kind, id, ownerId, snoozedUntil, snoozedUntilReply, snoozeReason } = item
      await tellDesk(deps, tx, item)
      done += await tx.execute(sql`
        update desk_items set owner_id = ${ownerId}, snoozed_until = ${snoozedUntil}::timestamptz,
          snoozed_until_reply = ${snoozedUntilReply}, snooze_reason = ${snoozeReason}
        where kind = ${kind} and id = ${id}`)
      await syncOwner(deps, tx, item)
      await tellDesk(deps, tx, item)
      await takeBackEvents(tx, caller.userId, item, kept.madeAt)
      await writeDown(deps, tx, { ...caller, requestId }, item, { act: 'case.undoBulk' })
    }
    return { done }
  })
}

/** What was undone at once did not happen: the timeline does not tell it. The audit does. */
async function takeBackEvents(tx: Db, userId: string, { kind, id }: Before, at: Date): Promise<void> {
  if (kind !== 'case') return
  await tx.execute(sql`
    delete from case_events where application_id = ${id} and actor_id = ${userId} and at = ${at}
      and what in ('claimed', 'released', 'handedOver', 'snoozed', 'woken')`)
}
